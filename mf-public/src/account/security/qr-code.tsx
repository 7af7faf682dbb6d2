import { radius, space } from '@portal/shared-ui/tokens'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { encode } from 'uqr'

/** In modules. */
const border = 4

/** Black on white in both themes, as cameras expect. */
export const QrCode = ({ text }: { text: string }) => {
  const { data, size } = useMemo(() => encode(text, { border }), [text])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code" shapeRendering="crispEdges">
      <path d={path} />
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: min(240px, 100%);
  padding: ${space[1]};
  border-radius: ${radius.md};
  background: white;
  fill: black;
`
