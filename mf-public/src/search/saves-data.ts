interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Some browsers lack it, and TypeScript does not know it. */
const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {})

/** Whether loading ahead would cost this person money or time. */
export const savesData = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g')
}
