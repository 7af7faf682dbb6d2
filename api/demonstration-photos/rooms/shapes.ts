// Shapes of a picture as SVG, in the order in which they are painted.

interface Look {
  opacity?: number
  /** The radius of rounded corners. */
  round?: number
  /** How much it is blurred: as a shadow beneath a thing, or as light. */
  blur?: 'shadow' | 'light'
}

const number = (value: number): string => String(Math.round(value * 10) / 10)

const looks = ({ opacity, round, blur }: Look): string =>
  [
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    round === undefined ? '' : ` rx="${number(round)}"`,
    blur === undefined ? '' : ` filter="url(#${blur})"`,
  ].join('')

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  look: Look = {},
): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}"${looks(look)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, look: Look = {}): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${looks(look)}/>`

export const shape = (d: string, fill: string, look: Look = {}): string =>
  `<path d="${d}" fill="${fill}"${looks(look)}/>`

export const stroke = (d: string, color: string, width: number, look: Look = {}): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${looks(look)}/>`

export const polygon = (points: readonly Point[], fill: string, look: Look = {}): string =>
  shape(`M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}z`, fill, look)

export type Point = readonly [x: number, y: number]

/** Moves what stands at 0, 0 to another point, larger or smaller. */
export const moved = (x: number, y: number, scale: number, ...shapes: string[]): string =>
  `<g transform="translate(${number(x)} ${number(y)}) scale(${scale.toFixed(3)})">${shapes.join('')}</g>`

export const turned = (degrees: number, x: number, y: number, ...shapes: string[]): string =>
  `<g transform="rotate(${number(degrees)} ${number(x)} ${number(y)})">${shapes.join('')}</g>`

export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

const channels = (color: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

/** A color between two others of the form #rrggbb. */
export const mix = (one: string, other: string, share: number): string => {
  const others = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (color: string, share: number): string => mix(color, '#fffaf2', share)
export const darker = (color: string, share: number): string => mix(color, '#2a2030', share)
