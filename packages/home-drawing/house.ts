// Houses: a gabled cottage, a tall one with a bay, and a low modern one.
import { type Building, box, type Coat, disc, groundY, polygon } from './paint.ts'
import { pick } from './random-from-seed.ts'

/** One of three kinds of house. */
export function buildHouse(random: () => number, coat: Coat): Building {
  return pick(random, [cottage, bayHouse, modernHouse])(random, coat)
}

function cottage(random: () => number, coat: Coat): Building {
  const width = 172 + random() * 36
  const left = 200 - width / 2
  const right = left + width
  const eaves = 158
  const ridge = eaves - 56 - random() * 18
  const gable = left + width * 0.36
  const door = { x: right - width * 0.32, width: 26, y: groundY - 52 }
  return {
    walls: [
      { d: box(right - 52, ridge + 2, 18, 40), fill: coat.accent },
      {
        d: polygon(
          [left + width * 0.2, ridge + 8],
          [right - 16, ridge + 8],
          [right + 14, eaves + 4],
          [left, eaves + 4],
        ),
        fill: coat.roof,
      },
      { d: box(left, eaves, width, groundY - eaves), fill: coat.wall },
      {
        d: polygon([left - 12, eaves + 6], [gable, ridge - 12], [gable + (gable - left) + 12, eaves + 6]),
        fill: coat.roof,
      },
      {
        d: polygon([left, eaves + 6], [gable, ridge + 2], [gable + (gable - left), eaves + 6]),
        fill: coat.wall,
      },
      { d: box(left - 3, groundY - 8, width + 6, 8), fill: coat.roof, opacity: 0.35 },
    ],
    windows: [
      { x: gable - 31, y: eaves + 22, width: 27, height: 38 },
      { x: gable + 4, y: eaves + 22, width: 27, height: 38 },
      { x: right - width * 0.14, y: eaves + 24, width: 20, height: 32 },
    ],
    details: [
      { d: disc(gable, eaves - 22, 11), fill: coat.trim },
      { d: disc(gable, eaves - 22, 7.5), fill: coat.accent },
      { d: box(door.x - 4, door.y - 4, door.width + 8, groundY - door.y + 4), fill: coat.trim },
      { d: box(door.x, door.y, door.width, groundY - door.y), fill: coat.accent },
      { d: disc(door.x + door.width - 5, door.y + 28, 1.8), fill: coat.trim },
      {
        d: polygon([door.x - 16, door.y - 6], [door.x + 13, door.y - 24], [door.x + 42, door.y - 6]),
        fill: coat.roof,
      },
      {
        d:
          box(door.x - 12, door.y - 6, 4, groundY - door.y + 6) +
          box(door.x + 34, door.y - 6, 4, groundY - door.y + 6),
        fill: coat.trim,
      },
    ],
    face: { left, right, top: eaves },
    footprint: { left, right },
  }
}

