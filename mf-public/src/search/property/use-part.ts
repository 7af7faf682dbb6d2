import { type ComponentType, useCallback, useState } from 'react'

type Part<Props> = ComponentType<Props> | null

/**
 * A part of the page whose code loads when it is needed: null until then. `need` throws when it cannot be loaded; the rest of
 * the page stays, and needing it again tries again.
 */
export const usePart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): [part: Part<Props>, need: () => Promise<void>] => {
  const [part, setPart] = useState<Part<Props>>(null)
  const need = useCallback(async () => {
    const loaded = await load()
    setPart(() => loaded)
  }, [load])
  return [part, need]
}
