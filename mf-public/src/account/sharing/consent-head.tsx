import type { Consent, SharedFacts } from '@portal/contract/consents/consent'
import * as sitePaths from '@portal/contract/site-paths'
import { Heading } from '@portal/shared-ui/heading'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export interface ConsentProps {
  consent: Consent
  /** One's own, as the other person sees them. */
  facts: SharedFacts
}

export const nameOf = ({ firstName, lastName }: Consent['owner']): string => `${firstName} ${lastName}`

interface ConsentHeadProps {
  consent: Consent
  /** Before the name. */
  lead?: string
  what: string
  when: ReactNode
}

export const ConsentHead = ({ consent, lead, what, when }: ConsentHeadProps) => (
  <Stack $gap={2}>
    <Heading level={3} size="md">
      {lead && `${lead} `}
      <Link to={sitePaths.people(consent.requesterId)}>{nameOf(consent.requester)}</Link> {what}
    </Heading>
    <Text $size="sm" $tone="muted">
      {when}
    </Text>
    {consent.purpose && <Purpose>{consent.purpose}</Purpose>}
  </Stack>
)

export const ConsentFrame = styled.article`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  & + & {
    padding-top: ${space[6]};
    border-top: 1px solid ${color.border};
  }
`

const Purpose = styled.blockquote`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
