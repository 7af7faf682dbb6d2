import { useToast } from '@portal/shared-ui/platform/platform'
import { useCallback, useRef, useState } from 'react'

interface OnDemand<Part> {
  /** Null until its code has loaded. */
  part: Part | null
  /** Needed, and still loading. */
  isComing: boolean
  /** Loading failed, and was not retried yet. */
  isMissing: boolean
  /** Loads it; false if that fails, with a toast unless `quietly`. Calling it again retries. */
  need: (manner?: 'quietly') => Promise<boolean>
}

/**
 * Loads the code of a part on demand; a failure does not affect the rest of the page. `load` must be the same
 * function on every render. `sorry` is the toast's sentence if a pressed control cannot be opened.
 */
export const usePart = <Part>(load: () => Promise<Part>, sorry = ''): OnDemand<Part> => {
  const [part, setPart] = useState<Part | null>(null)
  const [isComing, setComing] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const isLoaded = useRef(false)
  const toast = useToast()
  const need = useCallback(
    async (manner?: 'quietly') => {
      if (isLoaded.current) return true
      if (!manner) setComing(true)
      setMissing(false)
      try {
        const loaded = await load()
        isLoaded.current = true
        setPart(() => loaded)
        return true
      } catch {
        setMissing(true)
        const description = `${sorry} Check your connection and try again.`
        if (!manner) toast({ title: 'Error', description, tone: 'danger' })
        return false
      } finally {
        if (!manner) setComing(false)
      }
    },
    [load, sorry, toast],
  )
  return { part, isComing, isMissing, need }
}
