// The shell of a room in one-point perspective: back wall, side walls, ceiling and floor, and where a thing stands in it.
import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { darker, lighter, mix, moved, type Point, polygon, rect, stroke, times } from './shapes.ts'

export interface Space {
  left: number
  right: number
  top: number
  /** Where the back wall meets the floor. */
  bottom: number
  /** Where lines into the depth meet. */
  eye: Point
}

/** A point of the back wall's plane, this much nearer to the viewer; 1 is the wall itself. */
export const nearer = ({ eye }: Space, x: number, y: number, depth: number): Point => [
  eye[0] + (x - eye[0]) * depth,
  eye[1] + (y - eye[1]) * depth,
]

/** Puts a thing that is drawn around 0, 0 onto the floor. */
export const standing = (space: Space, x: number, depth: number, ...shapes: string[]): string => {
  const [atX, atY] = nearer(space, x, space.bottom, depth)
  return moved(atX, atY, depth, ...shapes)
}

/** A flat thing on the floor, such as a rug, between two depths. */
export const onFloor = (
  space: Space,
  [left, right]: Point,
  [back, front]: Point,
  fill: string,
  look: Parameters<typeof polygon>[2] = {},
): string =>
  polygon(
    [
      nearer(space, left, space.bottom, back),
      nearer(space, right, space.bottom, back),
      nearer(space, right, space.bottom, front),
      nearer(space, left, space.bottom, front),
    ],
    fill,
    look,
  )

const farthest = 3.2

export const makeSpace = (random: () => number): Space => {
  const left = 22 + random() * 34
  const right = 400 - 22 - random() * 34
  return {
    left,
    right,
    top: 20 + random() * 8,
    bottom: 204 + random() * 8,
    eye: [left + (right - left) * (0.4 + random() * 0.2), 116 + random() * 10],
  }
}

type Floor = 'planks' | 'tiles' | 'checks'

interface Shell {
  floor: Floor
  /** The home's wood by default. */
  floorColor?: string
  wallColor?: string
  /** What covers the lower part of the back wall, or all of it. */
  paneling?: 'none' | 'boards' | 'tiles' | 'bricks'
}

export const drawShell = (random: () => number, space: Space, look: HomeLook, given: Shell): string => {
  const { left, right, top, bottom } = space
  const wall = given.wallColor ?? look.wall
  const floor = given.floorColor ?? look.floor
  const corner = (x: number, y: number) => nearer(space, x, y, farthest)
  const sideOf = (x: number, color: string) =>
    polygon([[x, top], [x, bottom], corner(x, bottom), corner(x, top)], color)
  const ceiling = lighter(mix(wall, '#fffaf2', 0.6), 0.4)
  const base = lighter(wall, 0.75)
  return [
    polygon([[left, top], [right, top], corner(right, top), corner(left, top)], ceiling),
    rect(left, top, right - left, bottom - top, wall),
    paneled(random, space, wall, given.paneling ?? 'none'),
    rect(left, top, right - left, bottom - top, 'url(#daylight)'),
    sideOf(left, darker(wall, 0.07)),
    sideOf(right, darker(wall, 0.13)),
    polygon([[left, bottom], [right, bottom], corner(right, bottom), corner(left, bottom)], floor),
    { planks, tiles, checks }[given.floor](random, space, floor),
    polygon([[left, bottom], [right, bottom], corner(right, bottom), corner(left, bottom)], 'url(#nearer)'),
    // baseboards and the line of the ceiling
    rect(left, bottom - 6, right - left, 6, base),
    rect(left, bottom - 0.8, right - left, 1.6, darker(floor, 0.3), { opacity: 0.5 }),
    polygon(
      [[left, bottom - 6], [left, bottom], corner(left, bottom), corner(left, bottom - 6)],
      darker(base, 0.06),
    ),
    polygon(
      [[right, bottom - 6], [right, bottom], corner(right, bottom), corner(right, bottom - 6)],
      darker(base, 0.12),
    ),
    rect(left, top, right - left, 3, base),
    // a touch of shade in the corners
    rect(left, top, 14, bottom - top, 'url(#corner)'),
    moved(right, 0, 1, `<g transform="scale(-1 1)">${rect(0, top, 14, bottom - top, 'url(#corner)')}</g>`),
  ].join('')
}

