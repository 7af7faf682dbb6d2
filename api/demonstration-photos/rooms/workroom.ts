import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { drawRug } from './living-room.ts'
import { darker, lighter, mix, moved, oval, polygon, rect, stroke, times } from './shapes.ts'
import { drawShell, makeSpace, standing } from './space.ts'
import { art, chair, gallery, pendant, plant, shadow, sofa, vase } from './things.ts'
import { drawSunOnFloor, drawWindow } from './window.ts'

const officeChair = (look: HomeLook): string =>
  [
    shadow(34),
    stroke('M-14 0L0 -10L14 0M0 -10V-26', '#4a4a50', 2.6),
    oval(-14, -1, 2.4, 2.4, '#3a3a40'),
    oval(14, -1, 2.4, 2.4, '#3a3a40'),
    rect(-15, -68, 30, 34, look.main, { round: 8 }),
    rect(-11, -64, 22, 10, lighter(look.main, 0.2), { round: 4, opacity: 0.7 }),
    rect(-17, -33, 34, 8, darker(look.main, 0.12), { round: 4 }),
  ].join('')

const workplace = (random: () => number, look: HomeLook): string =>
  [
    shadow(104),
    stroke('M-44 0V-46M44 0V-46', look.metal, 3),
    polygon(
      [
        [-46, -54],
        [46, -54],
        [52, -47],
        [-52, -47],
      ],
      lighter(look.wood, 0.18),
    ),
    rect(-52, -47, 104, 4, darker(look.wood, 0.08)),
    rect(-20, -86, 46, 29, '#34353b', { round: 2 }),
    rect(-17.4, -83.4, 40.8, 23.8, mix(look.main, '#e9f0f2', 0.7)),
    rect(-13, -79, 18, 2.4, look.main, { opacity: 0.7 }),
    rect(-13, -74, 28, 2, look.main, { opacity: 0.35 }),
    rect(-13, -70, 24, 2, look.main, { opacity: 0.35 }),
    rect(1, -57, 4, 7, '#34353b'),
    vase(random, look, -36, -50, 0.56),
    rect(32, -56, 6, 6, look.second, { round: 1 }),
  ].join('')

const board = (look: HomeLook, x: number, y: number): string =>
  [
    rect(x - 44, y - 28, 88, 56, look.metal, { round: 1.5 }),
    rect(x - 42, y - 26, 84, 52, '#fcfaf6'),
    stroke(`M${x - 32} ${y + 14}L${x - 14} ${y}L${x} ${y + 6}L${x + 22} ${y - 14}`, look.main, 1.8),
    rect(x - 34, y - 18, 26, 2.4, look.second),
    rect(x - 34, y - 12, 18, 2, darker(look.wall, 0.3)),
    ...[0, 1, 2].map(at =>
      rect(x + 24 - at * 2, y - 20 + at * 10, 11, 8, [look.second, '#f1d27a', look.leaf][at] ?? look.second),
    ),
  ].join('')

export const drawWorkroom = (random: () => number, look: HomeLook): string => {
  const space = makeSpace(random)
  const { left, right, top } = space
  const width = right - left
  const center = left + width / 2
  const kind = Math.floor(random() * 4)
  const openings = [0.2, 0.5, 0.8].map(share => ({
    x: left + width * share - 38,
    y: top + 24,
    width: 76,
    height: 86,
  }))
  const panes = pick(random, [
    { columns: 3, rows: 3 },
    { columns: 2, rows: 2 },
    { columns: 3, rows: 2 },
  ])
  const frame = random() < 0.5 ? '#4a4a4f' : lighter(look.wall, 0.85)
  return [
    drawShell(random, space, look, { floor: 'planks', paneling: pick(random, ['bricks', 'none', 'bricks']) }),
    openings.map(opening => drawWindow(random, look, opening, { panes, hanging: 'none', frame })),
    drawSunOnFloor(space, openings[0] ?? { x: left, y: 0, width: 76, height: 0 }, 60),
    drawSunOnFloor(space, openings[1] ?? { x: left, y: 0, width: 76, height: 0 }, 60),
    [-1, 0, 1].map(at => moved(center + at * 74, top, 1, pendant(kind, look, 20))),
    standing(space, right - 22, 1.04, plant(random, look)),
    [0.2, 0.52, 0.84].map(share => standing(space, left + width * share, 1.14, workplace(random, look))),
    [0.2, 0.52, 0.84].map(share => standing(space, left + width * share + 4, 1.3, officeChair(look))),
    standing(space, left + 10, 1.5, plant(random, look)),
  ]
    .flat()
    .join('')
}

