// An apartment building: floors of tall windows and small balconies above shop awnings, with a cornice at the
// top.
import { type Building, box, type Coat, groundY, paneGrid, polygon } from './paint.ts'

export function buildApartment(random: () => number, coat: Coat): Building {
  const stories = random() < 0.5 ? 3 : 4
  const columns = random() < 0.5 ? 4 : 5
  const width = columns * 42 + 16
  const left = 200 - width / 2
  const street = groundY - 50
  const top = street - stories * 42
  const face = { x: left + 6, y: top + 2, width: width - 12, height: street - top - 2 }
  const windows = paneGrid(face, columns, stories, { x: 0.52, y: 0.66 })
  const balconyColumn = Math.floor(random() * 2)
  const balconies = windows.filter(
    (_, at) => at % columns === balconyColumn || at % columns === columns - 1 - balconyColumn,
  )
  const doorColumn = Math.floor(columns / 2)
  const cell = (width - 12) / columns
  const shops = Array.from({ length: columns }, (_, at) => left + 6 + at * cell).filter(
    (_, at) => at !== doorColumn,
  )
  const doorX = left + 6 + doorColumn * cell + cell / 2
  return {
    walls: [
      { d: box(left, top, width, groundY - top), fill: coat.wall },
      { d: box(left - 8, top - 10, width + 16, 6), fill: coat.roof },
      { d: box(left - 5, top - 4, width + 10, 6), fill: coat.trim },
      { d: box(left, street, width, groundY - street), fill: coat.roof, opacity: 0.85 },
      { d: box(left - 3, street - 5, width + 6, 6), fill: coat.trim },
    ],
    windows: [...windows, ...shops.map(x => ({ x: x + 5, y: street + 16, width: cell - 10, height: 24 }))],
    details: [
      ...balconies.flatMap(pane => [
        { d: box(pane.x - 5, pane.y + pane.height - 1, pane.width + 10, 4), fill: coat.trim },
        { d: railing(pane.x - 5, pane.y + pane.height - 13, pane.width + 10, 12), fill: coat.roof },
      ]),
      ...shops.map(x => ({
        d: polygon(
          [x + 5, street + 6],
          [x + cell - 5, street + 6],
          [x + cell - 1, street + 17],
          [x + 1, street + 17],
        ),
        fill: coat.accent,
      })),
      { d: shops.map(x => stripes(x + 1, street + 6, cell - 2)).join(''), fill: coat.trim, opacity: 0.75 },
      { d: box(doorX - 14, groundY - 41, 28, 41), fill: coat.trim },
      { d: box(doorX - 10, groundY - 37, 20, 37), fill: coat.accent },
      { d: box(doorX - 0.6, groundY - 37, 1.2, 37), fill: coat.trim },
    ],
    face: { left, right: left + width, top },
    footprint: { left, right: left + width },
  }
}

function railing(x: number, y: number, width: number, height: number): string {
  const posts = Math.round(width / 5)
  const bars = Array.from({ length: posts + 1 }, (_, at) =>
    box(x + (at * (width - 1.2)) / posts, y, 1.2, height),
  )
  return box(x, y, width, 1.8) + bars.join('')
}

function stripes(x: number, y: number, width: number): string {
  return [0.2, 0.6].map(share => box(x + width * share, y, width * 0.18, 11)).join('')
}
