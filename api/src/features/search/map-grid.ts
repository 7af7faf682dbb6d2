// The cells of the map: each level is a Mercator map of the world that is 1, 2, 4, 8 … cells wide and high.
import { type MapView, maxCells } from '@portal/contract/properties/map'
import { type Box, boxesOf } from './boxes.ts'

/** The cells that a view touches, at the level that suits it. */
export interface Grid {
  level: number
  /** From the west, inclusive; two ranges if the view crosses the 180th meridian. */
  columns: readonly Range[]
  /** From the north, inclusive. */
  rows: Range
}

export interface Range {
  first: number
  last: number
}

const finest = 20

/** Cells are 128 pixels wide, of which a price takes 84; larger if the view is larger than a screen at this zoom. */
export const gridOf = (view: MapView): Grid => {
  for (let level = Math.min(Math.floor(view.zoom) + 1, finest); ; level -= 1) {
    const grid = gridAt(level, boxesOf(view))
    if (grid && (level === 0 || cellsIn(grid) <= maxCells)) return grid
  }
}

/** A view can end at a cell's edge: this tolerance, a few centimeters, absorbs rounding. */
const nearly = 1e-9

/** The cells of a level that an area touches; undefined if there is no area. */
export const gridAt = (level: number, boxes: readonly Box[]): Grid | undefined => {
  const cell = (part: number) => Math.floor(part * 2 ** level)
  const [box] = boxes
  return (
    box && {
      level,
      columns: boxes.map(({ east, west }) => ({
        first: cell(rightOf(west) - nearly),
        last: cell(rightOf(east) + nearly),
      })),
      rows: { first: cell(downOf(box.north) - nearly), last: cell(downOf(box.south) + nearly) },
    }
  )
}

const lengthOf = ({ first, last }: Range): number => last - first + 1

export const numbersIn = ({ first, last }: Range): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const cellsIn = ({ columns, rows }: Grid): number =>
  columns.reduce((sum, range) => sum + lengthOf(range), 0) * lengthOf(rows)

/** The x position of a longitude on a map of width 1. */
const rightOf = (longitude: number): number => (longitude + 180) / 360

/** The y position of a latitude; `map_spot` in the database does the same. */
const downOf = (latitude: number): number => {
  const angle = (Math.max(-89.9, Math.min(89.9, latitude)) * Math.PI) / 180
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)
}

/** The latitude at the northern edge of a row. */
export const latitudeAt = (level: number, row: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * (row / 2 ** level)))) * 180) / Math.PI

/** The longitude at the western edge of a column. */
const longitudeAt = (level: number, column: number): number => (column / 2 ** level) * 360 - 180

/**
 * Merges overlapping ranges: the two ends of a view that spans nearly the whole world can touch the same
 * cells.
 */
const joined = (columns: readonly Range[]): Range[] => {
  const [one, other] = columns.toSorted((left, right) => left.first - right.first)
  if (!one || !other) return [...columns]
  return other.first > one.last + 1
    ? [one, other]
    : [{ first: one.first, last: Math.max(one.last, other.last) }]
}

export const cellsOfGrid = ({ columns, rows }: Grid): { x: number; y: number }[] =>
  joined(columns).flatMap(range => numbersIn(range).flatMap(x => numbersIn(rows).map(y => ({ x, y }))))

/**
 * The whole cells that the view touches, as boxes in degrees, so that cluster counts stay the same while the
 * view moves. The boxes share no edge, so each home is in exactly one.
 */
export const wholeCells = ({ level, columns, rows }: Grid, view: MapView): Box[] =>
  joined(columns).map(({ first, last }) => ({
    // The outermost rows also hold homes beyond the last latitudes of a Mercator map.
    north: Math.max(view.north, latitudeAt(level, rows.first)),
    south: Math.min(view.south, latitudeAt(level, rows.last + 1)),
    east: longitudeAt(level, last + 1),
    west: longitudeAt(level, first),
  }))

/** The content of one cell: number of homes, sums of coordinates, lowest rent. */
export interface Cell {
  x: number
  y: number
  count: number
  latitudeSum: number
  longitudeSum: number
  minRent: number
}

export const coarser = (cells: readonly Cell[]): Cell[] => {
  const merged = new Map<string, Cell>()
  for (const cell of cells) {
    const [x, y] = [Math.floor(cell.x / 2), Math.floor(cell.y / 2)]
    const known = merged.get(`${x} ${y}`)
    merged.set(`${x} ${y}`, known ? { ...added(known, cell), x, y } : { ...cell, x, y })
  }
  return [...merged.values()]
}

const added = (one: Cell, other: Cell): Cell => ({
  ...one,
  count: one.count + other.count,
  latitudeSum: one.latitudeSum + other.latitudeSum,
  longitudeSum: one.longitudeSum + other.longitudeSum,
  minRent: Math.min(one.minRent, other.minRent),
})

/** How many homes are in cells that do not touch the grid's edge, and are therefore fully inside the view. */
export const countInside = ({ columns, rows }: Grid, cells: readonly Cell[]): number => {
  const isWithin = (part: number, { first, last }: Range) => part > first && part < last
  return cells
    .filter(({ x, y }) => isWithin(y, rows) && columns.some(range => isWithin(x, range)))
    .reduce((sum, { count }) => sum + count, 0)
}
