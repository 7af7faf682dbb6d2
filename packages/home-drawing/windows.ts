import { box, type Coat, type Paint, type Pane, polygon } from './paint.ts'
import { glass } from './scene-colors.ts'

/** All windows of a building as a few paths; `lit` are the ones with light at night. */
export function drawWindows(
  random: () => number,
  windows: Pane[],
  { trim }: Coat,
): { panes: Paint[]; lit: string } {
  const each = (draw: (pane: Pane) => string) => windows.map(draw).join('')
  const panes: Paint[] = [
    { d: each(({ x, y, width, height }) => box(x - 2, y - 2, width + 4, height + 4)), fill: trim },
    { d: each(({ x, y, width, height }) => box(x, y, width, height)), fill: glass },
    { d: each(gleam), fill: '#fff', opacity: 0.28 },
    { d: each(({ x, y, width, height }) => box(x + width / 2 - 0.7, y, 1.4, height)), fill: trim },
    { d: each(({ x, y, width, height }) => box(x - 3, y + height + 2, width + 6, 2.4)), fill: trim },
  ]
  const lit = windows
    .filter((_, at) => random() < 0.5 || at === 0)
    .map(
      ({ x, y, width, height }) =>
        box(x, y, width / 2 - 1, height) + box(x + width / 2 + 1, y, width / 2 - 1, height),
    )
  return { panes, lit: lit.join('') }
}

function gleam({ x, y, width, height }: Pane): string {
  return polygon([x, y], [x + width * 0.75, y], [x, y + height * 0.7])
}
