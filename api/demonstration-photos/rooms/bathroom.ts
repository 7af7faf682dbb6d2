import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { darker, lighter, mix, moved, oval, polygon, rect, shape, stroke, times } from './shapes.ts'
import { drawShell, makeSpace, onFloor, standing } from './space.ts'
import { plant, shadow, vase } from './things.ts'
import { drawSunOnFloor, drawWindow } from './window.ts'

const porcelain = '#fbf8f2'

const tub = (look: HomeLook, isColored: boolean): string => {
  const outside = isColored ? look.main : porcelain
  return [
    shadow(136),
    shape('M-64 -44Q-60 0 -40 0H40Q60 0 64 -44Z', darker(outside, 0.05)),
    shape('M-64 -44Q-60 0 -40 0H-22Q-46 -4 -48 -44Z', '#fff', { opacity: 0.2 }),
    shape('M30 0H40Q60 0 64 -44H50Q48 -8 30 0Z', '#2a2030', { opacity: 0.09 }),
    rect(-68, -48, 136, 7, porcelain, { round: 3.5 }),
    rect(-62, -43, 124, 2, '#2a2030', { opacity: 0.1 }),
    stroke('M54 -48V-78Q54 -88 44 -88Q36 -88 36 -80', look.metal, 2.8),
    rect(50, -62, 8, 3, look.metal, { round: 1.5 }),
    // a towel over the rim
    shape('M-44 -49h26v30q-13 4 -26 0z', look.second),
    times(2, at => rect(-44, -28 + at * 4, 26, 1.6, '#fffaf2', { opacity: 0.7 })),
  ].join('')
}

const shower = (look: HomeLook, height: number): string =>
  [
    rect(-40, -height, 80, height, '#dfeaea', { opacity: 0.32 }),
    polygon(
      [
        [-30, -height],
        [-6, -height],
        [-30, 0],
        [-40, 0],
        [-40, -height * 0.3],
      ],
      '#fff',
      { opacity: 0.22 },
    ),
    stroke(`M0 ${-height + 16}V${-height + 30}`, look.metal, 2.4),
    rect(-13, -height + 29, 26, 4, look.metal, { round: 2 }),
    stroke(`M24 -58V${-height + 46}`, look.metal, 2),
    rect(19, -62, 10, 8, look.metal, { round: 2 }),
    rect(-41.5, -height, 2.4, height, look.metal),
    rect(39, -height, 2.4, height, look.metal),
    rect(-41.5, -height, 83, 2.4, look.metal),
    rect(-44, -3, 88, 5, porcelain),
    rect(30, -70, 2.4, 22, look.metal, { round: 1.2 }),
  ].join('')

const vanity = (random: () => number, look: HomeLook, isDouble: boolean): string => {
  const wide = isDouble ? 120 : 74
  const color = pick(random, [look.wood, look.main, mix(look.main, '#fffaf2', 0.35)])
  const doors = isDouble ? 4 : 2
  const basin = (x: number) =>
    shape(`M${x - 19} -64h38q-1 9 -9 9h-20q-8 0 -9 -9z`, porcelain) +
    rect(x - 20, -66, 40, 3, '#fffdf9', { round: 1.5 }) +
    stroke(`M${x} -66V-78Q${x} -84 ${x + 7} -84`, look.metal, 2.2)
  const mirror =
    random() < 0.5
      ? (x: number) =>
          oval(x, -118, 25, 25, look.metal) +
          oval(x, -118, 23, 23, '#d9e6e8') +
          shape(`M${x - 16} -104L${x + 8} -138h8L${x - 8} -98z`, '#fff', { opacity: 0.4 })
      : (x: number) =>
          rect(x - 22, -150, 44, 62, look.metal, { round: 21 }) +
          rect(x - 20, -148, 40, 58, '#d9e6e8', { round: 19 }) +
          shape(`M${x - 14} -100L${x + 8} -142h7L${x - 8} -96z`, '#fff', { opacity: 0.4 })
  const sconce = (x: number) =>
    oval(x, -122, 22, 26, 'url(#glow)') +
    rect(x - 1, -122, 2, 12, look.metal) +
    rect(x - 4, -132, 8, 13, '#fff3d8', { round: 4 })
  const basins = isDouble ? [-30, 30] : [0]
  return [
    shadow(wide * 1.05),
    rect(-wide / 2, -52, wide, 44, darker(color, 0.12), { round: 1.5 }),
    times(doors, at => {
      const cell = wide / doors
      const x = -wide / 2 + at * cell
      return (
        rect(x + 1, -50, cell - 2, 40, color, { round: 1 }) +
        rect(x + cell / 2 - 4, -45, 8, 1.8, look.metal, { round: 0.9 })
      )
    }),
    stroke(`M${-wide / 2 + 4} 0V-8M${wide / 2 - 4} 0V-8`, darker(color, 0.3), 3),
    rect(-wide / 2 - 2, -56, wide + 4, 5, look.stone, { round: 1 }),
    basins.map(basin).join(''),
    basins.map(mirror).join(''),
    isDouble ? sconce(0) : sconce(-34) + sconce(34),
    vase(random, look, wide / 2 - 8, -56, 0.5),
  ].join('')
}

