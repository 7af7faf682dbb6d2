// Things that several rooms have. Each stands on the floor at 0, 0 or hangs with its middle at x; 67 units are a meter.
import { pick } from '@portal/home-drawing/random-from-seed'
import type { HomeLook } from './home-look.ts'
import { darker, lighter, mix, moved, oval, polygon, rect, shape, stroke, times, turned } from './shapes.ts'

type Random = () => number

export const shadow = (width: number): string =>
  oval(0, 1, width / 2, Math.max(3, width * 0.05), '#2a2030', { opacity: 0.3, blur: 'shadow' })

export const sofa = (random: Random, look: HomeLook, width: number): string => {
  const color = look.main
  const seats = width > 120 ? 3 : 2
  const inner = width - 34
  const cell = inner / seats
  const left = -inner / 2
  const isRound = random() < 0.5
  const cushion = (at: number) =>
    rect(left + at * cell + 0.8, -56, cell - 1.6, 30, lighter(color, 0.06), { round: isRound ? 9 : 4 }) +
    rect(left + at * cell + 3, -54, cell - 6, 4, lighter(color, 0.2), { round: 2, opacity: 0.7 })
  const seat = (at: number) =>
    rect(left + at * cell + 0.5, -30, cell - 1, 13, lighter(color, 0.1), { round: 4 }) +
    rect(left + at * cell + 3, -29, cell - 6, 3, lighter(color, 0.26), { round: 1.5, opacity: 0.8 })
  const arm = (x: number) =>
    rect(x, -42, 18, 36, darker(color, 0.05), { round: isRound ? 8 : 4 }) +
    rect(x + 2, -41, 14, 5, lighter(color, 0.16), { round: 2.5 })
  const pillow = (x: number, tilt: number, fill: string, striped: boolean) =>
    turned(
      tilt,
      x,
      -40,
      rect(x - 12, -53, 24, 24, fill, { round: 5 }),
      striped
        ? times(3, at => rect(x - 8 + at * 6.5, -53, 2, 24, lighter(fill, 0.5), { opacity: 0.8 }))
        : rect(x - 9, -50, 18, 18, lighter(fill, 0.15), { round: 4, opacity: 0.6 }),
    )
  return [
    shadow(width * 1.06),
    times(2, at => rect(at ? width / 2 - 16 : -width / 2 + 10, -7, 5, 7, look.wood)),
    rect(-width / 2 + 8, -60, width - 16, 44, darker(color, 0.1), { round: isRound ? 12 : 5 }),
    times(seats, cushion),
    rect(-width / 2 + 4, -22, width - 8, 15, darker(color, 0.12), { round: 4 }),
    times(seats, seat),
    arm(-width / 2),
    arm(width / 2 - 18),
    pillow(left + 10, -9, look.second, random() < 0.5),
    pillow(-left - 12, 10, look.textile, random() < 0.5),
    random() < 0.6 ? pillow(-left - 30, 4, mix(look.second, look.textile, 0.45), false) : '',
    random() < 0.5
      ? polygon(
          [
            [width / 2 - 19, -43],
            [width / 2 + 1, -43],
            [width / 2 + 1, -14],
            [width / 2 - 17, -16],
          ],
          look.textile,
        ) + times(4, at => rect(width / 2 - 17 + at * 5, -42, 1.4, 27, look.second, { opacity: 0.55 }))
      : '',
  ].join('')
}

export const armchair = (_: Random, look: HomeLook, color = look.second): string =>
  [
    shadow(58),
    stroke('M-20 0L-16 -14M20 0L16 -14', look.wood, 3.6),
    rect(-23, -62, 46, 44, darker(color, 0.08), { round: 14 }),
    rect(-17, -58, 34, 32, lighter(color, 0.1), { round: 11 }),
    rect(-22, -30, 44, 18, color, { round: 7 }),
    rect(-19, -30, 38, 5, lighter(color, 0.25), { round: 2.5, opacity: 0.8 }),
    rect(-30, -40, 12, 27, darker(color, 0.12), { round: 6 }),
    rect(18, -40, 12, 27, darker(color, 0.16), { round: 6 }),
  ].join('')

