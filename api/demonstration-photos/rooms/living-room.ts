import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { darker, lighter, mix, moved, oval, polygon, rect, stroke, times } from './shapes.ts'
import { drawShell, makeSpace, onFloor, type Space, standing } from './space.ts'
import { armchair, bookshelf, coffeeTable, floorLamp, gallery, plant, shadow, sofa, vase } from './things.ts'
import { drawSunOnFloor, drawWindow } from './window.ts'

export const drawRug = (
  random: () => number,
  space: Space,
  look: HomeLook,
  [left, right]: readonly [number, number],
  [back, front]: readonly [number, number],
): string => {
  const color = pick(random, [look.textile, lighter(look.second, 0.45), lighter(look.main, 0.5)])
  const border = pick(random, [look.second, look.main, darker(color, 0.16)])
  const inset = (by: number, fill: string, opacity = 1) =>
    onFloor(space, [left + by, right - by], [back + by / 90, front - by / 70], fill, { opacity })
  const stripes = random() < 0.4
  return [
    onFloor(space, [left - 1, right + 1], [back, front + 0.02], '#2a2030', { opacity: 0.22, blur: 'shadow' }),
    inset(0, color),
    inset(5, border, 0.55),
    inset(7.5, color),
    stripes
      ? times(5, at => {
          const depth = back + 0.1 + ((front - back - 0.16) * at) / 5
          return onFloor(space, [left + 11, right - 11], [depth, depth + 0.025], border, { opacity: 0.6 })
        })
      : inset(13, lighter(color, 0.25), 0.6),
  ].join('')
}

const fireplace = (random: () => number, look: HomeLook): string => {
  const stone = pick(random, [
    lighter(look.wall, 0.75),
    mix(look.stone, '#fffaf2', 0.3),
    darker(look.wall, 0.12),
  ])
  return [
    shadow(120),
    rect(-54, -82, 108, 82, stone),
    rect(-62, -90, 124, 9, lighter(stone, 0.3)),
    rect(-62, -82, 124, 2, '#2a2030', { opacity: 0.18 }),
    rect(-34, -56, 68, 56, '#3a3136'),
    oval(0, -8, 34, 26, 'url(#glow)'),
    rect(-24, -12, 48, 5, '#7a5238', { round: 2.5 }),
    rect(-18, -17, 38, 5, '#8d6244', { round: 2.5 }),
    rect(-38, -60, 76, 5, darker(stone, 0.12)),
    rect(-66, -4, 132, 4, darker(stone, 0.2)),
    vase(random, look, -42, -90, 0.7),
    rect(32, -104, 5, 14, look.textile),
    rect(40, -110, 5, 20, look.second),
  ].join('')
}

const sideboard = (random: () => number, look: HomeLook): string =>
  [
    shadow(112),
    stroke('M-44 0V-10M44 0V-10', darker(look.wood, 0.3), 3),
    rect(-54, -46, 108, 38, look.wood, { round: 2 }),
    rect(-54, -46, 108, 4, lighter(look.wood, 0.2), { round: 1 }),
    times(
      3,
      at =>
        rect(-51 + at * 35, -39, 32, 28, lighter(look.wood, 0.08)) +
        rect(-38 + at * 35, -27, 6, 1.6, look.metal),
    ),
    rect(-26, -88, 62, 38, '#2c2b30', { round: 2 }),
    polygon(
      [
        [-23, -85],
        [12, -85],
        [-12, -53],
        [-23, -53],
      ],
      '#fff',
      { opacity: 0.07 },
    ),
    rect(0, -50, 10, 4, '#2c2b30'),
    vase(random, look, -42, -46, 0.66),
  ].join('')

