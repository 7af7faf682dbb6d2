import { factLabel, factValue } from '@portal/app-kit/sharing/fact-words'
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { documentsIn } from '@portal/contract/consents/categories'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { Button } from '@portal/shared-ui/button'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate, formatTime } from '@portal/shared-ui/format-date'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { timesInWords } from '../times-in-words.ts'
import { ConsentFrame, ConsentHead, type ConsentProps, nameOf } from './consent-head.tsx'
import { WhoLooked } from './who-looked.tsx'

const LazyDocumentNames = lazily(async () => (await import('./document-names.tsx')).DocumentNames)

export const SharedConsent = ({ consent, facts }: ConsentProps) => {
  const { id, requester, specificFields, expiresAt, readCount, lastReadAt } = consent
  const name = nameOf(requester)
  const documentIds = documentsIn(specificFields)
  const revoke = useChange({
    send: () => call(consentEndpoints.revoke, { params: { id } }),
    reads: [consentEndpoints.list],
    done: () => ({ title: 'No longer shared', description: `${name} can’t see this any more.` }),
    failed: { otherwise: 'We couldn’t stop sharing this. Please try again.' },
  })
  return (
    <ConsentFrame aria-label={`Shared with ${name}`}>
      <ConsentHead
        consent={consent}
        what="can see this"
        when={`Until ${formatDate(expiresAt ?? 0)}. ${
          lastReadAt
            ? `Viewed ${timesInWords(readCount)}, last on ${formatTime(lastReadAt)}.`
            : 'Not viewed yet.'
        }`}
      />
      {documentIds.length > 0 ? (
        <WhileLoading show={<Skeleton $height="24px" />}>
          <LazyDocumentNames ids={documentIds} />
        </WhileLoading>
      ) : (
        <DetailList
          details={specificFields.map(field => ({ label: factLabel(field), value: factValue(facts, field) }))}
        />
      )}
      <Stack $direction="row" $gap={3}>
        <Button
          variant="outline"
          pending={revoke.isPending}
          pendingText="Stopping..."
          onClick={() => revoke.mutate()}
        >
          Stop sharing<VisuallyHidden> with {name}</VisuallyHidden>
        </Button>
      </Stack>
      {readCount > 0 ? <WhoLooked consent={consent} /> : null}
    </ConsentFrame>
  )
}
