import { useToast } from '@portal/shared-ui/platform/platform'
import { useCallback, useRef, useState } from 'react'

interface OnDemand<Part> {
  /** Null until its code is there. */
  part: Part | null
  /** It was needed and is not there yet. */
  isComing: boolean
  /** It could not be had, and has not been asked for since. */
  isMissing: boolean
  /** Asks for it; false when it cannot be had, which is said to the person unless it is done quietly. Needing it again tries again. */
  need: (manner?: 'quietly') => Promise<boolean>
}

/**
 * A part of the page whose code loads when it is needed; the rest of the page stays, whatever becomes of it. `load` is the same
 * function at every render, and `sorry` a sentence for whoever pressed something that cannot be opened.
 */
export const usePart = <Part>(load: () => Promise<Part>, sorry = ''): OnDemand<Part> => {
  const [part, setPart] = useState<Part | null>(null)
  const [isComing, setComing] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const isThere = useRef(false)
  const toast = useToast()
  const need = useCallback(
    async (manner?: 'quietly') => {
      if (isThere.current) return true
      if (!manner) setComing(true)
      setMissing(false)
      try {
        const loaded = await load()
        isThere.current = true
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
