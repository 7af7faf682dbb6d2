import { box, disc, groundY, type Paint } from './paint.ts'
import type { Hour } from './scene-colors.ts'

/** The background at one time of day. */
export interface Light {
  /** A gradient from top to bottom. */
  sky: { offset: number; color: string }[]
  /** Two ranges of hills, the lawn and the path. */
  land: Paint[]
  /** Sun or moon, next to the building and below the corners, where a card has its badge and its heart. */
  sun: Paint[]
}

/** `shift` (0 to 1) moves the hills and the sun. */
export function drawLight(hour: Hour, shift: number): Light {
  const roll = Math.round(shift * 40)
  const x = shift < 0.5 ? 40 + shift * 36 : 342 + (shift - 0.5) * 36
  const y = 90 + (shift % 0.25) * 40
  return {
    sky: [
      { offset: 0, color: hour.sky[0] },
      { offset: 0.85, color: hour.sky[1] },
    ],
    land: [
      { d: `M0 ${196 - roll}q90 ${-34 + roll} 190 -8t210 ${roll - 20}v140h-400z`, fill: hour.far },
      { d: `M0 ${214 + roll / 3}q110 -36 220 -6t180 ${-roll / 2}v120h-400z`, fill: hour.near },
      { d: box(0, groundY - 8, 400, 60), fill: hour.lawn },
      { d: box(0, groundY + 16, 400, 40), fill: hour.path },
      { d: box(0, groundY + 16, 400, 3), fill: '#fff', opacity: 0.25 },
    ],
    sun: [
      { d: disc(x, y, 29), fill: hour.sun, opacity: 0.28 },
      { d: disc(x, y, 16), fill: hour.sun },
    ],
  }
}
