import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { darker, lighter, mix, moved, oval, polygon, rect, shape, stroke, times } from './shapes.ts'
import { drawShell, makeSpace, standing } from './space.ts'
import { pendant, plant, shadow, stool, vase } from './things.ts'
import { drawSunOnFloor, drawWindow } from './window.ts'

interface Fronts {
  color: string
  metal: string
  isShaker: boolean
}

const front = (
  x: number,
  y: number,
  width: number,
  height: number,
  { color, metal, isShaker }: Fronts,
  handle: 'top' | 'side' | 'bar',
): string => {
  const grip = {
    top: rect(x + width / 2 - 5, y + 4, 10, 1.8, metal, { round: 0.9 }),
    bar: rect(x + width / 2 - 5, y + height - 6, 10, 1.8, metal, { round: 0.9 }),
    side: rect(x + width - 5, y + 5, 1.8, 9, metal, { round: 0.9 }),
  }[handle]
  return [
    rect(x + 0.6, y + 0.6, width - 1.2, height - 1.2, color, { round: 0.8 }),
    isShaker && height > 14 && width > 12
      ? rect(x + 3.6, y + 3.6, width - 7.2, height - 7.2, darker(color, 0.06)) +
        rect(x + 3.6, y + 3.6, width - 7.2, 0.8, darker(color, 0.2))
      : rect(x + 0.6, y + 0.6, width - 1.2, 1, lighter(color, 0.3), { opacity: 0.7 }),
    grip,
  ].join('')
}

const fridge = (look: HomeLook, isSteel: boolean): string => {
  const color = isSteel ? '#c3c8ca' : lighter(look.wall, 0.7)
  return [
    shadow(60),
    rect(-26, -126, 52, 126, darker(color, 0.08), { round: 3 }),
    rect(-25, -125, 50, 44, color, { round: 2.5 }),
    rect(-25, -79, 50, 76, color, { round: 2.5 }),
    rect(-25, -125, 16, 122, '#fff', { opacity: 0.16 }),
    rect(17, -110, 2.4, 22, '#6d7276', { round: 1.2 }),
    rect(17, -72, 2.4, 34, '#6d7276', { round: 1.2 }),
  ].join('')
}

const stove = (look: HomeLook, fronts: Fronts): string =>
  [
    rect(-21, -60, 42, 56, '#d4d6d6', { round: 1 }),
    rect(-18, -42, 36, 30, '#3b3c42', { round: 2 }),
    polygon(
      [
        [-14, -40],
        [4, -40],
        [-8, -14],
        [-14, -14],
      ],
      '#fff',
      { opacity: 0.12 },
    ),
    rect(-16, -46, 32, 2, '#8b8f92', { round: 1 }),
    times(4, at => oval(-13.5 + at * 9, -53, 2, 2, '#44464b')),
    rect(-21, -62, 42, 3, '#3b3c42'),
    // a kettle
    shape('M6 -62q-3 -13 6 -13q9 0 6 13z', look.second),
    stroke('M8 -75q4 -6 8 0', darker(look.second, 0.3), 1.2),
    rect(-23, -4, 46, 4, darker(fronts.color, 0.45)),
  ].join('')

const hood = (look: HomeLook, space: { top: number; bottom: number }, isPlastered: boolean): string => {
  const color = isPlastered ? lighter(look.wall, 0.6) : '#c3c8ca'
  const foot = space.bottom - 112
  return [
    polygon(
      [
        [-11, space.top + 2],
        [11, space.top + 2],
        [13, foot - 20],
        [-13, foot - 20],
      ],
      color,
    ),
    polygon(
      [
        [-13, foot - 20],
        [13, foot - 20],
        [25, foot],
        [-25, foot],
      ],
      darker(color, 0.05),
    ),
    rect(-25, foot, 50, 5, darker(color, 0.14)),
    polygon(
      [
        [-11, space.top + 2],
        [-4, space.top + 2],
        [-6, foot],
        [-25, foot],
        [-13, foot - 20],
      ],
      '#fff',
      { opacity: 0.2 },
    ),
  ].join('')
}

const sink = (look: HomeLook): string =>
  stroke('M0 -62V-80Q0 -90 9 -90Q17 -90 17 -80V-78', look.metal, 2.4) +
  rect(-3, -64, 6, 3, look.metal) +
  rect(-22, -62, 46, 3, darker(look.stone, 0.2), { round: 1 })

