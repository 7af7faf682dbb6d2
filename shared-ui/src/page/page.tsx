import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../heading/heading.tsx'
import { color, lane, media, size, space } from '../tokens/tokens.tsx'

/** At most 1200 px wide, or as narrow as a form; `$width="full"` is for a map next to a list. */
export const Page = styled.div<{ $width?: 'narrow' | 'form' | 'page' | 'full' }>`
  width: 100%;
  max-width: ${props => widths[props.$width ?? 'page']};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
  ${media.tablet} {
    padding: ${space[8]} ${props => (props.$width ? space[6] : lane.pageMargin)} ${space[16]};
  }
`

const widths = { narrow: '528px', form: '768px', page: `calc(${size.page} + 48px)`, full: 'none' }

export interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Below the title on a phone. */
  actions?: ReactNode
  /** To the pages that belong together with this one. */
  links?: ReactNode
}

export function PageHeader({ title, description, actions, links }: PageHeaderProps) {
  return (
    <>
      <Header>
        <div>
          <Heading level={1}>{title}</Heading>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </Header>
      {links}
    </>
  )
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[6]};
  overflow-wrap: anywhere;
  p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
`
