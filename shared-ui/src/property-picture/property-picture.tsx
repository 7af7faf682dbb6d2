// Our own picture of a home: a facade in the light of some hour, always the same for the same type and seed.
import { memo, useId } from 'react'
import { styled } from 'styled-components'
import { themeDisplay } from '../tokens/tokens.tsx'
import { useIsNear } from '../use-is-near/use-is-near.tsx'
import { buildApartment } from './apartment.tsx'
import { Backdrop, SkyLight } from './backdrop.tsx'
import { buildCondo } from './condo.tsx'
import { buildHouse } from './house.tsx'
import { buildOffice } from './office.tsx'
import { box, groundY, type Paint, polygon } from './paint.tsx'
import { plant } from './planting.tsx'
import { pick, randomFromSeed } from './random-from-seed.tsx'
import { coats, dayHours, lamplight, night, nightHours } from './scene-colors.tsx'
import { drawWindows } from './windows.tsx'

export interface PropertyPictureProps {
  /** apartment, house, condo or office; any other word draws a house. */
  propertyType: string
  /** What makes it this home's picture, such as the property's id. */
  seed: string
  /** Its words for screen readers; without any it is decoration. */
  label?: string
}

const reachPx = 600

const builders = new Map([
  ['house', buildHouse],
  ['apartment', buildApartment],
  ['condo', buildCondo],
  ['office', buildOffice],
])

/**
 * Fills its box's width at 4:3. It is drawn once it comes near: sixty elements each, most of them far down a list, would
 * cost more than everything else on the page.
 */
export const PropertyPicture = memo(({ propertyType, seed, label }: PropertyPictureProps) => {
  const [frame, isNear] = useIsNear<SVGSVGElement>(reachPx)
  return (
    <Picture ref={frame} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...named(label)}>
      {isNear && <Scene propertyType={propertyType} seed={seed} />}
    </Picture>
  )
})

/** By night (the dark theme) it is dusk and the windows are lit. */
function Scene({ propertyType, seed }: Pick<PropertyPictureProps, 'propertyType' | 'seed'>) {
  const id = useId()
  const random = randomFromSeed(`${propertyType}/${seed}`)
  const [dayHour, nightHour, coat] = [pick(random, dayHours), pick(random, nightHours), pick(random, coats)]
  const shift = random()
  const building = (builders.get(propertyType) ?? buildHouse)(random, coat)
  const { panes, lit } = drawWindows(random, building.windows, coat)
  const planting = plant(random, building.footprint)
  return (
    <>
      <Backdrop id={`${id}d`} hour={dayHour} shift={shift} className="day" />
      <Backdrop id={`${id}n`} hour={nightHour} shift={shift} className="night" />
      <SkyLight hour={dayHour} shift={shift} className="day" />
      <Painted paints={[...building.walls, ...panes, ...building.details]} />
      <Painted paints={[sunlight(building.face), shade(building.face)]} />
      <path className="night" d={box(0, 0, 400, 300)} fill={night} opacity={0.42} />
      <SkyLight hour={nightHour} shift={shift} className="night" />
      <path className="night" d={lit} fill={lamplight} />
      <Painted paints={planting} />
      <path className="night" d={planting.map(({ d }) => d).join('')} fill={night} opacity={0.46} />
    </>
  )
}

function named(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
}

function Painted({ paints }: { paints: Paint[] }) {
  return paints.map(({ d, fill, opacity }) => <path key={d} d={d} fill={fill} opacity={opacity} />)
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

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  .day {
    display: ${themeDisplay.day};
  }
  .night {
    display: ${themeDisplay.night};
  }
`
