import { useState } from 'react'

/** Stays true once it was true. */
export const useOnce = (isSo: boolean): boolean => {
  const [was, setWas] = useState(isSo)
  if (isSo && !was) setWas(true)
  return was || isSo
}