export const coffeeTable = (random: Random, look: HomeLook): string => {
  const isRound = random() < 0.5
  const top = isRound
    ? oval(0, -25, 38, 7, darker(look.wood, 0.18)) + oval(0, -27, 38, 7, lighter(look.wood, 0.14))
    : polygon(
        [
          [-40, -29],
          [40, -29],
          [46, -21],
          [-46, -21],
        ],
        lighter(look.wood, 0.14),
      ) + rect(-46, -21, 92, 4, darker(look.wood, 0.18), { round: 1 })
  return [
    shadow(96),
    stroke(
      isRound ? 'M-24 0L-18 -22M24 0L18 -22M0 2V-20' : 'M-40 0V-18M40 0V-18',
      darker(look.wood, 0.2),
      3.4,
    ),
    top,
    rect(-22, -33, 24, 4, look.second, { round: 1 }),
    rect(-20, -37, 21, 4, look.textile, { round: 1 }),
    vase(random, look, 20, -27, 0.6),
  ].join('')
}

export const vase = (random: Random, look: HomeLook, x: number, y: number, scale: number): string => {
  const color = pick(random, [look.textile, look.second, look.main])
  const stems = times(5, at => {
    const lean = (at - 2) * 6 + (random() - 0.5) * 4
    const high = -34 - random() * 12
    const fill = pick(random, [look.leaf, darker(look.leaf, 0.12), look.second])
    return (
      stroke(`M0 -16Q${lean * 0.3} ${high * 0.7} ${lean} ${high}`, darker(look.leaf, 0.15), 1.2) +
      oval(lean, high, 4.2, 5.4, fill)
    )
  })
  return moved(
    x,
    y,
    scale,
    stems,
    shape('M-5 -18q-7 8 -3 18h16q4 -10 -3 -18z', color),
    shape('M-5 -18q-7 8 -3 18h4q-4 -10 2 -18z', lighter(color, 0.4), { opacity: 0.7 }),
  )
}

export const floorLamp = (random: Random, look: HomeLook): string => {
  const shade = pick(random, [look.textile, '#fbf1dc'])
  const glow = oval(0, -112, 46, 42, 'url(#glow)')
  if (random() < 0.5)
    return [
      shadow(34),
      glow,
      stroke('M-13 0L0 -74L13 0M0 -74V2', look.wood, 2.4),
      polygon(
        [
          [-13, -128],
          [13, -128],
          [20, -98],
          [-20, -98],
        ],
        shade,
      ),
      polygon(
        [
          [-13, -128],
          [-4, -128],
          [-7, -98],
          [-20, -98],
        ],
        '#fff',
        { opacity: 0.35 },
      ),
      rect(-1, -98, 2, 26, look.metal),
    ].join('')
  return [
    shadow(34),
    oval(0, -1, 13, 3, darker(look.metal, 0.15)),
    stroke('M0 -2V-118Q0 -146 26 -146Q44 -146 44 -128', look.metal, 2.2),
    moved(44, -16, 1, oval(0, -102, 40, 34, 'url(#glow)')),
    shape('M28 -110a16 17 0 0 1 32 0z', look.metal),
    shape('M33 -112a11 13 0 0 1 9 -12z', '#fff', { opacity: 0.4 }),
  ].join('')
}

export const plant = (random: Random, look: HomeLook): string => {
  const pot = pick(random, [look.textile, look.second, lighter(look.main, 0.3), '#f5efe6'])
  const green = () => pick(random, [look.leaf, darker(look.leaf, 0.14), lighter(look.leaf, 0.14)])
  const kind = Math.floor(random() * 3)
  const leaves = [
    // a fig: a trunk with broad leaves
    () =>
      stroke('M0 -22Q3 -60 -1 -96', darker(look.wood, 0.1), 2.6) +
      times(15, at => {
        const side = at % 2 ? 1 : -1
        const y = -52 - at * 5.2 + random() * 4
        return turned(side * (28 + random() * 34), 0, y, oval(side * 13, y - 2, 12, 7, green()))
      }) +
      oval(0, -126, 7, 12, green()),
    // a snake plant: upright blades
    () =>
      times(9, at => {
        const lean = (at - 4) * 5 + (random() - 0.5) * 3
        const high = -62 - random() * 28
        const color = green()
        return (
          shape(
            `M-3 -20Q${lean - 5} ${high * 0.6} ${lean * 1.5} ${high}Q${lean + 6} ${high * 0.5} 4 -20z`,
            color,
          ) +
          stroke(`M0 -20Q${lean} ${high * 0.6} ${lean * 1.5} ${high + 6}`, lighter(color, 0.3), 0.8, {
            opacity: 0.7,
          })
        )
      }),
    // a palm: arching fronds
    () =>
      times(11, at => {
        const lean = (at - 5) * 9 + (random() - 0.5) * 5
        const top = -98 + Math.abs(at - 5) * 8
        const color = green()
        return (
          stroke(`M0 -20Q${lean * 0.2} ${top} ${lean} ${top + Math.abs(lean) * 0.45}`, color, 3.4) +
          times(4, leaf => {
            const share = 0.55 + leaf * 0.13
            return oval(
              lean * share * share * 1.02,
              top * (0.62 + share * 0.3) + Math.abs(lean) * share * 0.4,
              6,
              2.6,
              color,
            )
          })
        )
      }),
  ]
  return [
    shadow(38),
    leaves[kind]?.() ?? '',
    shape('M-15 -25h30l-4 25h-22z', pot),
    shape('M-15 -25h8l2 25h-6z', '#fff', { opacity: 0.25 }),
    rect(-16.5, -28, 33, 5, darker(pot, 0.08), { round: 1.5 }),
  ].join('')
}

