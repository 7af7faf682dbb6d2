// The colors and materials that all rooms of one home share.
import { drawFacade } from '@portal/home-drawing/facade'
import { pick, randomFromSeed } from '@portal/home-drawing/random-from-seed'

/** The colors outside its windows, as they are in the picture of its facade. */
interface Outdoors {
  sky: readonly [top: string, horizon: string]
  far: string
  near: string
}

export interface HomeLook {
  wall: string
  /** Upholstery and cabinets. */
  main: string
  /** Pillows, throws and art. */
  second: string
  /** Rugs, linen and curtains. */
  textile: string
  floor: string
  /** Furniture. */
  wood: string
  metal: string
  stone: string
  leaf: string
  outdoors: Outdoors
  /** 0: the street, 1: hills, 2: the city. */
  view: number
}

type Colors = Pick<HomeLook, 'wall' | 'main' | 'second' | 'textile'>

const colors: readonly Colors[] = [
  { wall: '#f1e9dd', main: '#3f6f78', second: '#cf8460', textile: '#e7d9c3' },
  { wall: '#cfd8c7', main: '#b8694a', second: '#e3ba72', textile: '#f3ead9' },
  { wall: '#ecd8cb', main: '#587562', second: '#b3634a', textile: '#f4ebdf' },
  { wall: '#c6d4db', main: '#3d5a70', second: '#d59a4f', textile: '#f0e7da' },
  { wall: '#e0d8cc', main: '#4b5d70', second: '#d8a063', textile: '#cfc3b2' },
  { wall: '#eddcb4', main: '#42707a', second: '#a3574a', textile: '#f7eedb' },
  { wall: '#7d9483', main: '#d9b58a', second: '#f1e4d0', textile: '#e9dcc6' },
  { wall: '#6b8093', main: '#d6a368', second: '#efe3d2', textile: '#dfd5c8' },
  { wall: '#d7a68e', main: '#4f6f69', second: '#f3e3cf', textile: '#f0dcc8' },
  { wall: '#ddd5e0', main: '#75648a', second: '#dba764', textile: '#f2ebee' },
  { wall: '#f4f0e8', main: '#93a386', second: '#565b60', textile: '#dcd3c4' },
  { wall: '#d2e1dd', main: '#d17d63', second: '#3d6a74', textile: '#f5ecdf' },
  { wall: '#efe6dc', main: '#a4583f', second: '#41606b', textile: '#e4cfba' },
  { wall: '#d9dfe2', main: '#7f9aa8', second: '#c8744f', textile: '#eee9e2' },
]

const floors = ['#c99f70', '#d9b98d', '#a97c53', '#b98f66', '#d3c0a2', '#8e684a', '#c4ac8c']
const woods = ['#a9764a', '#c8985f', '#7c563b', '#b58a5c', '#8a5f40']
const metals = ['#c29b56', '#4a4a4f', '#9aa3a8']
const stones = ['#f1ece4', '#e3ddd5', '#5d5a58', '#d8cfc4']
const leaves = ['#5f8c6a', '#6f9a6c', '#4f7d66', '#7c9f6f']

const outdoorsOf = (propertyType: string, seed: string): Outdoors => {
  const { sky, land } = drawFacade(propertyType, seed).day
  const [top, horizon] = sky.map(({ color }) => color)
  const [far, near] = land.map(({ fill }) => fill)
  if (!top || !horizon || !far || !near) throw new Error('The facade has no sky or no hills')
  return { sky: [top, horizon], far, near }
}

/** Always the same for the same home. */
export const lookOf = (propertyType: string, seed: string): HomeLook => {
  const random = randomFromSeed(`look of ${seed}`)
  return {
    ...pick(random, colors),
    floor: pick(random, floors),
    wood: pick(random, woods),
    metal: pick(random, metals),
    stone: pick(random, stones),
    leaf: pick(random, leaves),
    outdoors: outdoorsOf(propertyType, seed),
    view: Math.floor(random() * 3),
  }
}
