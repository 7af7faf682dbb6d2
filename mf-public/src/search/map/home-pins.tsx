import type { MapHome } from '@portal/contract/properties/map'
import { whenIdle } from '@portal/shared-ui/platform/when-idle'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { HomeCluster } from './home-cluster.tsx'
import type { PinLook } from './pin-icon.ts'
import { PricePin } from './price-pin.tsx'
import { useClusters } from './use-clusters.ts'
import type { MapMarks } from './use-map-homes.ts'

/**
 * The marks to draw now: new ones are added in batches whenever the browser is idle, so that many homes never block
 * input. @param part how many new ones are drawn at once
 */
const useSteadyMarks = <Mark extends { key: string }>(marks: readonly Mark[], part: number): Mark[] => {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const isKnown = ({ key }: Mark) => known.has(key)
  const coming = marks.filter(mark => !isKnown(mark))
  const atOnce = new Set(coming.slice(0, Math.max(0, part - (marks.length - coming.length))))
  const drawn = marks.filter(mark => isKnown(mark) || atOnce.has(mark))
  useEffect(() => {
    if (coming.length === 0) return
    const next = new Set([...drawn, ...coming.slice(0, part)].map(({ key }) => key))
    return whenIdle(() => startTransition(() => setKnown(next)))
  })
  return drawn
}

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
