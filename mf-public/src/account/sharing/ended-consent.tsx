import { factsInWords } from '@portal/app-kit/sharing/fact-words'
import type { Consent } from '@portal/contract/consents/consent'
import { capitalized } from '@portal/contract/values/words'
import { formatDate } from '@portal/shared-ui/format-date'
import { Text } from '@portal/shared-ui/text'
import { timesInWords } from '../times-in-words.ts'
import { ConsentFrame, ConsentHead, type ConsentProps, nameOf } from './consent-head.tsx'
import { WhoLooked } from './who-looked.tsx'

/** Which facts were declined or shared, but not their values. */
export const EndedConsent = ({ consent }: ConsentProps) => (
  <ConsentFrame aria-label={`Ended: ${nameOf(consent.requester)}`}>
    <ConsentHead
      consent={consent}
      {...(consent.grantedAt ? { lead: 'Shared with', what: '(ended)' } : { what: 'asked to see this' })}
      when={
        <>
          {endInWords(consent)}
          {consent.grantedAt &&
            (consent.readCount > 0 ? ` Viewed ${timesInWords(consent.readCount)}.` : ' Never viewed.')}
        </>
      }
    />
    <Text $size="sm">{capitalized(factsInWords(consent.specificFields))}</Text>
    {consent.readCount > 0 && <WhoLooked consent={consent} />}
  </ConsentFrame>
)

const endInWords = ({ status, grantedAt, expiresAt, revokedAt, updatedAt }: Consent): string => {
  if (status === 'denied') return `You declined on ${formatDate(updatedAt)}.`
  if (status === 'revoked') return `You stopped sharing on ${formatDate(revokedAt ?? updatedAt)}.`
  if (!grantedAt) return 'The request expired without an answer.'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now()
    ? `Ended on ${formatDate(expiresAt)}.`
    : 'Ended with the inquiry or tenancy.'
}
