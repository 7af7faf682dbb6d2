import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import type { Consent } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { Button } from '@portal/shared-ui/button'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useChange } from '../use-change.tsx'
import { categoryTitle, factLabel, factsInWords, factValue, isDocument } from './fact-words.tsx'

interface LookAtFactsProps {
  consent: Pick<Consent, 'id' | 'dataCategory' | 'specificFields' | 'expiresAt'>
  firstName: string
}

/**
 * What another person lets me see. Nothing is read before the button is pressed: each press is a look, which
 * they are shown.
 */
export const LookAtFacts = ({ consent, firstName }: LookAtFactsProps) => {
  const { id, dataCategory, specificFields, expiresAt } = consent
  const facts = factsInWords(specificFields)
  const look = useChange({
    send: () => call(consentEndpoints.data, { params: { id } }),
    failed: () => null,
  })
  return (
    <Stack as="section" $gap={3} aria-label={`${firstName}’s ${categoryTitle(dataCategory).toLowerCase()}`}>
      <Text>
        {firstName} shares their {facts} until {formatDate(expiresAt ?? 0)}.
      </Text>
      {look.data ? (
        <>
          <DetailList
            details={specificFields
              .filter(field => !isDocument(field))
              .map(field => ({ label: factLabel(field), value: factValue(look.data.data, field) }))}
          />
          {look.data.documents.map(document => (
            <Text key={document.id}>
              <a href={documentAddressOf(document.id)} download>
                {document.name}
              </a>
              {document.isVerified && ' · Verified'}
            </Text>
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