export const drawLivingRoom = (
  random: () => number,
  look: HomeLook,
  { hasFireplace }: { hasFireplace: boolean },
): string => {
  const space = makeSpace(random)
  const { left, right, top, bottom } = space
  const width = right - left
  const layout = pick(
    random,
    hasFireplace ? ['hearth', 'window', 'corner'] : ['window', 'corner', 'shelf', 'wide'],
  )
  const tall = random() < 0.5
  const paneling = random() < 0.3 ? 'boards' : 'none'
  const shell = drawShell(random, space, look, { floor: 'planks', paneling })
  const center = left + width / 2
  const lamp = (x: number) => standing(space, x, 1.04, floorLamp(random, look))
  const green = (x: number, depth = 1.06) => standing(space, x, depth, plant(random, look))
  const rug = drawRug(random, space, look, [center - width * 0.33, center + width * 0.33], [1.12, 1.62])
  const openingOf = (x: number, wide: number) => ({
    x: x - wide / 2,
    y: top + (tall ? 24 : 30),
    width: wide,
    height: tall ? bottom - top - 52 : 82,
  })
  const panes = pick(random, [
    { columns: 2, rows: 2 },
    { columns: 2, rows: 3 },
    { columns: 3, rows: 1 },
    { columns: 3, rows: 2 },
  ])
  const hanging = pick(random, ['curtains', 'curtains', 'blind', 'none'] as const)
  const windowAt = (x: number, wide: number) =>
    drawWindow(random, look, openingOf(x, wide), { panes, hanging, ...(tall && { floor: bottom - 3 }) })
  const table = standing(space, center + 6, 1.46, coffeeTable(random, look))
  if (layout === 'hearth')
    return [
      shell,
      windowAt(left + width * 0.16, 44),
      windowAt(right - width * 0.16, 44),
      standing(space, center, 1, fireplace(random, look)),
      gallery(random, look, center, top + 42, 80),
      drawSunOnFloor(space, openingOf(left + width * 0.16, 44), 50),
      rug,
      green(right - 26),
      standing(space, left + width * 0.2, 1.3, armchair(random, look, look.main)),
      standing(space, right - width * 0.2, 1.3, armchair(random, look)),
      standing(space, center, 1.5, coffeeTable(random, look)),
    ].join('')
  if (layout === 'shelf')
    return [
      shell,
      windowAt(right - width * 0.24, 84),
      drawSunOnFloor(space, openingOf(right - width * 0.24, 84), -60),
      standing(space, left + 40, 1.01, bookshelf(random, look)),
      gallery(random, look, left + 124, top + 62, 70),
      rug,
      lamp(left + 86),
      standing(space, center - 4, 1.16, sofa(random, look, 150)),
      green(right - 22, 1.1),
      table,
    ].join('')
  if (layout === 'wide')
    return [
      shell,
      windowAt(center, Math.min(width * 0.56, 170)),
      drawSunOnFloor(space, openingOf(center, 160), 40),
      rug,
      green(left + 28),
      lamp(right - 30),
      standing(space, center - width * 0.08, 1.16, sofa(random, look, 158)),
      standing(space, right - width * 0.14, 1.42, armchair(random, look)),
      table,
    ].join('')
  if (layout === 'corner')
    return [
      shell,
      windowAt(left + width * 0.25, 92),
      drawSunOnFloor(space, openingOf(left + width * 0.25, 92), 70),
      gallery(random, look, right - width * 0.24, top + 56, 84),
      standing(space, right - width * 0.24, 1.01, sideboard(random, look)),
      rug,
      green(left + width * 0.5),
      standing(space, left + width * 0.27, 1.2, sofa(random, look, 128)),
      standing(space, center + 12, 1.52, coffeeTable(random, look)),
    ].join('')
  return [
    shell,
    windowAt(left + width * 0.22, 76),
    windowAt(right - width * 0.22, 76),
    gallery(random, look, center, top + 58, 60),
    drawSunOnFloor(space, openingOf(left + width * 0.22, 76), 60),
    rug,
    lamp(left + 26),
    green(right - 26),
    standing(space, center, 1.16, sofa(random, look, 160)),
    moved(0, 0, 1, table),
  ].join('')
}