/** A framed picture with its middle at x, y. */
export const art = (
  random: Random,
  look: HomeLook,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const ground = pick(random, ['#fbf5ea', lighter(look.textile, 0.3), lighter(look.second, 0.6)])
  const [left, top] = [x - width / 2, y - height / 2]
  const inks = [
    look.main,
    look.second,
    look.leaf,
    darker(look.main, 0.25),
    mix(look.second, look.textile, 0.5),
  ]
  const ink = () => pick(random, inks)
  const unit = Math.min(width, height)
  const motif = [
    () =>
      oval(x + unit * 0.08, y - unit * 0.1, unit * 0.2, unit * 0.2, ink()) +
      shape(
        `M${left + 6} ${top + height - 6}v${-unit * 0.3}q${width * 0.25} ${-unit * 0.2} ${width * 0.5} 0t${width * 0.5 - 12} 0v${unit * 0.3}z`,
        ink(),
      ) +
      shape(
        `M${left + 6} ${top + height - 6}v${-unit * 0.16}q${width * 0.3} ${-unit * 0.16} ${width - 12} ${unit * 0.04}v${unit * 0.12}z`,
        ink(),
      ),
    () =>
      times(3, at =>
        stroke(
          `M${x - unit * 0.3 + at * unit * 0.1} ${y + unit * 0.28}v${-unit * 0.16}a${unit * (0.3 - at * 0.1)} ${unit * (0.3 - at * 0.1)} 0 0 1 ${unit * (0.6 - at * 0.2)} 0v${unit * 0.16}`,
          ink(),
          unit * 0.07,
        ),
      ),
    () =>
      shape(
        `M${x - unit * 0.26} ${y + unit * 0.26}q${-unit * 0.1} ${-unit * 0.4} ${unit * 0.2} ${-unit * 0.5}q${unit * 0.3} ${unit * 0.1} ${unit * 0.24} ${unit * 0.34}q${-unit * 0.1} ${unit * 0.24} ${-unit * 0.44} ${unit * 0.16}z`,
        ink(),
        { opacity: 0.9 },
      ) + oval(x + unit * 0.12, y + unit * 0.1, unit * 0.16, unit * 0.16, ink(), { opacity: 0.9 }),
    () =>
      stroke(`M${x} ${y + unit * 0.32}Q${x + 2} ${y} ${x - 1} ${y - unit * 0.3}`, ink(), 1.4) +
      times(6, at =>
        turned(
          at % 2 ? 40 : -40,
          x,
          y + unit * (0.2 - at * 0.09),
          oval(
            x + (at % 2 ? 1 : -1) * unit * 0.12,
            y + unit * (0.2 - at * 0.09),
            unit * 0.13,
            unit * 0.055,
            look.leaf,
          ),
        ),
      ),
  ]
  const frame = pick(random, [look.wood, '#fffaf2', darker(look.wood, 0.45), look.metal])
  return [
    rect(left + 1, top + 3, width, height, '#2a2030', { opacity: 0.22, blur: 'shadow' }),
    rect(left, top, width, height, frame, { round: 0.8 }),
    rect(left + 2.6, top + 2.6, width - 5.2, height - 5.2, ground),
    pick(random, motif)(),
    polygon(
      [
        [left + width * 0.55, top + 3],
        [left + width * 0.8, top + 3],
        [left + width * 0.4, top + height - 3],
        [left + width * 0.15, top + height - 3],
      ],
      '#fff',
      { opacity: 0.12 },
    ),
  ].join('')
}

