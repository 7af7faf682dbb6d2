// Draws a home as plain paths, for a page's component or a server that creates images.
import { buildApartment } from './apartment.ts'
import { drawLight, type Light } from './backdrop.ts'
import { buildCondo } from './condo.ts'
import { buildHouse } from './house.ts'
import { buildOffice } from './office.ts'
import { box, groundY, type Paint, polygon } from './paint.ts'
import { plant } from './planting.ts'
import { pick, randomFromSeed } from './random-from-seed.ts'
import { coats, dayHours, nightHours } from './scene-colors.ts'
import { drawWindows } from './windows.ts'

const builders = new Map([
  ['house', buildHouse],
  ['apartment', buildApartment],
  ['condo', buildCondo],
  ['office', buildOffice],
])

/** From back to front: the sky, the building, the plants. */
interface Facade {
  day: Light
  night: Light
  building: Paint[]
  /** The windows that are lit at night, as one path. */
  lit: string
  planting: Paint[]
}

/** Draws on a canvas of 400 by 300; always the same for the same type and seed. */
export function drawFacade(propertyType: string, seed: string): Facade {
  const random = randomFromSeed(`${propertyType}/${seed}`)
  const [dayHour, nightHour, coat] = [pick(random, dayHours), pick(random, nightHours), pick(random, coats)]
  const shift = random()
  const { walls, windows, details, face, footprint } = (builders.get(propertyType) ?? buildHouse)(
    random,
    coat,
  )
  const { panes, lit } = drawWindows(random, windows, coat)
  return {
    day: drawLight(dayHour, shift),
    night: drawLight(nightHour, shift),
    building: [...walls, ...panes, ...details, sunlight(face), shade(face)],
    lit,
    planting: plant(random, footprint),
  }
}

type Face = { left: number; right: number; top: number }

function sunlight({ left, right, top }: Face): Paint {
  const reach = (right - left) * 0.55
  return {
    d: polygon([left, top], [left + reach, top], [left + reach * 0.35, groundY], [left, groundY]),
    fill: '#fff6dc',
    opacity: 0.16,
  }
}

function shade({ right, top }: Face): Paint {
  return { d: box(right - 12, top, 12, groundY - top), fill: '#2b2233', opacity: 0.1 }
}
