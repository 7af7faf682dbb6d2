import type { MapHome } from '@portal/contract/properties/map'
import { useCallback, useState } from 'react'

/** What the person chose on the map, for the card that a phone shows. */
interface Choice {
  isOpen: boolean
  /** Homes at one place, to choose one from. */
  groupIds: readonly string[]
  taps: number
}

const nothing: Choice = { isOpen: false, groupIds: [], taps: 0 }

const isSame = (one: readonly MapHome[], other: readonly MapHome[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

/** On the way back to the search, the home that was chosen is open at once. A home stays chosen when the map leaves it behind. */
export const useChosenHomes = (
  known: readonly MapHome[],
  selectedId: string | null,
  select: (id: string | null) => void,
) => {
  const [{ isOpen, groupIds, taps }, setChoice] = useState<Choice>({
    ...nothing,
    isOpen: selectedId !== null,
  })
  const [shown, setShown] = useState<readonly MapHome[]>([])
  const ids = isOpen ? (groupIds.length > 0 ? groupIds : [selectedId]) : []
  const found = [...known, ...shown].filter(
    ({ id }, index, all) => ids.includes(id) && all.findIndex(home => home.id === id) === index,
  )
  if (!isSame(found, shown)) setShown(found)

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
  return { homes: shown, taps, choose, chooseGroup, close }
}