const shelf = (random: () => number, look: HomeLook, x: number, y: number, width: number): string => {
  const things = times(Math.floor(width / 11), at => {
    const left = x + 3 + at * 11
    const color = pick(random, [look.second, look.textile, look.main, '#fbf6ec'])
    const kind = Math.floor(random() * 4)
    return (
      [
        rect(left, y - 10, 7, 10, color, { round: 1.5 }),
        oval(left + 3.5, y - 4, 4.5, 4, color) + rect(left + 1.5, y - 10, 4, 4, darker(color, 0.1)),
        times(3, plate =>
          rect(left - 1, y - 2.4 - plate * 2.6, 9.6, 1.8, plate % 2 ? color : '#fbf6ec', { round: 0.9 }),
        ),
        shape(`M${left} ${y - 8}h7l-1 8h-5z`, '#fbf6ec') + oval(left + 3.5, y - 11, 5, 4.4, look.leaf),
      ][kind] ?? ''
    )
  })
  return (
    things + rect(x, y, width, 2.6, look.wood) + rect(x, y + 2.6, width, 2.4, '#2a2030', { opacity: 0.14 })
  )
}

const island = (random: () => number, look: HomeLook, color: string): string => {
  const wide = 132
  return [
    shadow(wide * 1.05),
    rect(-wide / 2 + 4, -54, wide - 8, 54, color),
    times(4, at => rect(-wide / 2 + 7 + at * 30.8, -50, 27, 44, darker(color, 0.05), { round: 1 })),
    rect(-wide / 2 + 4, -4, wide - 8, 4, darker(color, 0.4)),
    polygon(
      [
        [-wide / 2 + 2, -65],
        [wide / 2 - 2, -65],
        [wide / 2 + 4, -57],
        [-wide / 2 - 4, -57],
      ],
      look.stone,
    ),
    rect(-wide / 2 - 4, -57, wide + 8, 4, darker(look.stone, 0.14)),
    shape('M-34 -66h26q-2 8 -9 8h-8q-7 0 -9 -8z', look.textile),
    oval(-28, -67, 4.4, 4.4, '#d9a441'),
    oval(-21, -69, 4.6, 4.6, '#c9694b'),
    oval(-14, -67, 4.2, 4.2, '#9aae5b'),
    vase(random, look, 30, -60, 0.8),
  ].join('')
}

const diningTable = (random: () => number, look: HomeLook): string => {
  const seat = (x: number) =>
    moved(
      x,
      -2,
      1,
      rect(-10, -62, 20, 26, darker(look.main, 0.05), { round: 7 }),
      rect(-8, -60, 16, 6, lighter(look.main, 0.25), { round: 3 }),
      stroke('M-8 0V-34M8 0V-34', darker(look.wood, 0.15), 2),
    )
  return [
    shadow(140),
    seat(-38),
    seat(0),
    seat(38),
    stroke('M-52 6L-48 -42M52 6L48 -42', darker(look.wood, 0.15), 4),
    polygon(
      [
        [-58, -54],
        [58, -54],
        [66, -44],
        [-66, -44],
      ],
      lighter(look.wood, 0.14),
    ),
    rect(-66, -44, 132, 5, darker(look.wood, 0.1)),
    vase(random, look, 6, -47, 0.8),
    oval(-30, -48, 11, 2.6, '#fbf6ec'),
    oval(40, -49, 10, 2.4, '#fbf6ec'),
  ].join('')
}

