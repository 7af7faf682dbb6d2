// A separate image, which browsers load, cache and paint apart from the page.
import { drawFacade, type Light, type Paint } from './facade.ts'
import type { PictureSubject } from './picture-path.ts'
import { lamplight, nightfall } from './scene-colors.ts'

const paint = (paints: Paint[]): string =>
  paints
    .map(({ d, fill, opacity }) => `<path d="${d}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''}/>`)
    .join('')

const field = 'M0 0h400v300h-400z'

const backdrop = (id: string, { sky, land }: Light): string => {
  const stops = sky.map(({ offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><path d="${field}" fill="url(#${id})"/>${paint(land)}`
}

const by = (time: 'day' | 'night', drawn: string): string => `<g class="${time}">${drawn}</g>`

/** An SVG of 400 by 300. At its address with `#night` it is dusk. None of the input appears in it as text. */
export const drawPicture = ({ propertyType, seed }: PictureSubject): string => {
  const { day, night, building, lit, planting } = drawFacade(propertyType, seed)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" id="night" width="400" height="300" viewBox="0 0 400 300">',
    // WebKit tells a picture nothing of the page's theme.
    '<style>.night,:target>.day{display:none}:target>.night{display:inline}</style>',
    by('day', backdrop('day', day) + paint(day.sun)),
    by('night', backdrop('night', night)),
    paint(building),
    by(
      'night',
      paint([{ d: field, fill: nightfall, opacity: 0.42 }, ...night.sun, { d: lit, fill: lamplight }]),
    ),
    paint(planting),
    by('night', paint([{ d: planting.map(({ d }) => d).join(''), fill: nightfall, opacity: 0.46 }])),
    '</svg>',
  ].join('')
}
