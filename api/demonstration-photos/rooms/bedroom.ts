import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { drawRug } from './living-room.ts'
import { darker, lighter, mix, moved, oval, polygon, rect, shape, stroke, times } from './shapes.ts'
import { drawShell, makeSpace, standing } from './space.ts'
import { art, gallery, pendant, plant, shadow, vase } from './things.ts'
import { drawSunOnFloor, drawWindow } from './window.ts'

/** A bed seen from its foot. */
const bed = (random: () => number, look: HomeLook): string => {
  const linen = lighter(look.textile, 0.55)
  const cover = pick(random, [
    look.main,
    look.second,
    lighter(look.textile, 0.2),
    mix(look.main, '#fffaf2', 0.35),
  ])
  const kind = Math.floor(random() * 3)
  const head = [
    rect(-66, -78, 132, 78, look.wood, { round: 5 }) +
      times(8, at => rect(-60 + at * 15.4, -74, 12, 50, darker(look.wood, 0.08), { round: 2 })),
    rect(-66, -82, 132, 82, darker(look.main, 0.06), { round: 14 }) +
      times(5, at => rect(-63 + at * 25.4, -79, 24, 60, lighter(look.main, 0.06), { round: 9 })),
    stroke('M-62 0V-72Q-62 -84 -48 -84H48Q62 -84 62 -72V0', look.metal, 4) +
      times(7, at => rect(-47 + at * 15.2, -84, 2, 60, look.metal)),
  ][kind]
  const pillow = (x: number, y: number, width: number, fill: string) =>
    rect(x - width / 2, y, width, 24, darker(fill, 0.06), { round: 9 }) +
    rect(x - width / 2 + 2, y + 1, width - 4, 19, lighter(fill, 0.4), { round: 8 })
  return [
    shadow(150),
    head ?? '',
    // the mattress lies toward the viewer
    pillow(-30, -62, 54, linen),
    pillow(30, -62, 54, linen),
    pillow(-26, -54, 40, look.second),
    pillow(26, -54, 40, mix(look.second, look.textile, 0.5)),
    shape('M-64 -40Q0 -47 64 -40L74 2Q74 6 70 6H-70Q-74 6 -74 2Z', linen),
    shape('M-66 -31Q0 -38 66 -31L76 6Q76 20 70 20H-70Q-76 20 -76 6Z', cover),
    shape('M-66 -31Q0 -38 66 -31L67.4 -25Q0 -32 -67.4 -25Z', lighter(linen, 0.5)),
    stroke('M-40 -20Q-46 0 -44 18M4 -24Q0 -2 8 18M44 -20Q48 0 42 18', darker(cover, 0.16), 1, {
      opacity: 0.5,
    }),
    shape('M-71 -6Q0 -12 71 -6L75.6 12Q0 6 -75.6 12Z', pick(random, [look.textile, look.second])),
    times(9, at => rect(-66 + at * 16, -7, 1.6, 16, '#fffaf2', { opacity: 0.4 })),
    rect(-72, 19, 144, 5, look.wood, { round: 2 }),
    rect(-68, 23, 6, 7, darker(look.wood, 0.2)),
    rect(62, 23, 6, 7, darker(look.wood, 0.2)),
  ].join('')
}

const nightstand = (random: () => number, look: HomeLook, hasLamp: boolean): string => {
  const lamp = hasLamp
    ? oval(0, -58, 32, 30, 'url(#glow)') +
      rect(-1.2, -50, 2.4, 14, look.metal) +
      oval(0, -37, 7, 2.4, look.metal) +
      polygon(
        [
          [-8, -68],
          [8, -68],
          [13, -49],
          [-13, -49],
        ],
        '#fcf0d8',
      )
    : vase(random, look, 0, -36, 0.66)
  return [
    shadow(40),
    stroke('M-13 0V-10M13 0V-10', darker(look.wood, 0.25), 2.6),
    rect(-18, -36, 36, 28, look.wood, { round: 1.5 }),
    rect(-15, -31, 30, 9, lighter(look.wood, 0.1)),
    rect(-15, -20, 30, 9, lighter(look.wood, 0.1)),
    rect(-3, -27, 6, 1.6, look.metal),
    rect(-3, -16, 6, 1.6, look.metal),
    rect(-20, -38, 40, 3, lighter(look.wood, 0.2), { round: 1 }),
    lamp,
  ].join('')
}