export const drawMeetingRoom = (random: () => number, look: HomeLook): string => {
  const space = makeSpace(random)
  const { left, right, top } = space
  const width = right - left
  const center = left + width / 2
  const opening = { x: right - width * 0.32, y: top + 24, width: width * 0.26, height: 92 }
  const kind = Math.floor(random() * 4)
  const table = [
    shadow(190),
    polygon(
      [
        [-82, -56],
        [82, -56],
        [96, -42],
        [-96, -42],
      ],
      lighter(look.wood, 0.16),
    ),
    rect(-96, -42, 192, 5, darker(look.wood, 0.1)),
    stroke('M-80 4V-36M80 4V-36', darker(look.wood, 0.2), 5),
    vase(random, look, 0, -48, 0.7),
    rect(-54, -51, 20, 3, '#fbf6ec'),
    rect(36, -50, 22, 3, '#5a5d63', { round: 1 }),
  ].join('')
  return [
    drawShell(random, space, look, { floor: 'planks', paneling: pick(random, ['none', 'boards', 'bricks']) }),
    drawWindow(random, look, opening, {
      panes: { columns: 2, rows: 3 },
      hanging: pick(random, ['none', 'blind']),
      frame: random() < 0.5 ? '#4a4a4f' : lighter(look.wall, 0.85),
    }),
    board(look, left + width * 0.32, top + 66),
    drawSunOnFloor(space, opening, -70),
    drawRug(random, space, look, [center - 110, center + 110], [1.14, 1.7]),
    [-0.5, 0.5].map(at => moved(center + at * 90, top, 1, pendant(kind, look, 26))),
    standing(space, left + 22, 1.04, plant(random, look)),
    [-64, -22, 22, 64].map(x => standing(space, center + x, 1.14, chair(look, look.main))),
    standing(space, center, 1.36, table),
    [-46, 46].map(x => standing(space, center + x, 1.62, chair(look, look.second))),
  ]
    .flat()
    .join('')
}

/** Where visitors wait. */
export const drawReception = (random: () => number, look: HomeLook): string => {
  const space = makeSpace(random)
  const { left, right, top } = space
  const width = right - left
  const counter = [
    shadow(120),
    rect(-56, -64, 112, 64, look.main),
    times(14, at => rect(-54 + at * 8, -58, 5, 54, darker(look.main, 0.08), { round: 1 })),
    rect(-60, -70, 120, 8, lighter(look.wood, 0.12), { round: 1 }),
    vase(random, look, 40, -70, 0.8),
    rect(-36, -90, 30, 20, '#34353b', { round: 1.5 }),
  ].join('')
  return [
    drawShell(random, space, look, {
      floor: pick(random, ['planks', 'tiles']),
      paneling: pick(random, ['none', 'bricks', 'boards']),
    }),
    art(random, look, left + width * 0.3, top + 58, 92, 54),
    gallery(random, look, right - width * 0.22, top + 52, 60),
    moved(left + width * 0.3, top, 1, pendant(Math.floor(random() * 4), look, 16)),
    standing(space, right - 20, 1.04, plant(random, look)),
    standing(space, left + width * 0.3, 1.06, counter),
    drawRug(random, space, look, [right - width * 0.46, right - 4], [1.16, 1.5]),
    standing(space, right - width * 0.22, 1.16, sofa(random, look, 112)),
    standing(space, left + 12, 1.44, plant(random, look)),
  ]
    .flat()
    .join('')
}
