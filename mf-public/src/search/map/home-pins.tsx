import type { MapHome } from '@portal/contract/properties/map'
import { useCallback, useState } from 'react'
import { HomeCluster } from './home-cluster.tsx'
import type { PinLook } from './pin-icon.ts'
import { PricePin } from './price-pin.tsx'
import { useClusters } from './use-clusters.ts'
import type { MapMarks } from './use-map-homes.ts'
import { useSteadyMarks } from './use-steady-marks.ts'

/** Few enough to draw without a noticeable delay. */
const part = 12

interface HomePinsProps {
  marks: MapMarks
  selectedId: string | null
  hoveredId: string | null
  hasPopups: boolean
  onSelect: (id: string) => void
  onSelectGroup: (ids: readonly string[]) => void
  /** Shows the homes at one spot if there are too many for a popup. */
  onSelectSpot: (position: [latitude: number, longitude: number]) => void
}

/** Every home as a pin, or as part of a cluster. */
export const HomePins = (props: HomePinsProps) => {
  const { marks, selectedId, hoveredId, hasPopups, onSelect, onSelectGroup, onSelectSpot } = props
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const groups = useSteadyMarks(useClusters(marks), part)
  const lookOf = (members: readonly MapHome[]): PinLook => {
    if (members.some(({ id }) => id === selectedId)) return 'selected'
    if (members.some(({ id }) => id === hoveredId)) return 'lifted'
    return members.length > 0 && members.every(({ id }) => seen.has(id)) ? 'seen' : 'plain'
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
    return home && group.isWhole && group.homes.length === 1 ? (
      <PricePin key={group.key} home={home} look={look} hasPopup={hasPopups} onSelect={select} />
    ) : (
      <HomeCluster
        key={group.key}
        group={group}
        look={look}
        hasPopup={hasPopups}
        onSelect={select}
        onSelectGroup={onSelectGroup}
        onSelectSpot={onSelectSpot}
      />
    )
  })
}
