import { css } from 'styled-components'
import { color, media } from '../tokens/tokens.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger'

/** `secondary` is the muted filled one, not the landlord's color. */
export const buttonVariants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    ${media.hover} { &:hover { background: ${color.primaryHover}; } }
  `,
  secondary: css`
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    ${media.hover} { &:hover { border-color: ${color.primary}; } }
  `,
  outline: css`
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.borderStrong};
    ${media.hover} { &:hover { background: ${color.hover}; } }
  `,
  ghost: css`
    background: transparent;
    color: ${color.text};
    ${media.hover} { &:hover { background: ${color.hover}; } }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    ${media.hover} { &:hover { background: ${color.dangerHover}; } }
  `,
}
