import { useState } from 'react'
import { HomeCluster } from './home-cluster.tsx'
import type { PinLook } from './pin-icon.ts'
import type { PlacedHome } from './placed-homes.ts'
import { PricePin } from './price-pin.tsx'
import { useClusters } from './use-clusters.ts'

interface HomePinsProps {
  homes: readonly PlacedHome[]
  selectedId: string | null
  hoveredId: string | null
  onSelect: (id: string) => void
}

/** Every home as a pin, or as part of a group. */
export const HomePins = ({ homes, selectedId, hoveredId, onSelect }: HomePinsProps) => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const groups = useClusters(homes)
  const lookOf = (members: readonly PlacedHome[]): PinLook => {
    if (members.some(({ id }) => id === selectedId)) return 'selected'
    if (members.some(({ id }) => id === hoveredId)) return 'lifted'
    return members.every(({ id }) => seen.has(id)) ? 'seen' : 'plain'
  }
  const select = (id: string) => {
    setSeen(new Set([...seen, id]))
    onSelect(id)
  }
  return groups.map(group => {
    const [home] = group.homes
    const look = lookOf(group.homes)
    return home && group.homes.length === 1 ? (
      <PricePin key={group.key} home={home} look={look} onSelect={select} />
    ) : (
      <HomeCluster key={group.key} group={group} look={look} onSelect={select} />
    )
  })
}
