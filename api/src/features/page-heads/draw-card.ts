import { pictureSize } from '@portal/contract/page-heads/page-head'
import { factsOf, typeOf } from '@portal/contract/properties/property-words'
import { drawFacade } from '@portal/home-drawing/facade'
import type { Home } from './home-head.ts'
import { monthly, plainly } from './plain-words.ts'
import type { Style, Typeface } from './typeface.ts'

const { width, height } = pictureSize
/** The drawing fills the left side; the words are on the right. */
const drawingWidth = 540
/** In pixels. */
export const coverSize = { width: drawingWidth, height }
const left = drawingWidth + 56
const column = width - left - 56

const canvas = '#faf8f5'
const primary = '#14556b'
const styles = {
  brand: { weight: 'bold', size: 26, fill: primary },
  place: { weight: 'medium', size: 28, fill: '#665d52' },
  title: { weight: 'bold', size: 52, fill: '#211c17' },
  rent: { weight: 'bold', size: 44, fill: primary },
  facts: { weight: 'medium', size: 28, fill: '#211c17' },
  label: { weight: 'medium', size: 18, fill: '#211c17' },
} as const satisfies Record<string, Style>

type Shape = { d: string; fill: string; opacity?: number }

const paint = (paints: Shape[]): string =>
  paints.map(({ d, fill, opacity = 1 }) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`).join('')

/** The daytime drawing from the home's page. */
const drawing = ({ propertyType, id }: Home): string => {
  const { day, building, planting } = drawFacade(propertyType, id)
  const stops = day.sky.map(({ offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`)
  return `<svg width="${drawingWidth}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>
<path d="M0 0h400v300H0z" fill="url(#sky)"/>
${paint([...day.land, ...day.sun, ...building, ...planting])}
</svg>`
}

const logo = `<svg x="${left}" y="52" width="44" height="44" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${primary}"/><path d="M8 15.5 16 8l8 7.5V24h-5.2v-5.4h-5.6V24H8Z" fill="#fff"/></svg>`

/** What is left of the words: the home's cover as the address of a JPEG, or our own drawing, which is labeled. */
const pictured = (home: Home, cover: string | null, { draw, widthOf }: Typeface): string => {
  if (cover !== null)
    return `<image href="${cover}" width="${drawingWidth}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
  const label = 'Illustration'
  return `${drawing(home)}
<rect x="24" y="${height - 60}" width="${widthOf(label, styles.label) + 28}" height="36" rx="18" fill="#fff" opacity="0.86"/>
${draw(label, 38, height - 36, styles.label)}`
}

/**
 * SVG with all text as outlines, so nothing that the landlord wrote is markup. `cover` is an address with the
 * bytes of a JPEG of `coverSize`.
 */
export const drawCard = (
  home: Home,
  cover: string | null,
  typeface: Typeface,
  portalName: string,
): string => {
  const { draw, known, linesOf } = typeface
  const town = known(plainly(`${home.city}, ${home.state}`, 60))
  const place = town ? `${typeOf(home)} in ${town}` : typeOf(home)
  const title = known(plainly(home.title, 120)) ?? 'A home for rent'
  const facts = factsOf(home).join('  ·  ')
  const oneLine = (text: string, style: Style): string => linesOf(text, style, column, 1).join('')
  const titleLines = linesOf(title, styles.title, column, 3)
  const [brand = ''] = linesOf(known(portalName) ?? '', styles.brand, column - 58, 1)
  const top = 342 - titleLines.length * 32

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${canvas}"/>
${pictured(home, cover, typeface)}
${logo}
${draw(brand, left + 58, 83, styles.brand)}
${draw(oneLine(place, styles.place), left, top - 68, styles.place)}
${titleLines.map((line, index) => draw(line, left, top + index * 62, styles.title)).join('\n')}
${draw(oneLine(monthly(home.rentAmount), styles.rent), left, 500, styles.rent)}
${draw(oneLine(facts, styles.facts), left, 552, styles.facts)}
</svg>`
}
