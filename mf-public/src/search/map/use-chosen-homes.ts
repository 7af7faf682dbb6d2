import type { Property } from '@portal/contract/properties/property'
import { useCallback, useMemo, useState } from 'react'

/** What the person chose on the map, for the card that a phone shows. */
interface Choice {
  isOpen: boolean
  /** Homes at one place, to choose one from. */
  groupIds: readonly string[]
  taps: number
}

const nothing: Choice = { isOpen: false, groupIds: [], taps: 0 }

/** On the way back to the search, the home that was chosen is open at once. */
export const useChosenHomes = (
  homes: readonly Property[] | undefined,
  selectedId: string | null,
  select: (id: string | null) => void,
) => {
  const [{ isOpen, groupIds, taps }, setChoice] = useState<Choice>({
    ...nothing,
    isOpen: selectedId !== null,
  })
  const choose = useCallback(
    (id: string) => {
      setChoice(before => ({ isOpen: true, groupIds: [], taps: before.taps + 1 }))
      select(id)
    },
    [select],
  )
  const chooseGroup = useCallback(
    (ids: readonly string[]) => setChoice(before => ({ isOpen: true, groupIds: ids, taps: before.taps + 1 })),
    [],
  )
  const close = useCallback(() => {
    setChoice(nothing)
    select(null)
  }, [select])
  const shown = useMemo(() => {
    if (!isOpen) return []
    const ids = groupIds.length > 0 ? groupIds : [selectedId]
    return homes?.filter(({ id }) => ids.includes(id)) ?? []
  }, [homes, isOpen, groupIds, selectedId])
  return { homes: shown, taps, choose, chooseGroup, close }
}