export const drawKitchen = (
  random: () => number,
  look: HomeLook,
  { isSmall }: { isSmall: boolean },
): string => {
  const space = makeSpace(random)
  const { left, right, top, bottom } = space
  const color = pick(random, [
    look.main,
    lighter(look.wall, 0.75),
    mix(look.main, '#fffaf2', 0.4),
    look.wood,
    darker(look.main, 0.25),
  ])
  const fronts = { color, metal: look.metal, isShaker: random() < 0.6 }
  const uppers = { ...fronts, color: random() < 0.5 ? color : lighter(look.wall, 0.75) }
  const floor = pick(random, ['planks', 'tiles', 'checks', 'planks'] as const)
  const floorColor = floor === 'planks' ? look.floor : pick(random, ['#e3dbcf', '#d5cdc2', '#e9e1d6'])
  const tiled = random() < 0.6
  const shell = drawShell(random, space, look, { floor, floorColor })
  const counter = bottom - 62
  const start = left + 60
  const run = right - start
  const windowWide = 78
  const stoveFirst = random() < 0.5
  const stoveAt = stoveFirst ? start + 32 : right - 36
  const sinkAt = stoveFirst ? start + run * 0.6 : start + run * 0.36
  const opening = { x: sinkAt - windowWide / 2, y: top + 28, width: windowWide, height: 66 }
  const splash = rect(start, counter - 40, run, 40, tiled ? lighter(look.wall, 0.55) : look.stone)
  const grout = tiled
    ? times(5, row =>
        rect(start, counter - 8 - row * 8, run, 0.7, darker(look.wall, 0.1), { opacity: 0.6 }),
      ) +
      times(Math.floor(run / 14), at =>
        times(5, row =>
          rect(start + at * 14 + (row % 2) * 7, counter - 8 - row * 8, 0.7, 8, darker(look.wall, 0.1), {
            opacity: 0.6,
          }),
        ),
      )
    : stroke(`M${start + 20} ${counter - 34}q40 12 70 4t60 18`, darker(look.stone, 0.14), 1, { opacity: 0.6 })
  // base cabinets leave a gap for the stove
  const cabinets = (() => {
    let drawn = ''
    let x = start
    while (x < right - 8) {
      const wide = Math.min(26 + (random() < 0.3 ? 8 : 0), right - x)
      const isStove = x + wide > stoveAt - 21 && x < stoveAt + 21
      if (!isStove) {
        const isDrawers = random() < 0.35
        drawn += isDrawers
          ? front(x, bottom - 58, wide, 16, fronts, 'top') +
            front(x, bottom - 42, wide, 18, fronts, 'top') +
            front(x, bottom - 24, wide, 19, fronts, 'top')
          : front(x, bottom - 58, wide, 53, fronts, 'side')
      }
      x += wide
    }
    return drawn
  })()
  const openShelves = random() < 0.45
  const upperRow = (from: number, to: number) => {
    if (to - from < 20) return ''
    if (openShelves)
      return shelf(random, look, from, top + 62, to - from) + shelf(random, look, from, top + 84, to - from)
    const count = Math.max(1, Math.round((to - from) / 28))
    return (
      rect(from, top + 24, to - from, 64, darker(uppers.color, 0.12)) +
      times(count, at =>
        front(from + ((to - from) * at) / count, top + 24, (to - from) / count, 64, uppers, 'bar'),
      ) +
      rect(from, top + 88, to - from, 5, '#fff0cc', { opacity: 0.5, blur: 'light' })
    )
  }
  const spans: [number, number][] = stoveFirst
    ? [
        [stoveAt + 28, opening.x - 8],
        [opening.x + opening.width + 8, right],
      ]
    : [
        [start, opening.x - 8],
        [opening.x + opening.width + 8, stoveAt - 28],
      ]
  const kind = Math.floor(random() * 4)
  const middle = left + (right - left) * (0.5 + (random() - 0.5) * 0.1)
  const foreground =
    isSmall || random() < 0.4
      ? [
          moved(middle, top, 1, pendant(kind, look, 30)),
          standing(space, middle, 1.52, diningTable(random, look)),
        ]
      : [
          [-1, 0, 1]
            .slice(0, random() < 0.5 ? 3 : 2)
            .map((at, _, all) =>
              moved(middle + (at + (all.length === 2 ? 0.5 : 0)) * 46, top, 1, pendant(kind, look, 34)),
            ),
          standing(
            space,
            middle,
            1.46,
            island(random, look, random() < 0.5 ? look.main : lighter(look.wall, 0.7)),
          ),
          [-36, 0, 36].map(x => standing(space, middle + x * 0.9, 1.66, stool(look))),
        ]
  return [
    shell,
    splash,
    grout,
    drawWindow(random, look, opening, {
      panes: pick(random, [
        { columns: 2, rows: 2 },
        { columns: 3, rows: 2 },
        { columns: 2, rows: 1 },
      ]),
      hanging: pick(random, ['blind', 'none']),
    }),
    spans.map(([from, to]) => upperRow(from, to)),
    moved(stoveAt, 0, 1, hood(look, space, random() < 0.5)),
    rect(start, bottom - 5, run, 5, darker(color, 0.5)),
    rect(start, bottom - 60, run, 56, darker(color, 0.14)),
    cabinets,
    rect(start - 1, counter - 1, run + 1, 5, look.stone),
    rect(start - 1, counter + 4, run + 1, 1.4, '#2a2030', { opacity: 0.22 }),
    moved(stoveAt, bottom, 1, stove(look, fronts)),
    moved(sinkAt, bottom, 1, sink(look)),
    moved(sinkAt + (stoveFirst ? -46 : 46), counter - 1, 0.6, vase(random, look, 0, 0, 1)),
    rect(start, bottom, run, 5, '#2a2030', { opacity: 0.25, blur: 'shadow' }),
    standing(space, left + 30, 1.01, fridge(look, random() < 0.5)),
    drawSunOnFloor(space, opening, stoveFirst ? -50 : 50),
    random() < 0.5 ? standing(space, right - 14, 1.36, plant(random, look)) : '',
    ...foreground.flat(),
  ]
    .flat()
    .join('')
}
