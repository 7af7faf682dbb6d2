import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the plan in the address (`#premium`), so that visitors return to their choice after signing up. */
export const useNamedPlan = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return
    // Opening a page moves the focus to its top first.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus())
    return () => cancelAnimationFrame(frame)
  }, [hash])
}
