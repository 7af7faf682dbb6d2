import { ConfirmAddress } from '@portal/app-kit/confirm-address'
import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import * as sitePaths from '@portal/contract/site-paths'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import type { Verification } from '@portal/contract/verifications/verification'
import { Badge } from '@portal/shared-ui/badge'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { accountPage } from '../account-page.tsx'
import { OwnClosing } from '../closing/own-closing.tsx'
import { BackgroundChecks } from './background-checks.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PapersSection } from './papers-section.tsx'
import { useAwaitedResult } from './use-awaited-result.ts'
import { LoadingChecks, VerificationFrame, VerificationSkeleton } from './verification-frame.tsx'

const EmailSection = ({ check }: { check: Verification | undefined }) => (
  <FormSection title="Email address" description="You need it before any other check. Others don’t see it.">
    {check?.verifiedAt ? (
      <Stack $direction="row" $gap={2}>
        <Badge tone="success">Confirmed</Badge>
        <Text>{`${check.subject ?? ''} · ${formatDate(check.verifiedAt)}`}</Text>
      </Stack>
    ) : (
      <>
        <Text>Not confirmed yet.</Text>
        <ConfirmAddress isConfirmed={false} />
      </>
    )}
  </FormSection>
)

export const VerificationPage = accountPage('Verification', VerificationSkeleton, ({ person }) => (
  <VerificationFrame>
    <OwnClosing />
    <Text>
      Others only see what was checked and until when, never a check that failed.{' '}
      <Link to={sitePaths.people(person.id)}>View your public page</Link>
    </Text>
    <Checks />
    <BackgroundChecks />
  </VerificationFrame>
))

const Checks = () => {
  const fresh = useFresh()
  const awaited = useAwaitedResult()
  const { data, isError, refetch } = useQuery({
    ...queryOf(verificationEndpoints.list),
    ...fresh,
    refetchInterval: awaited.refetchInterval,
  })
  if (isError && !data)
    return <ErrorPanel title="We couldn’t load your checks" onRetry={() => void refetch()} />
  if (!data) return <LoadingChecks />
  const latest = (kind: string) => data.verifications.find(check => check.kind === kind)
  return (
    <>
      <EmailSection check={latest('email')} />
      <IdentitySection
        check={latest('identity')}
        isOffered={data.hasIdentity}
        isAwaited={awaited.isAwaited}
      />
      <PapersSection checks={data.verifications} />
    </>
  )
}
