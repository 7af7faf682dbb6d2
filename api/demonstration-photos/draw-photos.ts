// Draws the photographs of one home of the demonstration: what they show follows from its type, its rooms and its number.
import { drawFacade } from '@portal/home-drawing/facade'
import { randomFromSeed } from '@portal/home-drawing/random-from-seed'
import { sentPhotos } from './photo-files.ts'
import { drawBathroom } from './rooms/bathroom.ts'
import { drawBedroom } from './rooms/bedroom.ts'
import { type HomeLook, lookOf } from './rooms/home-look.ts'
import { drawKitchen } from './rooms/kitchen.ts'
import { drawLivingRoom } from './rooms/living-room.ts'
import { oval, times } from './rooms/shapes.ts'
import { drawMeetingRoom, drawReception, drawWorkroom } from './rooms/workroom.ts'

export interface DrawnHome {
  /** Makes its pictures unlike those of all other homes. */
  seed: string
  propertyType: string
  bedrooms: number
}

const stops = (colors: readonly [number, string, number?][]): string =>
  colors
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const frame = (sky: readonly string[], drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, sky[0] ?? '#fff'],
    [0.9, sky[1] ?? '#fff'],
  ])}</linearGradient>
<linearGradient id="daylight" x1="0" y1="0" x2="1" y2="1">${stops([
    [0, '#fff6e2', 0.34],
    [0.6, '#fff6e2', 0],
    [1, '#2a2030', 0.1],
  ])}</linearGradient>
<linearGradient id="corner" x1="0" y1="0" x2="1" y2="0">${stops([
    [0, '#2a2030', 0.13],
    [1, '#2a2030', 0],
  ])}</linearGradient>
<linearGradient id="nearer" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, '#2a2030', 0.16],
    [0.35, '#2a2030', 0],
    [1, '#fff6e2', 0.12],
  ])}</linearGradient>
<radialGradient id="glow">${stops([
    [0, '#ffe9b4', 0.75],
    [0.5, '#ffe2a0', 0.24],
    [1, '#ffe2a0', 0],
  ])}</radialGradient>
<filter id="shadow" x="-30%" y="-120%" width="160%" height="340%"><feGaussianBlur stdDeviation="3"/></filter>
<filter id="light" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>
</defs>${drawn}</svg>`

const drawOutside = ({ propertyType, seed }: DrawnHome): string => {
  const { day, building, planting } = drawFacade(propertyType, seed)
  const paths = (paints: typeof building) =>
    paints.map(({ d, fill, opacity = 1 }) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`).join('')
  const random = randomFromSeed(`clouds of ${seed}`)
  const clouds = times(3, at => {
    const [x, y, wide] = [30 + at * 130 + random() * 60, 22 + random() * 54, 24 + random() * 22]
    const puff = (by: number, share: number) =>
      oval(x + by * wide, y, wide * share, wide * share * 0.34, '#fff', { opacity: 0.5, blur: 'shadow' })
    return puff(0, 1) + puff(0.5, 0.7)
  })
  const ground = oval(200, 256, 150, 9, '#2a2030', { opacity: 0.2, blur: 'shadow' })
  return frame(
    day.sky.map(({ color }) => color),
    `<rect width="400" height="300" fill="url(#sky)"/>${clouds}${paths([...day.land, ...day.sun])}${ground}${paths([...building, ...planting])}`,
  )
}

type Draw = (random: () => number, look: HomeLook) => string

const roomsOf = ({ propertyType, bedrooms }: DrawnHome): Record<string, Draw> => {
  if (propertyType === 'office')
    return { workroom: drawWorkroom, 'meeting-room': drawMeetingRoom, reception: drawReception }
  return {
    'living-room': (...given) => drawLivingRoom(...given, { hasFireplace: propertyType === 'house' }),
    kitchen: (...given) => drawKitchen(...given, { isSmall: bedrooms < 2 }),
    ...(bedrooms > 0 && { bedroom: drawBedroom }),
    ...((bedrooms === 0 || bedrooms > 2) && {
      bathroom: (...given) => drawBathroom(...given, { isLarge: bedrooms > 1 }),
    }),
  }
}

/** The home's pictures as SVGs of 400 by 300, by what they show; always the same for the same home. */
export const drawPhotos = (home: DrawnHome): ReadonlyMap<string, string> => {
  const look = lookOf(home.propertyType, home.seed)
  const rooms = Object.entries(roomsOf(home)).map(([name, draw]) => {
    const drawn = draw(randomFromSeed(`${name} of ${home.seed}`), look)
    return [name, frame(look.outdoors.sky, drawn)] as const
  })
  return new Map([['outside', drawOutside(home)], ...rooms])
}

const takenRooms: Record<'living-room' | 'kitchen' | 'bathroom', Draw> = {
  'living-room': (...given) => drawLivingRoom(...given, { hasFireplace: false }),
  kitchen: (...given) => drawKitchen(...given, { isSmall: false }),
  bathroom: (...given) => drawBathroom(...given, { isLarge: false }),
}

/** The pictures that people send each other, by name: rooms in the colors of their homes, with what is there by now. */
export const drawSentPhotos = (homes: readonly DrawnHome[]): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(sentPhotos).map(([name, { room, home }]) => {
      const { propertyType, seed } = homes[home] ?? { propertyType: '', seed: '' }
      const look = lookOf(propertyType, seed)
      const drawn = takenRooms[room](randomFromSeed(`${room} of ${seed}, taken later`), look)
      return [name, frame(look.outdoors.sky, drawn)]
    }),
  )
