// The button and, with `asChild`, any link that should look like one.
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { useSlow } from '../slow/slow.tsx'
import { color, fontWeight, media, motion, radius, size, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { drawnChild } from './drawn-child.ts'

type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger'

/** `secondary` is the muted filled one, not the landlord's color. */
const buttonVariants = {
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

export interface ButtonProps extends ComponentProps<'button'> {
  /** At most one `primary` on a screen. */
  variant?: ButtonVariant
  /** `sm` is for dense places next to other content; it keeps a 44 px touch target. */
  size?: 'sm' | 'md' | 'lg'
  /** Its work is in progress: disabled, with a spinner; after 10 s it says that it is still working. */
  pending?: boolean
  /** What it opens is loading: a spinner, words after 10 s, and it can still be pressed. */
  busy?: boolean
  /** While pending, such as "Signing in...". */
  pendingText?: ReactNode
  icon?: ReactNode
  fullWidth?: boolean
  /** Draws the one child, such as a router's Link, as this button. */
  asChild?: boolean
}

/** It lost the focus by being disabled; null once something has the focus again. */
let deprived: HTMLButtonElement | null = null

// Some browsers take the focus in the middle of React's commit, when React handles no events, and others a moment later.
if (typeof document !== 'undefined') {
  document.addEventListener('focus', () => (deprived = null), true)
  document.addEventListener(
    'blur',
    ({ target }) => {
      if (target instanceof HTMLButtonElement && target.disabled) deprived = target
    },
    true,
  )
}

/**
 * A browser takes the focus from a disabled button. A pressed one gets it back once it is enabled, unless the focus has moved elsewhere.
 */
const useKeptFocus = (isDisabled: boolean): void => {
  useLayoutEffect(() => {
    if (!isDisabled && !deprived?.disabled && document.activeElement === document.body) deprived?.focus()
  }, [isDisabled])
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', size: buttonSize = 'md', fullWidth = false, asChild, ...rest } = props
  const {
    pending = false,
    busy = false,
    pendingText,
    icon,
    children,
    disabled,
    type = 'button',
    ...attributes
  } = rest
  const isWaiting = pending || busy
  const isSlow = useSlow(isWaiting)
  useKeptFocus(pending)
  const look = { $variant: variant, $size: buttonSize, $fullWidth: fullWidth }
  if (asChild) {
    const { children: words, ...child } = drawnChild(children)
    return (
      <Frame {...look} {...attributes} {...child}>
        {icon}
        {words}
      </Frame>
    )
  }
  return (
    <>
      <Frame
        {...look}
        {...attributes}
        type={type}
        disabled={disabled || pending}
        aria-busy={isWaiting || undefined}
      >
        {isWaiting ? <Spinner /> : icon}
        {isSlow ? slowWords : pending && pendingText ? pendingText : children}
      </Frame>
      {isWaiting && <VisuallyHidden aria-live="polite">{isSlow && slowWords}</VisuallyHidden>}
    </>
  )
}

const slowWords = 'Still working…'

const heights = { sm: '36px', md: size.touch, lg: '52px' }
const paddings = { sm: space[3], md: space[5], lg: space[6] }

const Frame = styled.button<{ $variant: ButtonVariant; $size: 'sm' | 'md' | 'lg'; $fullWidth: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: ${props => (props.$fullWidth ? '100%' : 'auto')};
  min-height: ${props => heights[props.$size]};
  padding: ${space[1]} ${props => paddings[props.$size]};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  font-size: ${props => (props.$size === 'sm' ? '0.875rem' : '1rem')};
  font-weight: ${fontWeight.semibold};
  line-height: 1.25;
  /* Its words never break, even if the text around it may break anywhere. */
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  transition: background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}, scale ${motion.fast};
  ${props => buttonVariants[props.$variant]}

  &::after {
    content: '';
    position: absolute;
    inset: ${props => (props.$size === 'sm' ? '-5px 0' : '0')};
  }
  & > svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }
  &:active:not(:disabled) {
    scale: 0.98;
  }
  &:disabled {
    cursor: not-allowed;
    border-color: transparent;
    background: ${color.hover};
    color: ${color.textMuted};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`

const turn = keyframes`to { rotate: 1turn; }`

/** In the color of the words next to it, which say what is loading. */
const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`
