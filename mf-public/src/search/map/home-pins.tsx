import { useCallback, useState } from 'react'
import { HomeCluster } from './home-cluster.tsx'
import type { PinLook } from './pin-icon.ts'
import type { PlacedHome } from './placed-homes.ts'
import { PricePin } from './price-pin.tsx'
import { useClusters } from './use-clusters.ts'

interface HomePinsProps {
  homes: readonly PlacedHome[]
  selectedId: string | null
  hoveredId: string | null
  hasPopups: boolean
  onSelect: (id: string) => void
  onSelectGroup: (ids: readonly string[]) => void
}

/** Every home as a pin, or as part of a group. */
export const HomePins = (props: HomePinsProps) => {
  const { homes, selectedId, hoveredId, hasPopups, onSelect, onSelectGroup } = props
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const groups = useClusters(homes)
  const lookOf = (members: readonly PlacedHome[]): PinLook => {
    if (members.some(({ id }) => id === selectedId)) return 'selected'
    if (members.some(({ id }) => id === hoveredId)) return 'lifted'
    return members.every(({ id }) => seen.has(id)) ? 'seen' : 'plain'
  }
  const select = useCallback(
    (id: string) => {
      setSeen(before => new Set(before).add(id))
      onSelect(id)
    },
    [onSelect],
  )
  return groups.map(group => {
    const [home] = group.homes
    const look = lookOf(group.homes)
    return home && group.homes.length === 1 ? (
      <PricePin key={group.key} home={home} look={look} hasPopup={hasPopups} onSelect={select} />
    ) : (
      <HomeCluster
        key={group.key}
        group={group}
        look={look}
        hasPopup={hasPopups}
        onSelect={select}
        onSelectGroup={onSelectGroup}
      />
    )
  })
}