const toilet = (): string =>
  [
    shadow(36),
    rect(-15, -54, 30, 26, porcelain, { round: 3 }),
    rect(-16, -56, 32, 4, darker(porcelain, 0.05), { round: 2 }),
    oval(0, -26, 17, 6, '#fffdf9'),
    shape('M-16 -25q2 14 8 17l-1 8h18l-1 -8q6 -3 8 -17z', darker(porcelain, 0.04)),
    rect(5, -48, 5, 2, '#b9bfc2', { round: 1 }),
  ].join('')

const towels = (look: HomeLook): string =>
  [
    stroke('M-14 0L-9 -92M14 0L9 -92', look.wood, 2.6),
    times(4, at => stroke(`M${-13 + at * 1.1} ${-16 - at * 22}H${13 - at * 1.1}`, look.wood, 2.2)),
    rect(-11, -84, 22, 34, look.textile, { round: 1.5 }),
    rect(-11, -58, 22, 3, look.second, { opacity: 0.8 }),
    rect(-12, -40, 24, 22, look.second, { round: 1.5 }),
  ].join('')

export const drawBathroom = (
  random: () => number,
  look: HomeLook,
  { isLarge }: { isLarge: boolean },
): string => {
  const space = makeSpace(random)
  const { left, right, top, bottom } = space
  const width = right - left
  const wallColor = pick(random, [
    lighter(look.wall, 0.25),
    mix(look.main, '#fffaf2', 0.62),
    lighter(look.wall, 0.5),
  ])
  const floor = pick(random, ['tiles', 'checks'] as const)
  const floorColor = pick(random, ['#dcd5ca', '#cfd3d2', '#e6ded2', mix(look.main, '#efe9e0', 0.72)])
  const own = { ...look, wall: wallColor }
  const shell = drawShell(random, space, own, {
    floor,
    floorColor,
    paneling: pick(random, ['tiles', 'boards', 'tiles', 'none']),
  })
  const hasTub = random() < (isLarge ? 0.7 : 0.4)
  const flip = random() < 0.5
  const bathX = flip ? right - 82 : left + 82
  const vanityX = flip ? left + width * 0.3 : right - width * 0.3
  const opening = { x: bathX - (hasTub ? 32 : 0), y: top + 26, width: 62, height: 62 }
  const mat = pick(random, [look.second, look.textile, look.main])
  return [
    shell,
    hasTub
      ? drawWindow(random, own, opening, {
          panes: { columns: 2, rows: pick(random, [1, 2]) },
          hanging: pick(random, ['blind', 'none']),
        })
      : '',
    hasTub ? '' : moved(flip ? right - 44 : left + 44, bottom, 1, shower(look, bottom - top - 8)),
    standing(space, vanityX, 1.02, vanity(random, look, isLarge && random() < 0.6)),
    hasTub ? drawSunOnFloor(space, opening, flip ? -50 : 50) : '',
    hasTub ? '' : standing(space, left + width * (flip ? 0.62 : 0.4), 1.02, toilet()),
    hasTub ? standing(space, flip ? left + width * 0.56 : left + width * 0.46, 1.03, towels(look)) : '',
    onFloor(space, [vanityX - 36, vanityX + 36], [1.2, 1.36], '#2a2030', { opacity: 0.2, blur: 'shadow' }),
    onFloor(space, [vanityX - 35, vanityX + 35], [1.2, 1.35], mat),
    onFloor(space, [vanityX - 31, vanityX + 31], [1.22, 1.33], lighter(mat, 0.3), { opacity: 0.6 }),
    hasTub ? standing(space, bathX, 1.24, tub(look, random() < 0.4)) : '',
    random() < 0.7 ? standing(space, flip ? left + 20 : right - 20, 1.3, plant(random, look)) : '',
  ].join('')
}
