// 44 px square, named for screen readers, with an optional count.
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { drawnChild } from '../button/drawn-child.ts'
import { color, fontWeight, media, motion, radius, size } from '../tokens/tokens.tsx'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name. */
  label: string
  /** In its corner, such as unread notifications; nothing for 0. */
  count?: number
  /** Draws the one child, such as a router's Link around the icon, as this button. */
  asChild?: boolean
  children: ReactNode
}

export function IconButton({
  label,
  count = 0,
  asChild,
  children,
  type = 'button',
  ...attributes
}: IconButtonProps) {
  const { children: icon, ...element } = asChild ? drawnChild(children) : { type, children }
  const countWords = count > 99 ? '99+' : String(count)
  return (
    <Frame data-tip="" aria-label={count > 0 ? `${label} ${countWords}` : label} {...attributes} {...element}>
      {icon}
      {count > 0 && <Count>{countWords}</Count>}
    </Frame>
  )
}

const Frame = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${size.touch};
  height: ${size.touch};
  border-radius: ${radius.sm};
  color: ${color.text};
  transition: background-color ${motion.fast};
  ${media.hover} { &:hover:not(:disabled) { background: ${color.hover}; } }
  & > svg {
    width: 20px;
    height: 20px;
  }
  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
`

const Count = styled.span`
  position: absolute;
  top: 3px;
  right: 2px;
  min-width: 18px;
  padding: 0 4px;
  border-radius: ${radius.full};
  background: ${color.danger};
  color: ${color.onDanger};
  font-size: 0.6875rem;
  font-weight: ${fontWeight.bold};
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`
