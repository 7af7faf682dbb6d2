// Radix handles the keyboard, type-ahead (cleared after 1000 ms) and focus.
import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { css, styled } from 'styled-components'
import { floatingStyle } from '../floating/floating.tsx'
import { color, fontSize, radius, size, space } from '../tokens/tokens.tsx'

export interface MenuProps {
  trigger: ReactNode
  align?: 'start' | 'end'
  defaultOpen?: boolean
  /** When it opens on its own; otherwise the key or pointer that opens it decides. */
  startsAtFirst?: boolean
  /** Its MenuItems, MenuLabels and MenuSeparators. */
  children: ReactNode
}

export function Menu({
  trigger,
  align = 'end',
  defaultOpen = false,
  startsAtFirst = false,
  children,
}: MenuProps) {
  const moves = useRef(startsAtFirst)
  const moveToFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!moves.current || target !== currentTarget) return
    moves.current = false
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }
  return (
    <RadixMenu.Root modal={false} defaultOpen={defaultOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Content align={align} sideOffset={6} collisionPadding={8} onFocus={moveToFirst}>
          {children}
        </Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}

export interface MenuItemProps {
  onSelect?: () => void
  icon?: ReactNode
  tone?: 'normal' | 'danger'
  disabled?: boolean
  /** Draws the one child, such as a router's Link, as this item. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({
  onSelect,
  icon,
  tone = 'normal',
  disabled = false,
  asChild,
  children,
}: MenuItemProps) {
  const attributes = { disabled, ...(onSelect && { onSelect }) }
  return (
    <Item $danger={tone === 'danger'} {...attributes} {...(asChild && { asChild })}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Item>
  )
}

export const MenuLabel = styled(RadixMenu.Label)`
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

export const MenuSeparator = styled(RadixMenu.Separator)`
  height: 1px;
  margin: ${space[1]} 0;
  background: ${color.border};
`

const Content = styled(RadixMenu.Content)`
  ${floatingStyle}
  min-width: 220px;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space[1]};
`

const danger = css`
  color: ${color.danger};
`

const Item = styled(RadixMenu.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;
  ${props => props.$danger && danger}
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[data-highlighted] {
    background: ${color.hover};
  }
  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`
