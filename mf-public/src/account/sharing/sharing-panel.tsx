import { LoadFailure } from '@portal/app-kit/load-failure'
import { factsInWords } from '@portal/app-kit/sharing/fact-words'
import { LookAtFacts } from '@portal/app-kit/sharing/look-at-facts'
import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { type DataCategory, factsOf, isFarEnough } from '@portal/contract/consents/categories'
import type { Consent } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { capitalized } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Dealing } from '../people/use-person.ts'

interface SharedWithMeProps {
  consent: Consent
  /** The owner's. */
  firstName: string
}

const SharedWithMe = ({ consent, firstName }: SharedWithMeProps) =>
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

const LazyAsk = lazily(async () => (await import('./wish-dialog.tsx')).WishDialog)

/** The newest of each category are what counts; older ones have ended. */
const newest = (consents: readonly Consent[]): Consent[] =>
  consents.filter(
    ({ dataCategory }, index) => consents.findIndex(other => other.dataCategory === dataCategory) === index,
  )

const isOpen = ({ status }: Consent): boolean => status === 'pending' || status === 'granted'

export const SharingPanel = ({ person, dealing, beyondPlan }: Dealing) => {
  const me = useSession()?.user
  const [wish, setWish] = useState<'ask' | 'share' | null>(null)
  const { data, error, refetch } = useQuery({
    ...queryOf(consentEndpoints.list, { query: { personId: person.id, limit: 100 } }),
    ...useFresh(),
  })
  if (!me) return null
  const close = () => setWish(null)
  const theirs = newest(data?.consents.filter(({ ownerId }) => ownerId === person.id) ?? [])
  const mine = newest(data?.consents.filter(({ ownerId }) => ownerId === me.id) ?? []).filter(isOpen)
  const askable = categoriesFor(person.userType, dealing, theirs)
  const sharable = [
    ...categoriesFor(me.userType, dealing, mine),
    ...(isFarEnough(dealing, 'documents') && !isAmong(mine, 'documents') ? ['documents' as const] : []),
  ]
  return (
    <>
      <FormSection title="Shared details">
        {!data && error ? (
          <LoadFailure title="We couldn’t load what you share" error={error} retry={refetch} />
        ) : data ? (
          <Stack $gap={5}>
            {theirs.map(consent => (
              <SharedWithMe key={consent.id} consent={consent} firstName={person.firstName} />
            ))}
            {mine.map(consent => (
              <Text key={consent.id}>
                {consent.status === 'pending'
                  ? `${person.firstName} asks for your ${factsInWords(consent.specificFields)}.`
                  : `You share your ${factsInWords(consent.specificFields)} until ${formatDate(consent.expiresAt ?? 0)}.`}{' '}
                <Link to={sitePaths.sharing}>
                  {consent.status === 'pending' ? 'Answer' : 'Manage sharing'}
                </Link>
              </Text>
            ))}
            {theirs.length + mine.length === 0 && (
              <Text $tone="muted">You share nothing with each other yet.</Text>
            )}
            {askable.length + sharable.length > 0 && (
              <Stack $direction="row" $gap={3}>
                {askable.length > 0 && (
                  <Button variant="outline" onClick={() => setWish('ask')}>
                    Ask for details
                  </Button>
                )}
                {sharable.length > 0 && (
                  <Button variant="outline" onClick={() => setWish('share')}>
                    Share your details
                  </Button>
                )}
              </Stack>
            )}
          </Stack>
        ) : (
          <SkeletonGroup label="Loading what you share" $height="88px" />
        )}
      </FormSection>
      {wish && (
        <DialogOnDemand title={wish === 'ask' ? 'Ask for details' : 'Share your details'} onClose={close}>
          <LazyAsk
            kind={wish}
            person={person}
            ownerType={wish === 'ask' ? person.userType : me.userType}
            beyondPlan={beyondPlan}
            categories={wish === 'ask' ? askable : sharable}
            onClose={close}
          />
        </DialogOnDemand>
      )}
    </>
  )
}

const isAmong = (consents: readonly Consent[], category: DataCategory): boolean =>
  consents.some(consent => consent.dataCategory === category && isOpen(consent))

/** Nobody knows another person's documents, so those are only offered. */
const all: readonly DataCategory[] = ['profile', 'financial', 'background', 'contact']

/** What can be asked for, or offered, at this stage and is not open already. */
const categoriesFor = (
  ownerType: Dealing['person']['userType'],
  dealing: Dealing['dealing'],
  consents: readonly Consent[],
): DataCategory[] =>
  all.filter(
    category =>
      factsOf(category, ownerType).length > 0 &&
      isFarEnough(dealing, category) &&
      !isAmong(consents, category),
  )
