import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import type { Consent } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { capitalized } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { categoryTitle, factLabel, factsInWords, factValue, isDocument } from './fact-words.tsx'

interface SharedWithMeProps {
  consent: Consent
  /** The owner's. */
  firstName: string
}

/** What the other person was asked for, or lets me see. Each press of the button is a look, which they read. */
export const SharedWithMe = ({ consent, firstName }: SharedWithMeProps) => {
  const { id, dataCategory, specificFields, status, expiresAt } = consent
  const facts = factsInWords(specificFields)
  const look = useChange({
    send: () => call(consentEndpoints.data, { params: { id } }),
    failed: () => null,
  })
  if (status !== 'granted') return <Text>{stateInWords(consent, firstName, facts)}</Text>
  return (
    <Stack as="section" $gap={3} aria-label={`${categoryTitle(dataCategory)} of ${firstName}`}>
      <Text>
        Shared with you until {formatDate(expiresAt ?? 0)}: {facts}.
      </Text>
      {look.data ? (
        <>
          <DetailList
            details={specificFields
              .filter(field => !isDocument(field))
              .map(field => ({ label: factLabel(field), value: factValue(look.data.data, field) }))}
          />
          {look.data.documents.map(document => (
            <a key={document.id} href={documentAddressOf(document.id)} download>
              {document.name}
            </a>
          ))}
        </>
      ) : (
        <Stack $direction="row" $gap={3}>
          <Button
            variant="outline"
            size="sm"
            pending={look.isPending}
            pendingText="Loading..."
            onClick={() => look.mutate()}
          >
            Show<VisuallyHidden> {facts}</VisuallyHidden>
          </Button>
          <Text $size="sm" $tone="muted">
            {firstName} sees when you look.
          </Text>
        </Stack>
      )}
      <div role="status">
        {look.error && (
          <Notice tone="warning" title="We can’t show this">
            {sentenceOf(look.error, 'Please try again.')}
          </Notice>
        )}
      </div>
    </Stack>
  )
}

const stateInWords = (
  { status, grantedAt, createdAt, revokedAt, updatedAt }: Consent,
  firstName: string,
  facts: string,
): string => {
  switch (status) {
    case 'pending':
      return `You asked for this on ${formatDate(createdAt)}: ${facts}. ${firstName} hasn’t answered yet.`
    case 'denied':
      return `${firstName} declined on ${formatDate(updatedAt)} to share this: ${facts}.`
    case 'revoked':
      return `${firstName} stopped sharing this on ${formatDate(revokedAt ?? updatedAt)}: ${facts}.`
    default:
      return grantedAt
        ? `No longer shared: ${facts}.`
        : `${capitalized(facts)}: your request expired without an answer.`
  }
}
