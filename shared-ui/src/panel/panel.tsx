import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '../card/card.tsx'
import { Heading } from '../heading/heading.tsx'
import { color, fontSize, space } from '../tokens/tokens.tsx'

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** Next to the title, such as a count. */
  badge?: ReactNode
  /** At the end of the title's line. */
  actions?: ReactNode
  level?: 2 | 3
  /** `none` lets a map or a list reach the panel's edges. */
  padding?: 'none' | 'md'
}

export function Panel(props: PanelProps) {
  const { title, description, badge, actions, level = 2, padding = 'md', children, ...attributes } = props
  const titleId = useId()
  return (
    <Frame as="section" $padding="none" aria-labelledby={titleId} {...attributes}>
      <Header>
        <div>
          <TitleLine>
            <Heading id={titleId} level={level} size="md">
              {title}
            </Heading>
            {badge}
          </TitleLine>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </Header>
      <Body $padding={padding}>{children}</Body>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 56px;
  padding: ${space[3]} ${space[4]};
  p {
    margin-top: 2px;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 24px; /* a badge's, which may come later */
  gap: ${space[2]};
`

const Body = styled.div<{ $padding: 'none' | 'md' }>`
  flex: 1;
  min-height: 0;
  padding: ${props => (props.$padding === 'none' ? '0' : `${space[1]} ${space[4]} ${space[4]}`)};
`
