import { keyframes, styled } from 'styled-components'

const turn = keyframes`to { rotate: 1turn; }`

/** A small sign of waiting, in the colour of the text around it. Say in words beside it what is awaited. */
export function Spinner({ sizePx = 16 }: { sizePx?: number }) {
  return <Ring aria-hidden $sizePx={sizePx} />
}

const Ring = styled.span<{ $sizePx: number }>`
  display: inline-block;
  flex: none;
  width: ${props => props.$sizePx}px;
  height: ${props => props.$sizePx}px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`
