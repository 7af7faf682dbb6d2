import { styled } from 'styled-components'
import { smallPhoto } from '../photo-sources/photo-sources.tsx'
import { color, fontWeight } from '../tokens/tokens.tsx'

export interface AvatarProps {
  /** Their initials replace a missing picture. */
  name: string
  src?: string | undefined
  sizePx?: number
  tone?: 'primary' | 'secondary'
}

/** The name is next to it in words, so screen readers skip it. */
export function Avatar({ name, src, sizePx = 40, tone = 'primary' }: AvatarProps) {
  return (
    <Circle aria-hidden data-initials={src ? undefined : initialsOf(name)} $sizePx={sizePx} $tone={tone}>
      {src && <img src={smallPhoto(src)} alt="" width={sizePx} height={sizePx} />}
    </Circle>
  )
}

/**
 * The first letters of the first and of the last word: "Ana de la Cruz" gives "AC".
 * @internal for its test
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}

const looks = {
  primary: [color.primarySoft, color.onPrimarySoft],
  secondary: [color.secondarySoft, color.onSecondarySoft],
}

/** Drawn by the style: as text the initials would be part of the words of a button around them, but not of its name. */
const Circle = styled.span<{ $sizePx: number; $tone: keyof typeof looks }>`
  &[data-initials]::before {
    content: attr(data-initials);
  }
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${props => props.$sizePx}px;
  height: ${props => props.$sizePx}px;
  overflow: hidden;
  border-radius: 50%;
  background: ${props => looks[props.$tone][0]};
  color: ${props => looks[props.$tone][1]};
  font-size: ${props => Math.round(props.$sizePx * 0.38)}px;
  font-weight: ${fontWeight.semibold};
  line-height: 1;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
