// A picture is a list of painted paths, drawn in order on a canvas of 400 by 300.

/** A path in one color. */
export interface Paint {
  d: string
  fill: string
  opacity?: number
}

/** The colors of one building. */
export interface Coat {
  wall: string
  trim: string
  roof: string
  accent: string
}

export interface Pane {
  x: number
  y: number
  width: number
  height: number
}

/** The building in the middle of a picture; windows are drawn between the walls and the details. */
export interface Building {
  walls: Paint[]
  windows: Pane[]
  details: Paint[]
  /** Where sunlight falls: the main face's edges and its top. */
  face: { left: number; right: number; top: number }
  /** Everything that touches the ground, wings included; trees grow next to it. */
  footprint: { left: number; right: number }
}

/** The ground line of buildings. */
export const groundY = 254

export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

export function polygon(...points: [x: number, y: number][]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

export function disc(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
}

/** Panes in rows and columns, evenly spread over a face. */
export function paneGrid(face: Pane, columns: number, rows: number, share = { x: 0.5, y: 0.55 }): Pane[] {
  const cellWidth = face.width / columns
  const cellHeight = face.height / rows
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: face.x + (at % columns) * cellWidth + (cellWidth * (1 - share.x)) / 2,
    y: face.y + Math.floor(at / columns) * cellHeight + (cellHeight * (1 - share.y)) / 2,
    width: cellWidth * share.x,
    height: cellHeight * share.y,
  }))
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
