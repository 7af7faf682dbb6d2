import { coats, dayHours, type Hour, nightHours } from './scene-colors.ts'
import scenes from './scenes.json'

export interface Paint {
  d: string
  fill: string
  opacity?: number
}

export interface Light {
  /** From top to bottom. */
  sky: { offset: number; color: string }[]
  land: Paint[]
  sun: Paint[]
}

/** From back to front: the sky, the building, the plants. */
interface Facade {
  day: Light
  night: Light
  building: Paint[]
  lit: string
  planting: Paint[]
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Most fills are names of colors of the building or of the hour. */
const tint = (paints: Paint[], colors: object): Paint[] => {
  const known = new Map<string, string>(Object.entries(colors))
  return paints.map(paint => ({ ...paint, fill: known.get(paint.fill) ?? paint.fill }))
}

const isDrawn = (type: string): type is keyof typeof scenes => Object.hasOwn(scenes, type)

/** Draws on a canvas of 400 by 300; always the same for the same type and seed. */
export function drawFacade(propertyType: string, seed: string): Facade {
  const { land, sun, building, lit, planting } = scenes[isDrawn(propertyType) ? propertyType : 'house']
  const number = hash(seed)
  const pick = <Thing>(things: readonly [Thing, ...Thing[]], shift: number): Thing =>
    things[(number >>> shift) % things.length] ?? things[0]
  const lightAt = ({ sky: [top, horizon], ...hour }: Hour): Light => ({
    sky: [
      { offset: 0, color: top },
      { offset: 0.85, color: horizon },
    ],
    land: tint(land, hour),
    sun: tint(sun, hour),
  })
  return {
    day: lightAt(pick(dayHours, 4)),
    night: lightAt(pick(nightHours, 8)),
    building: tint(building, pick(coats, 0)),
    lit,
    planting,
  }
}
