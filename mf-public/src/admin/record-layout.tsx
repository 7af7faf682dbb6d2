import { Badge } from '@portal/shared-ui/badge'
import { Panel } from '@portal/shared-ui/panel'
import { Text } from '@portal/shared-ui/text'
import { media, space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface ListedProps {
  title: string
  none: string
  count: number
  children: ReactNode
}

/** A list with its count, or what it says while it is empty. */
export const Listed = ({ title, none, count, children }: ListedProps) => (
  <Panel title={title} badge={count > 0 && <Badge>{count}</Badge>} padding={count > 0 ? 'none' : 'md'}>
    {count > 0 ? children : <Text $tone="muted">{none}</Text>}
  </Panel>
)

export const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

/** As a person typed them. */
export const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Around a list of details that has such words. */
export const TypedDetails = styled.div`
  overflow-wrap: anywhere;
  dd {
    white-space: pre-line;
  }
`
