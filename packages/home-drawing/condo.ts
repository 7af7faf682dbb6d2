// A condominium: a modern tower with deep balconies and planted terraces, next to a lower wing.
import { type Building, box, type Coat, groundY, type Pane } from './paint.ts'
import { leaves } from './scene-colors.ts'

export function buildCondo(random: () => number, coat: Coat): Building {
  const flip = random() < 0.5
  const mirror = (x: number, width: number) => (flip ? 400 - x - width : x)
  const stories = 5 + Math.floor(random() * 2)
  const rise = 30
  const top = groundY - 26 - stories * rise
  const tower = { x: 158, width: 116 }
  const wing = { x: 96, width: 70, stories: 2 + Math.floor(random() * 2) }
  const wingTop = groundY - 26 - wing.stories * rise
  const floors = Array.from({ length: stories }, (_, at) => top + at * rise)
  const wingFloors = Array.from({ length: wing.stories }, (_, at) => wingTop + at * rise)
  const deep = (y: number) => [pane(mirror, tower.x + 10, y + 7, 34), pane(mirror, tower.x + 52, y + 7, 54)]
  const slab = (x: number, y: number, width: number) => box(mirror(x, width), y, width, 4)
  const rail = (x: number, y: number, width: number) => box(mirror(x, width), y, width, 10)
  return {
    walls: [
      { d: box(mirror(tower.x + 26, 64), top - 22, 64, 24), fill: coat.trim },
      { d: box(mirror(tower.x + 20, 76), top - 26, 76, 5), fill: coat.roof },
      { d: box(mirror(wing.x, wing.width), wingTop, wing.width, groundY - wingTop), fill: coat.accent },
      { d: box(mirror(tower.x, tower.width), top, tower.width, groundY - top), fill: coat.wall },
      { d: box(mirror(wing.x - 4, 190), groundY - 26, 190, 26), fill: coat.roof },
    ],
    windows: [
      pane(mirror, tower.x + 36, top - 16, 44, 14),
      ...floors.flatMap(deep),
      ...wingFloors.flatMap(y => [
        pane(mirror, wing.x + 9, y + 8, 22, 15),
        pane(mirror, wing.x + 37, y + 8, 22, 15),
      ]),
      pane(mirror, tower.x + 20, groundY - 19, 60, 14),
      pane(mirror, wing.x + 8, groundY - 19, 40, 12),
    ],
    details: [
      { d: floors.map(y => slab(tower.x + 46, y + 26, 78)).join(''), fill: coat.trim },
      { d: floors.map(y => rail(tower.x + 48, y + 16, 74)).join(''), fill: '#dcebec', opacity: 0.6 },
      { d: floors.map(y => box(mirror(tower.x + 48, 74), y + 15, 74, 1.6)).join(''), fill: coat.trim },
      {
        d: slab(wing.x - 4, wingTop - 3, wing.width + 8) + slab(tower.x - 4, top - 3, tower.width + 8),
        fill: coat.trim,
      },
      {
        d: floors
          .filter((_, at) => at % 2 === 0)
          .map(y => shrub(mirror(tower.x + 100, 16), y + 19))
          .join(''),
        fill: leaves[0] ?? coat.accent,
      },
      {
        d: [0, 16, 32].map(x => shrub(mirror(wing.x + 6 + x, 16), wingTop - 2)).join(''),
        fill: leaves[1] ?? coat.accent,
      },
    ],
    face: { left: mirror(tower.x, tower.width), right: mirror(tower.x, tower.width) + tower.width, top },
    footprint: { left: mirror(wing.x, 186), right: mirror(wing.x, 186) + 186 },
  }
}

function pane(
  mirror: (x: number, width: number) => number,
  x: number,
  y: number,
  width: number,
  height = 19,
): Pane {
  return { x: mirror(x, width), y, width, height }
}

/** A low bush of 16 px, standing on `y`. */
function shrub(x: number, y: number): string {
  return `M${x} ${y}a5 5 0 0 1 3-8a6 6 0 0 1 10 0a5 5 0 0 1 3 8z`
}