function bayHouse(random: () => number, coat: Coat): Building {
  const width = 132 + random() * 16
  const left = 200 - width / 2
  const right = left + width
  const top = 84 + random() * 12
  const bay = { left: left + 12, width: 62 }
  const bayRight = bay.left + bay.width
  const door = { x: right - 44, width: 28, y: groundY - 72 }
  const stories = [top + 34, top + 100]
  return {
    walls: [
      { d: box(left, top, width, groundY - top), fill: coat.wall },
      { d: box(left - 7, top - 8, width + 14, 14), fill: coat.trim },
      { d: box(left - 4, top + 6, width + 8, 4), fill: coat.roof },
      { d: box(bay.left, top + 14, bay.width, groundY - top - 14), fill: coat.trim, opacity: 0.45 },
      {
        d: polygon([bay.left - 6, top + 4], [bay.left + bay.width / 2, top - 38], [bayRight + 6, top + 4]),
        fill: coat.roof,
      },
      {
        d: polygon([bay.left + 6, top + 2], [bay.left + bay.width / 2, top - 24], [bayRight - 6, top + 2]),
        fill: coat.wall,
      },
      ...stories.map(y => ({ d: box(bay.left - 4, y + 50, bay.width + 8, 6), fill: coat.trim })),
    ],
    windows: [
      ...stories.flatMap(y => [
        { x: bay.left + 5, y, width: 13, height: 42 },
        { x: bay.left + 21, y, width: 20, height: 42 },
        { x: bay.left + 44, y, width: 13, height: 42 },
      ]),
      { x: door.x + 2, y: top + 34, width: 24, height: 42 },
    ],
    details: [
      { d: disc(bay.left + bay.width / 2, top - 9, 5), fill: coat.accent },
      { d: box(door.x - 5, door.y - 5, door.width + 10, groundY - door.y - 18), fill: coat.trim },
      { d: box(door.x, door.y, door.width, groundY - door.y - 22), fill: coat.accent },
      { d: box(door.x + 5, door.y + 5, door.width - 10, 14), fill: coat.trim, opacity: 0.7 },
      { d: box(door.x - 9, door.y - 11, door.width + 18, 6), fill: coat.roof },
      {
        d: [0, 1, 2, 3]
          .map(step => box(door.x - 6 - step * 3, groundY - 22 + step * 5.5, door.width + 12 + step * 6, 5.5))
          .join(''),
        fill: coat.trim,
      },
      {
        d: [1, 2, 3]
          .map(step => box(door.x - 6 - step * 3, groundY - 22 + step * 5.5, door.width + 12 + step * 6, 1.4))
          .join(''),
        fill: coat.roof,
        opacity: 0.4,
      },
      { d: box(bay.left - 2, groundY - 14, bay.width + 4, 14), fill: coat.roof, opacity: 0.3 },
    ],
    face: { left, right, top },
    footprint: { left, right },
  }
}

function modernHouse(random: () => number, coat: Coat): Building {
  const width = 208 + random() * 24
  const left = 200 - width / 2
  const right = left + width
  const upper = { left: left + width * (0.28 + random() * 0.1), top: 112 }
  const lowerTop = 176
  const door = { x: left + width * 0.42, y: groundY - 56 }
  return {
    walls: [
      {
        d: polygon(
          [upper.left - 12, upper.top - 10],
          [right + 12, upper.top - 26],
          [right + 12, upper.top - 16],
          [upper.left - 12, upper.top],
        ),
        fill: coat.roof,
      },
      {
        d: polygon(
          [upper.left, upper.top - 1],
          [right, upper.top - 17],
          [right, lowerTop],
          [upper.left, lowerTop],
        ),
        fill: coat.wall,
      },
      { d: box(left, lowerTop, width, groundY - lowerTop), fill: coat.trim },
      { d: box(left - 8, lowerTop - 6, width + 14, 9), fill: coat.roof },
      { d: box(door.x - 14, lowerTop + 3, 58, groundY - lowerTop - 3), fill: '#b98a5e' },
      {
        d: [0, 1, 2, 3, 4, 5]
          .map(slat => box(door.x - 6 + slat * 9, lowerTop + 3, 1.6, groundY - lowerTop - 3))
          .join(''),
        fill: '#8f6440',
        opacity: 0.6,
      },
    ],
    windows: [
      { x: left + 12, y: lowerTop + 18, width: width * 0.27, height: 44 },
      { x: right - width * 0.32, y: lowerTop + 16, width: width * 0.26, height: groundY - lowerTop - 20 },
      { x: upper.left + 14, y: upper.top + 16, width: 38, height: 36 },
      { x: upper.left + 66, y: upper.top + 10, width: right - upper.left - 82, height: 42 },
    ],
    details: [
      { d: box(door.x, door.y, 27, 56), fill: coat.accent },
      { d: box(door.x + 20, door.y + 16, 2.4, 20), fill: coat.trim },
      { d: box(door.x - 6, groundY - 4, 40, 4), fill: coat.roof, opacity: 0.5 },
    ],
    face: { left, right, top: lowerTop },
    footprint: { left, right },
  }
}
