import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '../card/card.tsx'
import { Heading } from '../heading/heading.tsx'
import { color, space } from '../tokens/tokens.tsx'

export interface FormSectionProps {
  /** The target of the `FormOutline`'s link. */
  id?: string
  title: ReactNode
  description?: ReactNode
  /** Those in a `FieldRow` are side by side if there is room. */
  children: ReactNode
}

export function FormSection({ id, title, description, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <Frame as="section" id={id} $padding="lg" aria-labelledby={titleId}>
      <div>
        <Heading level={2} size="lg" id={titleId}>
          {title}
        </Heading>
        {description && <Why>{description}</Why>}
      </div>
      {children}
    </Frame>
  )
}

export const FieldRow = styled.div`
  display: grid;
  gap: ${space[5]} ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: start;
`

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

const Why = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  overflow-wrap: anywhere; /* an email address, which Firefox breaks at fewer places */
`
