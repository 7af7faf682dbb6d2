import type { Verification } from '@portal/contract/verifications/verification'
import { Badge, type BadgeProps } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useState } from 'react'
import { Rows } from '../rows.tsx'

const SendPapersDialog = lazily(async () => (await import('./paper-dialogs.ts')).SendPapersDialog)
const LocateHomeDialog = lazily(async () => (await import('./paper-dialogs.ts')).LocateHomeDialog)

const titles: Partial<Record<Verification['kind'], string>> = {
  organization: 'Organization',
  license: 'Real estate license',
  home: 'Right to rent out',
  home_location: 'Phone at the home',
  document: 'Documents',
}

/** What reviewers read, and where a landlord's phone was. */
export const PapersSection = ({ checks }: { checks: readonly Verification[] }) => {
  const isLandlord = useSession()?.user.userType === 'landlord'
  const [opened, setOpened] = useState<'papers' | 'location'>()
  const close = () => setOpened(undefined)
  const papers = checks.filter(({ kind }) => kind in titles)
  return (
    <FormSection
      title="Papers"
      description={
        isLandlord
          ? 'Our reviewers check your organization, your license, or your right to rent out a home.'
          : 'Our reviewers check your documents, so landlords know that they are real.'
      }
    >
      {papers.length > 0 ? (
        <Rows role="list">
          {papers.map(check => (
            <li key={check.id}>
              <PaperRow check={check} />
            </li>
          ))}
        </Rows>
      ) : (
        <Text $tone="muted">Nothing checked yet. It usually takes a day or two.</Text>
      )}
      <Stack $direction="row" $gap={3}>
        <Button variant="outline" onClick={() => setOpened('papers')}>
          Send papers
        </Button>
        {isLandlord && (
          <Button variant="outline" onClick={() => setOpened('location')}>
            I’m at my home
          </Button>
        )}
      </Stack>
      {opened === 'papers' && (
        <DialogOnDemand title="Send papers" placement="sheet" onClose={close}>
          <SendPapersDialog checks={checks} onClose={close} />
        </DialogOnDemand>
      )}
      {opened === 'location' && (
        <DialogOnDemand title="I’m at my home" size="sm" onClose={close}>
          <LocateHomeDialog onClose={close} />
        </DialogOnDemand>
      )}
    </FormSection>
  )
}

const states: Record<Verification['status'], { tone: NonNullable<BadgeProps['tone']>; words: string }> = {
  pending: { tone: 'neutral', words: 'Under review' },
  processing: { tone: 'neutral', words: 'Under review' },
  verified: { tone: 'success', words: 'Verified' },
  failed: { tone: 'danger', words: 'Not verified' },
  cancelled: { tone: 'neutral', words: 'Canceled' },
  expired: { tone: 'warning', words: 'Expired' },
  revoked: { tone: 'warning', words: 'Not valid' },
}

const PaperRow = ({ check }: { check: Verification }) => {
  const { kind, status, subject, reason, createdAt, verifiedAt, expiresAt } = check
  const { tone, words } = states[status]
  const isValid = status === 'verified'
  return (
    <ListRow
      title={titles[kind]}
      badges={<Badge tone={tone}>{words}</Badge>}
      meta={
        isValid
          ? `Checked ${formatDate(verifiedAt ?? createdAt)}${expiresAt ? `, valid until ${formatDate(expiresAt)}` : ''}`
          : status === 'expired' && expiresAt
            ? `Ended ${formatDate(expiresAt)}. Send new papers to get the badge back.`
            : `Sent ${formatDate(createdAt)}`
      }
    >
      {subject && <Text $size="sm">{subject}</Text>}
      {reason && <Text $size="sm">{reason}</Text>}
    </ListRow>
  )
}
