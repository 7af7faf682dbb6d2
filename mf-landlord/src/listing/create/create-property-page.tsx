// The page to list a home (spec §2.7). Others get a message and are sent home.

import { usePlanUsage } from '@portal/app-kit/plan-used-up'
import { useTitle } from '@portal/app-kit/use-title'
import * as sitePaths from '@portal/contract/site-paths'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { createWords, ListingSkeleton } from '../form/listing-skeleton.tsx'
import { usePolicyReminder } from '../reminder/use-policy-reminder.ts'
import { CreatePropertyForm } from './create-property-form.tsx'

export const CreatePropertyPage = withQueries(() => {
  useTitle('Create Property')
  const person = useSession()?.user
  // The shell redirects visitors to sign in.
  if (!person) return <ListingSkeleton words={createWords} />
  if (person.userType !== 'landlord') return <AccessDenied />
  return <CreateProperty key={person.id} personId={person.id} />
})

/** Waits for the notices above the form, which would push it down later. */
function CreateProperty({ personId }: { personId: string }) {
  const reminder = usePolicyReminder()
  const usage = usePlanUsage()
  if (!reminder.isKnown || (usage.isPending && !usage.isFetched))
    return <ListingSkeleton words={createWords} />
  return <CreatePropertyForm personId={personId} reminder={reminder} />
}

function AccessDenied() {
  const toast = useToast()
  useEffect(() => {
    toast({
      title: 'Access Denied',
      description: 'Only landlords can create property listings.',
      tone: 'danger',
    })
  }, [toast])
  return <Navigate to={sitePaths.home} replace />
}
