// An office: a calm grid of glass between fins, above a lobby that people can look into.
import { type Building, box, type Coat, groundY, paneGrid } from './paint.ts'

export function buildOffice(random: () => number, coat: Coat): Building {
  const columns = 5 + Math.floor(random() * 3)
  const stories = 4 + Math.floor(random() * 2)
  const width = 150 + random() * 50
  const left = 200 - width / 2
  const lobby = groundY - 44
  const top = lobby - stories * 32
  const fin = width / columns
  const windows = paneGrid({ x: left, y: top + 4, width, height: lobby - top - 4 }, columns, stories, {
    x: 0.74,
    y: 0.66,
  })
  const columnsX = Array.from({ length: columns + 1 }, (_, at) => left + at * fin)
  const annex = { width: 62, height: 62 + random() * 24, left: random() < 0.5 ? left - 56 : left + width - 6 }
  const annexTop = groundY - annex.height
  return {
    walls: [
      { d: box(annex.left, annexTop, annex.width, annex.height), fill: coat.accent },
      { d: box(annex.left - 3, annexTop - 4, annex.width + 6, 5), fill: coat.trim },
      { d: box(left + width * 0.2, top - 14, width * 0.34, 14), fill: coat.roof },
      { d: box(left, top, width, groundY - top), fill: coat.wall },
      { d: box(left - 4, top - 5, width + 8, 8), fill: coat.trim },
    ],
    windows: [
      ...paneGrid(
        { x: annex.left + 4, y: annexTop + 6, width: annex.width - 8, height: annex.height - 10 },
        3,
        2,
      ),
      ...windows,
      { x: left + 10, y: lobby + 10, width: width / 2 - 30, height: 30 },
      { x: left + width / 2 + 20, y: lobby + 10, width: width / 2 - 30, height: 30 },
    ],
    details: [
      { d: columnsX.map(x => box(x - 1.8, top + 3, 3.6, lobby - top - 3)).join(''), fill: coat.trim },
      { d: box(left - 6, lobby - 2, width + 12, 7), fill: coat.roof },
      { d: box(200 - 17, lobby + 8, 34, groundY - lobby - 8), fill: coat.trim },
      {
        d:
          box(200 - 14, lobby + 11, 13, groundY - lobby - 11) +
          box(200 + 1, lobby + 11, 13, groundY - lobby - 11),
        fill: coat.accent,
      },
    ],
    face: { left, right: left + width, top },
    footprint: { left: Math.min(left, annex.left), right: Math.max(left + width, annex.left + annex.width) },
  }
}
