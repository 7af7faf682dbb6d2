import { expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import { TestStage, testPlatform } from '@portal/shared-ui/platform/test-platform'
import { StreetMap } from '@portal/shared-ui/street-map'
import { render } from '@testing-library/react'
import { placedHomes } from './placed-homes.ts'
import { type HomeGroup, useClusters } from './use-clusters.ts'
import type { MapMarks } from './use-map-homes.ts'

const zoom = 12
const degrees = 360 / (256 * 2 ** zoom)

const homeAt = (id: number, xPx: number, yPx: number, rentAmount = 2000) =>
  placedHomes([
    sampleProperty({
      id: `0192a000-0000-7000-8000-${String(id).padStart(12, '0')}`,
      latitude: -yPx * degrees,
      longitude: xPx * degrees,
      rentAmount,
    }),
  ])

const Groups = (props: { marks: MapMarks; onGroups: (groups: HomeGroup[]) => void }) => {
  props.onGroups(useClusters(props.marks))
  return null
}

const groupsOf = (overrides: Partial<MapMarks>): HomeGroup[] => {
  let groups: HomeGroup[] = []
  const marks = { homes: [], clusters: [], pointedAt: [], ...overrides }
  render(
    <TestStage platform={testPlatform(null)}>
      <StreetMap label="Map" center={[0, 0]} zoom={zoom}>
        <Groups
          marks={marks}
          onGroups={found => {
            groups = found
          }}
        />
      </StreetMap>
    </TestStage>,
  )
  return groups
}

test('homes whose prices would overlap are one group, others stay alone', () => {
  const groups = groupsOf({
    homes: [homeAt(1, 0, 0), homeAt(2, 60, 20, 1500), homeAt(3, 120, 0), homeAt(4, 0, 50)].flat(),
  })
  expect(groups.map(({ count, minRent, isWhole }) => ({ count, minRent, isWhole }))).toEqual([
    { count: 2, minRent: 1500, isWhole: true },
    { count: 1, minRent: 2000, isWhole: true },
    { count: 1, minRent: 2000, isWhole: true },
  ])
})

test('no two groups overlap where they are drawn, and a tap on one always zooms in', () => {
  const homes = Array.from({ length: 100 }, (_, id) => homeAt(id, (id * 97) % 375, (id * 61) % 330)).flat()
  const clusters = [-60, 435].map(x => ({
    latitude: 0,
    longitude: x * degrees,
    count: 20,
    minRent: 900,
  }))
  const groups = groupsOf({ homes, clusters })
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(140)
  const overlaps = groups.flatMap(({ position: [latitude, longitude] }, index) =>
    groups
      .slice(index + 1)
      .filter(
        ({ position }) =>
          Math.abs(position[1] - longitude) / degrees < 83 && Math.abs(position[0] - latitude) / degrees < 35,
      ),
  )
  expect(overlaps).toEqual([])
  for (const { count, zoomApart } of groups) if (count > 1) expect(zoomApart).toBeGreaterThan(zoom)
})

test('a group separates at the zoom where its homes are far enough apart, and one in one building never', () => {
  const zoomOf = (xPx: number) =>
    groupsOf({ homes: [homeAt(1, 0, 0), homeAt(2, xPx, 0)].flat() })[0]?.zoomApart
  expect([zoomOf(60), zoomOf(30), zoomOf(0)]).toEqual([zoom + 1, zoom + 2, null])
})

test('homes form the same groups in any order', () => {
  const homes = Array.from({ length: 30 }, (_, id) => homeAt(id, (id * 37) % 300, (id * 53) % 200)).flat()
  expect(groupsOf({ homes: homes.toReversed() })).toEqual(groupsOf({ homes }))
})

test('clusters from the server zoom in closer, together with a home that is pointed at', () => {
  const cluster = { latitude: 0, longitude: 0, count: 9, minRent: 900 }
  const [group] = groupsOf({ clusters: [cluster], pointedAt: homeAt(1, 5, 5) })
  expect(group).toMatchObject({ count: 9, minRent: 900, isWhole: false, zoomApart: zoom + 2 })
  expect(group?.position.map(Math.abs)).toEqual([0, 0])
})

test('homes that are only pointed at have a place', () => {
  const [group] = groupsOf({ pointedAt: [homeAt(1, 0, 0), homeAt(2, 5, 5)].flat() })
  expect(group?.position.every(Number.isFinite)).toBe(true)
})
