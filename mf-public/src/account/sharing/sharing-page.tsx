// What a person is asked for, what they share, and who viewed it (spec §3 "user_consents").
import { ShowMore } from '@portal/app-kit/show-more'
import { useFresh } from '@portal/app-kit/use-fresh'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FormSection } from '@portal/shared-ui/form-section'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accountPage } from '../account-page.tsx'
import { OwnClosing } from '../closing/own-closing.tsx'
import type { ConsentProps } from './consent-head.tsx'
import { EndedConsent } from './ended-consent.tsx'
import { SharedConsent } from './shared-consent.tsx'
import { SharingFrame, SharingSkeleton } from './sharing-frame.tsx'
import { consentsIn, ended, shared, waiting } from './sharing-reads.ts'
import { WaitingConsent } from './waiting-consent.tsx'

export const SharingPage = accountPage('Sharing', SharingSkeleton, ({ person }) => (
  <SharingFrame>
    <OwnClosing />
    <ConsentList status={waiting} title="Waiting for you" draw={WaitingConsent} empty="No open requests." />
    <ConsentList
      status={shared}
      title="Shared"
      draw={SharedConsent}
      empty={
        person.userType === 'tenant' ? (
          <>
            You share nothing right now. To share something with a landlord, open their page from one of your{' '}
            <Link to={sitePaths.inquiries}>inquiries</Link>.
          </>
        ) : (
          'You share nothing right now.'
        )
      }
    />
    <ConsentList status={ended} title="Ended" draw={EndedConsent} empty="No past sharing." />
  </SharingFrame>
))

interface ConsentListProps {
  status: string
  title: string
  draw: ComponentType<ConsentProps>
  empty: ReactNode
}

const ConsentList = ({ status, title, draw: OneConsent, empty }: ConsentListProps) => {
  const fresh = useFresh()
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(consentEndpoints.list, consentsIn(status, cursor))),
    ...fresh,
  })
  const own = useQuery({ ...queryOf(consentEndpoints.facts), ...fresh })
  const error = found.error ?? own.error
  const consents = found.data?.pages.flatMap(page => page.consents)
  return (
    <FormSection title={title}>
      {consents && own.data ? (
        consents.length === 0 ? (
          <Text $tone="muted">{empty}</Text>
        ) : (
          <Stack $gap={6}>
            {consents.map(consent => (
              <OneConsent key={consent.id} consent={consent} facts={own.data.facts} />
            ))}
            <ShowMore list={found} />
          </Stack>
        )
      ) : error ? (
        <ErrorPanel
          title="We couldn’t load this"
          onRetry={() => {
            void found.refetch()
            void own.refetch()
          }}
        >
          {sentenceOf(error, 'Please try again.')}
        </ErrorPanel>
      ) : (
        <SkeletonGroup label={`Loading: ${title}`} $height="72px" />
      )}
    </FormSection>
  )
}
