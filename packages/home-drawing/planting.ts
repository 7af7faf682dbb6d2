import { box, disc, groundY, type Paint, round } from './paint.ts'
import { pick } from './random-from-seed.ts'
import { leaves, trunk } from './scene-colors.ts'

/** Trees next to the building and a hedge in front of it, which cover its base but never its middle. */
export function plant(random: () => number, { left, right }: { left: number; right: number }): Paint[] {
  const sides = [Math.max(left - 30, 24), Math.min(right + 30, 376)]
  const trees = sides.flatMap(x => (random() < 0.85 ? tree(random, x + random() * 12 - 6) : []))
  const hedges = sides.flatMap(x => hedge(random, x))
  return [...trees, ...hedges]
}

function tree(random: () => number, x: number): Paint[] {
  const foot = groundY + 4
  const height = 78 + random() * 54
  const green = pick(random, leaves)
  const crown = pick(random, [roundCrown, tallCrown, cloudCrown])(x, foot - height, height)
  return [
    { d: box(x - 3, foot - height * 0.45, 6, height * 0.45), fill: trunk },
    { d: crown, fill: green },
    { d: disc(x - 7, foot - height * 0.72, 9), fill: '#fff', opacity: 0.12 },
  ]
}

function roundCrown(x: number, top: number, height: number): string {
  const radius = height * 0.32
  return disc(x, top + radius, radius)
}

function tallCrown(x: number, top: number, height: number): string {
  const [half, foot] = [13, round(top + height * 0.78)]
  return `M${round(x)} ${round(top)}c${half} 20 ${half + 6} ${round(height * 0.5)} ${half - 5} ${round(foot - top)}h${-2 * (half - 5)}c${-11} ${round(-height * 0.3)} -6 ${round(-height * 0.6)} ${half - 5} ${round(top - foot)}z`
}

function cloudCrown(x: number, top: number, height: number): string {
  const size = height * 0.2
  return (
    disc(x, top + size, size) +
    disc(x - size * 0.9, top + size * 2.1, size) +
    disc(x + size * 0.9, top + size * 2.1, size * 1.1)
  )
}

function hedge(random: () => number, x: number): Paint[] {
  const green = pick(random, leaves.slice(0, 4))
  const bushes = [-20, 0, 19].map(offset => disc(x + offset, groundY - 1, 11 + random() * 5))
  return [{ d: bushes.join(''), fill: green }]
}
