import { factsInWords } from '@portal/app-kit/sharing/fact-words'
import { LookAtFacts } from '@portal/app-kit/sharing/look-at-facts'
import type { Consent } from '@portal/contract/consents/consent'
import { capitalized } from '@portal/contract/values/words'
import { formatDate } from '@portal/shared-ui/format-date'
import { Text } from '@portal/shared-ui/text'

interface SharedWithMeProps {
  consent: Consent
  /** The owner's. */
  firstName: string
}

export const SharedWithMe = ({ consent, firstName }: SharedWithMeProps) =>
  consent.status === 'granted' ? (
    <LookAtFacts consent={consent} firstName={firstName} />
  ) : (
    <Text>{stateInWords(consent, firstName, factsInWords(consent.specificFields))}</Text>
  )

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
