interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not all browsers have it, and TypeScript does not know it. */
const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {})

/** Whether this person would pay for what they do not ask for, or wait for it. */
export const savesData = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g')
}
