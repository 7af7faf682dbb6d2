import type { QueuedFinding } from '@portal/contract/moderation/finding'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { quoted } from '@portal/contract/values/words'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { coverStyle } from '@portal/shared-ui/cover-style'
import { formatTime } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { Pairs } from '@portal/shared-ui/pairs'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { media, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { type Decision, wordsFor } from '../decision-words.ts'
import { findingTitle, isOpen, isUrgent, nameOf, sourceWords, subjectTitle } from '../finding-words.ts'
import { StatusBadge } from '../status-badge.tsx'

interface QueueRowProps {
  finding: QueuedFinding
  onNear: () => void
  onDecide: (decision: Decision) => void
}

export const QueueRow = ({ finding, onNear, onDecide }: QueueRowProps) => {
  const { id, accused, takenBy, openCount, reasons, note, source, createdAt, status, cannotDecide } = finding
  const ownId = useSession()?.user.id
  const title = findingTitle(finding)
  const canDecide = isOpen(finding) && cannotDecide === null
  return (
    <Frame as="article">
      <Stack $gap={1}>
        <Stack $direction="row" $gap={2}>
          <Heading level={2} size="md">
            <Open to={sitePaths.adminViolation(id)} data-finding>
              {title}
            </Open>
          </Heading>
          {isUrgent(reasons) && status === 'pending' && <Badge tone="danger">Urgent</Badge>}
          {status !== 'pending' && <StatusBadge status={status} />}
          {openCount > 1 && <Badge>{countOf(openCount, 'finding')}</Badge>}
          {takenBy && (
            <Badge tone={takenBy.id === ownId ? 'primary' : 'warning'}>
              {takenBy.id === ownId ? 'You’re on it' : `${nameOf(takenBy)} is on it`}
            </Badge>
          )}
        </Stack>
        <Text $size="sm">{subjectTitle({ ...finding, title: finding.subjectTitle })}</Text>
        {note && (
          <Text $size="sm" $lines={2}>
            {quoted(note)}
          </Text>
        )}
        <Text $size="sm" $tone="muted">
          About {nameOf(accused)} · {sourceWords[source]} {formatTime(createdAt)}
        </Text>
        {cannotDecide && isOpen(finding) && (
          <Text $size="sm" $tone="muted">
            {cannotDecide}
          </Text>
        )}
      </Stack>
      {canDecide && (
        <Actions onPointerEnter={onNear} onFocus={onNear}>
          {(['dismissed', 'confirmed'] as const).map(decision => (
            <Button
              key={decision}
              variant="outline"
              aria-haspopup="dialog"
              onClick={() => onDecide(decision)}
            >
              {wordsFor(finding, decision).title}
              <VisuallyHidden as="span"> {title}</VisuallyHidden>
            </Button>
          ))}
        </Actions>
      )}
    </Frame>
  )
}

const Frame = styled(Card)`
  position: relative;
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[6]};
  }
`

const Open = styled(Link)`
  color: inherit;
  text-decoration: none;
  ${coverStyle('md')}
`

/** Above the link, which covers the row. */
const Actions = styled(Pairs)`
  position: relative;
  ${media.tablet} {
    flex-wrap: nowrap;
  }
`
