// Windows with what is seen through them, curtains, and the light that falls in.
import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { darker, lighter, mix, oval, polygon, rect, shape, stroke, times } from './shapes.ts'
import { nearer, type Space } from './space.ts'

interface Opening {
  x: number
  y: number
  width: number
  height: number
}

/** What is outside, within the opening. */
const drawView = (
  random: () => number,
  { x, y, width, height }: Opening,
  { outdoors, view, leaf }: HomeLook,
) => {
  const foot = y + height
  const hazy = (color: string) => mix(color, outdoors.sky[1], 0.35)
  const hill = (from: number, rise: number, fill: string) =>
    shape(
      `M${x} ${foot}V${foot - from}q${width * 0.3} ${-rise} ${width * 0.55} ${-rise * 0.3}t${width * 0.45} ${rise * 0.1}V${foot}z`,
      fill,
    )
  const sky = rect(x, y, width, height, 'url(#sky)')
  const cloud = oval(
    x + width * (0.25 + random() * 0.5),
    y + height * 0.22,
    width * 0.2,
    height * 0.035,
    '#fff',
    {
      opacity: 0.65,
      blur: 'light',
    },
  )
  if (view === 2) {
    const tower = (at: number) => {
      const wide = width * (0.1 + random() * 0.08)
      const high = height * (0.25 + random() * 0.35)
      const left = x + (width * at) / 7
      const color = hazy(pick(random, [outdoors.far, outdoors.near, '#c9b8a8', '#b7c0c8']))
      return (
        rect(left, foot - high, Math.min(wide, x + width - left), high, color) +
        times(Math.floor(high / 7), row =>
          rect(
            left + 1.5,
            foot - high + 3 + row * 7,
            Math.max(Math.min(wide, x + width - left) - 3, 0),
            1.4,
            '#fff',
            {
              opacity: 0.3,
            },
          ),
        )
      )
    }
    return sky + cloud + hill(height * 0.2, height * 0.16, hazy(outdoors.far)) + times(7, tower)
  }
  const trees = times(view === 0 ? 4 : 2, at => {
    const size = height * (0.12 + random() * 0.1)
    const left = x + width * (0.15 + at * 0.24 + random() * 0.1)
    return oval(
      Math.min(left, x + width - size),
      foot - size * 0.6,
      size,
      size * 1.1,
      mix(leaf, outdoors.near, 0.3),
    )
  })
  return (
    sky +
    cloud +
    hill(height * 0.34, height * 0.2, outdoors.far) +
    hill(height * 0.2, height * 0.14, outdoors.near) +
    trees
  )
}

const curtain = (x: number, y: number, width: number, height: number, color: string): string =>
  [
    rect(x, y, width, height, color, { round: 1.5 }),
    times(Math.max(2, Math.round(width / 6)), at =>
      rect(
        x + 1 + (at * (width - 2)) / Math.max(2, Math.round(width / 6)),
        y,
        2,
        height,
        darker(color, 0.14),
        {
          opacity: 0.6,
        },
      ),
    ),
    rect(x, y + height - 4, width, 4, darker(color, 0.1), { opacity: 0.5 }),
  ].join('')

interface Dressing {
  panes?: { columns: number; rows: number }
  hanging?: 'curtains' | 'blind' | 'none'
  /** To the floor, for curtains. */
  floor?: number
  frame?: string
}

/** A window of the back wall. */
export const drawWindow = (
  random: () => number,
  look: HomeLook,
  opening: Opening,
  {
    panes = { columns: 2, rows: 2 },
    hanging = 'curtains',
    floor,
    frame = lighter(look.wall, 0.85),
  }: Dressing = {},
): string => {
  const { x, y, width, height } = opening
  const id = `view-${Math.round(x)}-${Math.round(y)}`
  const bars = [
    times(panes.columns - 1, at => rect(x + (width * (at + 1)) / panes.columns - 1.2, y, 2.4, height, frame)),
    times(panes.rows - 1, at => rect(x, y + (height * (at + 1)) / panes.rows - 1, width, 2, frame)),
  ].join('')
  const cloth = lighter(look.textile, 0.25)
  const hung = {
    none: '',
    blind:
      rect(x, y, width, height * 0.24, cloth) +
      times(4, at => rect(x, y + (height * 0.24 * (at + 1)) / 4 - 1, width, 1, darker(cloth, 0.14))),
    curtains:
      stroke(`M${x - 20} ${y - 8}H${x + width + 20}`, look.metal, 2) +
      oval(x - 20, y - 8, 2.4, 2.4, look.metal) +
      oval(x + width + 20, y - 8, 2.4, 2.4, look.metal) +
      curtain(x - 17, y - 7, 20, (floor ?? y + height + 12) - y + 5, cloth) +
      curtain(x + width - 3, y - 7, 20, (floor ?? y + height + 12) - y + 5, cloth),
  }[hanging]
  return [
    rect(x - 9, y - 9, width + 18, height + 18, '#fff8e2', { opacity: 0.35, blur: 'light' }),
    rect(x - 4, y - 4, width + 8, height + 8, frame),
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`,
    `<g clip-path="url(#${id})">${drawView(random, opening, look)}`,
    polygon(
      [
        [x + width * 0.1, y + height],
        [x + width * 0.45, y],
        [x + width * 0.62, y],
        [x + width * 0.27, y + height],
      ],
      '#fff',
      { opacity: 0.14 },
    ),
    '</g>',
    rect(x, y, width, 2.4, '#2a2030', { opacity: 0.12 }),
    bars,
    rect(x - 7, y + height + 3, width + 14, 4, lighter(frame, 0.4)),
    rect(x - 7, y + height + 7, width + 14, 1.6, '#2a2030', { opacity: 0.12 }),
    hung,
  ].join('')
}

/** Light from a window, on the floor in front of it. */
export const drawSunOnFloor = (space: Space, { x, width }: Opening, lean: number): string => {
  const spot = (from: number, to: number) =>
    polygon(
      [
        nearer(space, from + lean * 0.3, space.bottom, 1.08),
        nearer(space, to + lean * 0.3, space.bottom, 1.08),
        nearer(space, to + lean, space.bottom, 1.62),
        nearer(space, from + lean, space.bottom, 1.62),
      ],
      '#fff3cf',
      { opacity: 0.36, blur: 'light' },
    )
  return spot(x, x + width * 0.46) + spot(x + width * 0.54, x + width)
}
