import { useEffect, useLayoutEffect, useRef } from 'react'
import { press } from './carry-over.ts'
import { takePressesOnShell } from './early-presses.ts'

/** What was pressed on the header and the footer before they were live is pressed once their first effects are over. */
export const usePressesBeforeLive = (): void => {
  const early = useRef<Element[]>([])
  useLayoutEffect(() => {
    early.current = takePressesOnShell()
  }, [])
  useEffect(() => {
    queueMicrotask(() => {
      for (const button of early.current) if (button instanceof HTMLElement) press(button)
    })
  }, [])
}
