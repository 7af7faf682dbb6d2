import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { coverStyle } from '../card/cover-style.tsx'
import { color, fontSize, fontWeight, media, motion, radius, space } from '../tokens/tokens.tsx'

export interface ListRowProps {
  icon?: ReactNode
  title: ReactNode
  badges?: ReactNode
  children?: ReactNode
  /** When, and from whom. */
  meta?: ReactNode
  /** A dot, bold type, and words for screen readers. */
  unread?: boolean
  /** Out of date. */
  dimmed?: boolean
  /** Makes the words a button; the actions are separate. */
  onOpen?: () => void
  actions?: ReactNode
}

export function ListRow(props: ListRowProps) {
  const { icon, title, badges, children, meta, unread = false, dimmed = false, onOpen, actions } = props
  const dot = unread && <Dot role="img" aria-label="Unread" />
  return (
    <Row $unread={unread} $dimmed={dimmed}>
      {icon && (
        <Sign>
          {icon}
          {dot}
        </Sign>
      )}
      <Words>
        <TitleLine>
          {onOpen ? (
            <Open type="button" onClick={onOpen}>
              {title}
            </Open>
          ) : (
            <strong>{title}</strong>
          )}
          {!icon && dot}
          {badges}
        </TitleLine>
        {children}
        {meta && <Meta>{meta}</Meta>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  )
}

const Row = styled.div<{ $unread: boolean; $dimmed: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${props => (props.$unread ? color.primarySoft : 'transparent')};
  color: ${props => (props.$dimmed ? color.textMuted : 'inherit')};
  transition: background-color ${motion.fast};
  ${media.hover} { &:has(button:hover) { background: ${color.hover}; } }
  strong,
  button {
    font-weight: ${props => (props.$unread ? fontWeight.bold : fontWeight.semibold)};
  }
`

const Open = styled.button`
  text-align: start;
  ${coverStyle('sm')}
`

const Sign = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.full};
  background: ${color.hover};
  & > svg {
    width: 18px;
    height: 18px;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize.sm};
`

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${fontSize.md};
  & > :first-child {
    min-width: 0;
  }
`

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.primary};
  ${Sign} & {
    position: absolute;
    top: 0;
    right: 0;
    width: 12px;
    height: 12px;
    border: 2px solid ${color.primarySoft};
  }
`

const Meta = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
`

const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
`
