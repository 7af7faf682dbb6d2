import * as RadixTabs from '@radix-ui/react-tabs'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { scrollToMiddle } from '../scroll-to-middle/scroll-to-middle.tsx'
import { color, fontWeight, media, motion, radius, size, space } from '../tokens/tokens.tsx'

type TabsProps = ComponentProps<typeof RadixTabs.Root>

/** Holds a `TabList` and one `TabPanel` per tab. The shown one's tab is scrolled into view, with its neighbors if there is room. */
export function Tabs(props: TabsProps) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is in another place
  useLayoutEffect(() => {
    const list = frame.current?.querySelector<HTMLElement>('[role="tablist"]') ?? null
    scrollToMiddle(list, '[data-state="active"]')
  }, [props.value])
  return <RadixTabs.Root ref={frame} {...props} />
}

/** `"filled"` is for a card, where the tabs share its width. */
export const TabList = styled(RadixTabs.List)<{ $variant?: 'line' | 'filled' }>`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  ${props => (props.$variant === 'filled' ? filled : line)}
`

/**
 * `value` ties it to its panel. Radix focuses a pressed tab by script, for which browsers draw the keyboard focus ring; here the ring waits
 * for a key. Radix also selects a tab that gets the focus: a pressed one would be selected twice, and make two history entries if the
 * address names the tab.
 */
export function Tab(props: ComponentProps<typeof RadixTabs.Trigger>) {
  const [isPressed, setPressed] = useState(false)
  return (
    <Trigger
      {...props}
      $isPressed={isPressed}
      onPointerDown={() => setPressed(true)}
      onFocus={event => isPressed && event.preventDefault()}
      onKeyDown={() => setPressed(false)}
      onBlur={() => setPressed(false)}
    />
  )
}

const Trigger = styled(RadixTabs.Trigger)<{ $isPressed: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font-weight: ${fontWeight.semibold};
  white-space: nowrap;
  transition: color ${motion.fast}, background-color ${motion.fast};
  ${media.tablet} {
    padding-inline: ${space[4]};
  }
  ${media.hover} { &:hover { color: ${color.text}; } }
  &[data-state='active'] {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.sm};
    ${props => props.$isPressed && 'outline: none;'}
  }
  & > svg {
    width: 18px;
    height: 18px;
  }
`

export const TabPanel = styled(RadixTabs.Content)`
  padding-top: ${space[6]};
  &:focus-visible {
    outline-offset: 4px;
    border-radius: ${radius.sm};
  }
`

const line = css`
  box-shadow: inset 0 -1px ${color.border};
  ${Trigger}[data-state='active'] {
    box-shadow: inset 0 -2px ${color.primary};
  }
`

const filled = css`
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.md};
  background: ${color.hover};
  ${Trigger} {
    flex: 1;
    border-radius: ${radius.sm};
  }
  ${Trigger}[data-state='active'] {
    background: ${color.surface};
    box-shadow: 0 0 0 1px ${color.border};
  }
`
