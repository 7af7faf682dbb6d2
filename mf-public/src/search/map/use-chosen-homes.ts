import type { MapHome } from '@portal/contract/properties/map'
import { useCallback, useState } from 'react'
import type { SearchState } from '../use-search-state.ts'

/** What the person selected on the map, for the card on a phone. */
interface Choice {
  isOpen: boolean
  /** Homes at one place, to choose from. */
  groupIds: readonly string[]
  taps: number
}

const nothing: Choice = { isOpen: false, groupIds: [], taps: 0 }

const isSame = (one: readonly MapHome[], other: readonly MapHome[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

/** After coming back to the search, the home selected on the map is open again. It is still selected when it leaves the view. */
export const useChosenHomes = (
  known: readonly MapHome[],
  { view, selectedId, isChosenOnMap, select }: SearchState,
) => {
  const [{ isOpen, groupIds, taps }, setChoice] = useState<Choice>({
    ...nothing,
    isOpen: selectedId !== null && (view === 'map' || isChosenOnMap),
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
      select(id, 'map')
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
