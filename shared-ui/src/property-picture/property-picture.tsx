// Our own picture of a home: a facade in the light of some hour, always the same for the same type and seed.
import { memo, useId } from 'react'
import { styled } from 'styled-components'
import { themeDisplay } from '../tokens/tokens.tsx'
import { useIsNear } from '../use-is-near/use-is-near.tsx'
import type { Light } from './backdrop.tsx'
import { drawFacade } from './facade.tsx'
import { box, type Paint } from './paint.tsx'
import { lamplight, nightfall } from './scene-colors.tsx'

export interface PropertyPictureProps {
  /** apartment, house, condo or office; any other word draws a house. */
  propertyType: string
  /** What makes it this home's picture, such as the property's id. */
  seed: string
  /** Its words for screen readers; without any it is decoration. */
  label?: string
}

const reachPx = 600

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
  const { day, night, building, lit, planting } = drawFacade(propertyType, seed)
  return (
    <>
      <Backdrop id={`${id}d`} light={day} className="day" />
      <Backdrop id={`${id}n`} light={night} className="night" />
      <g className="day">
        <Painted paints={day.sun} />
      </g>
      <Painted paints={building} />
      <path className="night" d={box(0, 0, 400, 300)} fill={nightfall} opacity={0.42} />
      <g className="night">
        <Painted paints={night.sun} />
      </g>
      <path className="night" d={lit} fill={lamplight} />
      <Painted paints={planting} />
      <path className="night" d={planting.map(({ d }) => d).join('')} fill={nightfall} opacity={0.46} />
    </>
  )
}

function Backdrop({ id, light, className }: { id: string; light: Light; className: string }) {
  return (
    <g className={className}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        {light.sky.map(({ offset, color }) => (
          <stop key={offset} offset={offset} stopColor={color} />
        ))}
      </linearGradient>
      <path d={box(0, 0, 400, 300)} fill={`url(#${id})`} />
      <Painted paints={light.land} />
    </g>
  )
}

function named(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
}

function Painted({ paints }: { paints: Paint[] }) {
  return paints.map(({ d, fill, opacity }) => <path key={d} d={d} fill={fill} opacity={opacity} />)
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