const paneled = (
  random: () => number,
  { left, right, top, bottom }: Space,
  wall: string,
  kind: NonNullable<Shell['paneling']>,
): string => {
  const width = right - left
  if (kind === 'none') return ''
  if (kind === 'boards') {
    const rail = bottom - 62
    const count = Math.round(width / 34)
    const paint = lighter(wall, 0.55)
    return [
      rect(left, rail, width, bottom - rail, paint),
      rect(left, rail - 4, width, 5, lighter(wall, 0.8)),
      rect(left, rail + 1, width, 2, darker(wall, 0.25), { opacity: 0.25 }),
      times(count, at => {
        const cell = width / count
        const x = left + at * cell + 5
        return (
          rect(x, rail + 9, cell - 10, 42, darker(paint, 0.05)) +
          rect(x, rail + 9, cell - 10, 1.2, darker(paint, 0.2)) +
          rect(x, rail + 50, cell - 10, 1.2, lighter(paint, 0.8))
        )
      }),
    ].join('')
  }
  const [cellWidth, cellHeight] = kind === 'tiles' ? [22, 11] : [20, 8]
  const rows = Math.ceil((bottom - top) / cellHeight)
  const columns = Math.ceil(width / cellWidth) + 1
  return times(rows, row =>
    times(columns, column => {
      const x = left + (column - (row % 2) / 2) * cellWidth
      const from = Math.max(x + 0.6, left)
      const to = Math.min(x + cellWidth - 0.6, right)
      if (to <= from) return ''
      const tone = pick(random, [0, 0.03, 0.06, 0.02])
      const color = kind === 'tiles' ? lighter(wall, 0.5 - tone * 3) : darker(wall, tone * 2.5)
      return rect(from, top + row * cellHeight + 0.6, to - from, cellHeight - 1.2, color, { round: 0.8 })
    }),
  )
}

const planks = (random: () => number, space: Space, color: string): string => {
  const { left, right, bottom } = space
  const lanes = 13
  const wide = (right - left) * 1.0
  return times(lanes, lane => {
    const from = left + (wide * lane) / lanes
    const to = left + (wide * (lane + 1)) / lanes
    const shift = random()
    const boards = times(4, board => {
      const back = 1 + (board - shift) * 0.42 + (board * board) / 9
      const front = 1 + (board + 1 - shift) * 0.42 + ((board + 1) * (board + 1)) / 9
      const tone = (random() - 0.5) * 0.16
      const fill = tone > 0 ? lighter(color, tone) : darker(color, -tone)
      return onFloor(space, [from, to], [Math.max(back, 1), Math.max(front, 1)], fill)
    })
    const [a, b] = [nearer(space, from, bottom, 1), nearer(space, from, bottom, farthest)]
    return boards + stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, darker(color, 0.3), 0.5, { opacity: 0.5 })
  })
}

const depths = [1, 1.13, 1.28, 1.46, 1.68, 1.95, 2.3, 2.75]

const tiles = (_: () => number, space: Space, color: string): string => {
  const { left, right, bottom } = space
  const line = darker(color, 0.22)
  const across = depths.map(depth => {
    const [x, y] = nearer(space, left, bottom, depth)
    const [to] = nearer(space, right, bottom, depth)
    return stroke(`M${x} ${y}H${to}`, line, 0.6, { opacity: 0.55 })
  })
  const along = times(15, at => {
    const x = left + ((right - left) * at) / 14
    const [a, b] = [nearer(space, x, bottom, 1), nearer(space, x, bottom, farthest)]
    return stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, line, 0.6, { opacity: 0.55 })
  })
  return across.join('') + along
}

const checks = (_: () => number, space: Space, color: string): string => {
  const { left, right } = space
  const cell = (right - left) / 12
  return depths
    .slice(0, -1)
    .map((depth, row) =>
      times(12, column =>
        (row + column) % 2
          ? ''
          : onFloor(
              space,
              [left + column * cell, left + (column + 1) * cell],
              [depth, depths[row + 1] ?? depth],
              darker(color, 0.22),
            ),
      ),
    )
    .join('')
}