const wardrobe = (look: HomeLook): string => {
  const color = lighter(look.wall, 0.6)
  return [
    shadow(80),
    rect(-38, -142, 76, 142, darker(color, 0.06)),
    rect(-36, -138, 35, 132, color),
    rect(1, -138, 35, 132, color),
    rect(-32, -132, 27, 80, darker(color, 0.04)),
    rect(5, -132, 27, 80, darker(color, 0.04)),
    rect(-6, -78, 2, 14, look.metal),
    rect(4, -78, 2, 14, look.metal),
    rect(-41, -146, 82, 5, lighter(color, 0.4)),
  ].join('')
}

const desk = (random: () => number, look: HomeLook): string =>
  [
    shadow(84),
    stroke('M-36 0V-46M36 0V-46', darker(look.wood, 0.2), 3),
    rect(-42, -50, 84, 5, lighter(look.wood, 0.1), { round: 1 }),
    rect(-16, -78, 36, 24, '#34353b', { round: 1.5 }),
    rect(0, -54, 4, 5, '#34353b'),
    vase(random, look, -30, -50, 0.6),
    rect(26, -54, 12, 4, look.second),
    moved(
      2,
      8,
      1,
      rect(-13, -56, 26, 22, look.main, { round: 7 }),
      stroke('M-10 0L-8 -22M10 0L8 -22', look.wood, 2.4),
      rect(-14, -30, 28, 7, darker(look.main, 0.1), { round: 3 }),
    ),
  ].join('')

export const drawBedroom = (random: () => number, look: HomeLook): string => {
  const space = makeSpace(random)
  const { left, right, top, bottom } = space
  const width = right - left
  const center = left + width / 2
  const layout = pick(random, ['middle', 'side', 'between'] as const)
  const panes = pick(random, [
    { columns: 2, rows: 2 },
    { columns: 2, rows: 3 },
    { columns: 2, rows: 1 },
  ])
  const wallColor = random() < 0.4 ? mix(look.wall, look.main, 0.16) : look.wall
  const shell = drawShell(
    random,
    space,
    { ...look, wall: wallColor },
    { floor: 'planks', paneling: random() < 0.35 ? 'boards' : 'none' },
  )
  const bedAt = { middle: center, side: left + width * 0.36, between: center }[layout]
  const opening = { x: right - width * 0.28, y: top + 26, width: width * 0.22, height: 92 }
  const rug = drawRug(random, space, look, [bedAt - 100, bedAt + 100], [1.16, 1.66])
  const kind = Math.floor(random() * 4)
  const hasPendants = random() < 0.4
  const stands = [-1, 1].map(side =>
    standing(
      space,
      bedAt + side * 96,
      1.06,
      nightstand(random, look, !hasPendants && (side < 0 || random() < 0.5)),
    ),
  )
  const pendants = hasPendants
    ? [-1, 1].map(side => moved(bedAt + side * 92, top, 1, pendant(kind, look, 62)))
    : []
  const theBed = standing(space, bedAt, 1.2, bed(random, look))
  if (layout === 'between')
    return [
      shell,
      [left + width * 0.08, right - width * 0.08 - 52].map(x =>
        drawWindow(random, look, { x, y: top + 26, width: 52, height: 90 }, { panes, hanging: 'curtains' }),
      ),
      drawSunOnFloor(space, { x: left + width * 0.08, y: 0, width: 52, height: 0 }, 60),
      gallery(random, look, bedAt, top + 46, 80),
      rug,
      stands,
      theBed,
    ]
      .flat()
      .join('')
  if (layout === 'side')
    return [
      shell,
      drawWindow(random, look, opening, {
        panes,
        hanging: pick(random, ['curtains', 'blind']),
        ...(random() < 0.5 && { floor: bottom - 3 }),
      }),
      drawSunOnFloor(space, opening, -60),
      gallery(random, look, bedAt, top + 48, 80),
      rug,
      stands[0],
      standing(space, right - width * 0.17, 1.04, random() < 0.6 ? desk(random, look) : plant(random, look)),
      theBed,
    ].join('')
  return [
    shell,
    drawWindow(random, look, { ...opening, x: right - 84, width: 50 }, { panes, hanging: 'curtains' }),
    drawSunOnFloor(space, { ...opening, x: right - 84, width: 50 }, -70),
    random() < 0.5 ? art(random, look, bedAt, top + 46, 96, 46) : gallery(random, look, bedAt, top + 46, 80),
    random() < 0.5
      ? standing(space, left + 34, 1, wardrobe(look))
      : standing(space, left + 28, 1.1, plant(random, look)),
    rug,
    stands,
    pendants,
    theBed,
  ]
    .flat()
    .join('')
}