/** One large picture, a pair, or a group, with its middle at x, y. */
export const gallery = (random: Random, look: HomeLook, x: number, y: number, width: number): string => {
  const kind = random()
  if (kind < 0.34) return art(random, look, x, y, Math.min(width, 84), 50)
  if (kind < 0.67) return art(random, look, x - 24, y, 40, 52) + art(random, look, x + 24, y, 40, 52)
  return (
    art(random, look, x - 33, y - 2, 40, 54) +
    art(random, look, x + 8, y - 15, 32, 28) +
    art(random, look, x + 8, y + 15, 32, 24) +
    art(random, look, x + 42, y, 26, 36)
  )
}

export const bookshelf = (random: Random, look: HomeLook): string => {
  const [width, height, shelves] = [62, 128, 5]
  const wood = look.wood
  const cell = (height - 4) / shelves
  const spine = () =>
    pick(random, [
      look.main,
      look.second,
      look.textile,
      look.wall,
      darker(look.main, 0.2),
      '#e9dfd0',
      lighter(look.second, 0.3),
    ])
  const row = (at: number) => {
    const foot = -height + (at + 1) * cell
    let x = -width / 2 + 5
    let drawn = ''
    if (at === 1 || (at === 3 && random() < 0.5)) drawn += vase(random, look, width / 2 - 14, foot - 1, 0.42)
    const end = drawn ? width / 2 - 24 : width / 2 - 8 - random() * 12
    while (x < end) {
      const thick = 2.6 + random() * 2.6
      const high = cell * (0.52 + random() * 0.3)
      drawn += rect(x, foot - high, thick, high, spine())
      x += thick + 0.5
    }
    return drawn + rect(-width / 2, foot - 1, width, 3, wood)
  }
  return [
    shadow(width * 1.1),
    rect(-width / 2, -height - 2, width, height + 2, darker(wood, 0.34)),
    times(shelves, row),
    rect(-width / 2 - 1, -height - 3, 4, height + 3, wood),
    rect(width / 2 - 3, -height - 3, 4, height + 3, darker(wood, 0.1)),
    rect(-width / 2 - 1, -height - 3, width + 2, 3.4, lighter(wood, 0.16)),
  ].join('')
}

/** Hangs from the ceiling at y = 0 of its place. */
export const pendant = (kind: number, look: HomeLook, drop: number): string => {
  const glow = oval(0, drop + 12, 34, 30, 'url(#glow)')
  const cord = rect(-0.5, 0, 1, drop, darker(look.metal, 0.3))
  const bowl = [
    shape(`M-15 ${drop + 14}a15 15 0 0 1 30 0z`, look.main) +
      shape(`M-11 ${drop + 13}a11 11 0 0 1 8 -10z`, '#fff', { opacity: 0.3 }),
    oval(0, drop + 9, 10, 10, '#fff6e0') + oval(-3, drop + 6, 4, 4, '#fff', { opacity: 0.7 }),
    polygon(
      [
        [-4, drop],
        [4, drop],
        [14, drop + 16],
        [-14, drop + 16],
      ],
      look.metal,
    ) +
      polygon(
        [
          [-4, drop],
          [-1, drop],
          [-6, drop + 16],
          [-14, drop + 16],
        ],
        '#fff',
        { opacity: 0.3 },
      ),
    oval(0, drop + 9, 17, 8.5, look.wood) +
      times(3, at => stroke(`M-16 ${drop + 6 + at * 3}H16`, darker(look.wood, 0.25), 0.6)),
  ][kind]
  return glow + cord + (bowl ?? '')
}

export const stool = (look: HomeLook): string =>
  [
    shadow(26),
    stroke('M-9 0L-6 -40M9 0L6 -40M-8 -14H8', darker(look.wood, 0.12), 2.4),
    rect(-12, -44, 24, 6, lighter(look.wood, 0.12), { round: 3 }),
  ].join('')

export const chair = (look: HomeLook, color: string): string =>
  [
    shadow(34),
    stroke('M-13 0L-11 -28M13 0L11 -28', look.wood, 2.6),
    rect(-14, -58, 28, 24, color, { round: 8 }),
    rect(-11, -55, 22, 8, lighter(color, 0.25), { round: 4, opacity: 0.7 }),
    stroke('M-9 -36V-30M9 -36V-30', look.wood, 2),
    rect(-16, -33, 32, 7, darker(color, 0.08), { round: 3 }),
  ].join('')
