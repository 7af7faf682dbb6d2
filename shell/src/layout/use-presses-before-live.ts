import { useEffect, useLayoutEffect, useRef } from 'react'
import { press } from './carry-over.ts'
import { takePressesOnShell } from './early-presses.ts'

/** Once their first effects have run. */
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
