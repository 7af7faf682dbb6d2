import { usePages } from '@portal/app-kit/use-pages'
import { queryOf } from '@portal/client/call'
import { reasonWords } from '@portal/contract/moderation/report-words'
import type { OwnViolation, Restriction } from '@portal/contract/moderation/violation'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { filterWords, subjectWords, violationStatusWords } from '@portal/contract/moderation/violation-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { DetailList } from '@portal/shared-ui/detail-list'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { formatDate } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { Notice } from '@portal/shared-ui/notice'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { StandingList } from './standing-list.tsx'

const AppealDialog = lazily(async () => (await import('./appeal-dialog.tsx')).AppealDialog)

const tones: Record<OwnViolation['status'], BadgeTone> = {
  pending: 'neutral',
  confirmed: 'danger',
  dismissed: 'success',
  appealed: 'warning',
}

export const OwnViolations = () => {
  const [appealed, setAppealed] = useState<OwnViolation | null>(null)
  const close = () => setAppealed(null)
  const found = usePages(cursor => queryOf(violationEndpoints.list, { query: { cursor } }))
  const restriction = found.data?.pages[0]?.restriction
  return (
    <>
      {restriction && <RestrictionNotice {...restriction} />}
      <StandingList
        title="Decisions about you"
        empty="Nothing you posted broke our rules."
        list={found}
        rows={found.data?.pages
          .flatMap(page => page.violations)
          .map(violation => (
            <li key={violation.id}>
              <OneViolation violation={violation} onAppeal={() => setAppealed(violation)} />
            </li>
          ))}
      />
      {appealed && (
        <DialogOnDemand title="Appeal this decision" placement="sheet" onClose={close}>
          <AppealDialog violation={appealed} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

const RestrictionNotice = ({ reason, until }: Restriction) => (
  <Notice
    tone="danger"
    title={until ? `Your account can’t post until ${formatDate(until)}` : 'Your account can’t post right now'}
  >
    {reason && <p>{reason}</p>}
    <p>
      You can still read everything, ask for repairs, appeal, and download your data.
      {!until && ' This ends when an administrator lifts it or an appeal succeeds.'}
    </p>
  </Notice>
)

interface OneViolationProps {
  violation: OwnViolation
  onAppeal: () => void
}

const OneViolation = ({ violation, onAppeal }: OneViolationProps) => {
  const { subjectType, subjectTitle, reason, contentText, status, createdAt, mayAppealUntil } = violation
  const { action, decisionReason, appealText, appealReason } = violation
  const what = reason ? reasonWords[reason] : filterWords
  return (
    <Frame aria-label={what}>
      <Stack $gap={1}>
        <Stack $direction="row" $gap={2}>
          <Heading level={3} size="md">
            {what}
          </Heading>
          <Badge tone={tones[status]}>{violationStatusWords[status]}</Badge>
        </Stack>
        <Text $size="sm" $tone="muted">
          {subjectWords[subjectType]}
          {subjectTitle && `: ${subjectTitle}`} · {formatDate(createdAt)}
        </Text>
      </Stack>
      <DetailList
        details={[
          { label: 'You wrote', value: contentText && <Text $lines={4}>{contentText}</Text> },
          { label: 'Decision', value: decisionReason },
          { label: 'What we did', value: status === 'dismissed' ? null : effectOf(violation) },
          { label: 'Your appeal', value: appealText },
          { label: 'Answer to your appeal', value: appealReason },
        ]}
      />
      {violation.subjectId && subjectType === 'property' && action === 'hide' && status !== 'dismissed' && (
        <Text $size="sm">
          To have it reviewed again,{' '}
          <Link to={sitePaths.editProperty(violation.subjectId)}>change the listing</Link>.
        </Text>
      )}
      {mayAppealUntil && (
        <Stack $direction="row" $gap={3}>
          <Button variant="outline" aria-haspopup="dialog" {...AppealDialog.near} onClick={onAppeal}>
            Appeal
          </Button>
          <Text $size="sm" $tone="muted">
            Until {formatDate(mayAppealUntil)}
          </Text>
        </Stack>
      )}
    </Frame>
  )
}

const effectOf = ({ action, subjectType }: OwnViolation): string | null =>
  action === 'hide'
    ? subjectType === 'property'
      ? 'We hid the listing'
      : 'We removed it'
    : action === 'warn'
      ? 'We warned you'
      : null

const Frame = styled.article`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[4]};
  overflow-wrap: anywhere;
  dd {
    white-space: pre-line;
  }
`
