import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { refetch } from '@portal/app-kit/use-change'
import { useTitle } from '@portal/app-kit/use-title'
import { ApiError } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { Composer } from '../conversation/composer.tsx'
import { ConversationSkeleton } from '../conversation/conversation-skeleton.tsx'
import type { MessageDraft } from '../conversation/message-draft.ts'
import { ThreadRows } from '../threads/thread-row.tsx'
import { ContactBody, ContactHead } from './contact-frame.tsx'

const PlanUsedUp = lazily(async () => (await import('@portal/app-kit/plan-used-up')).PlanUsedUp)

/** A tenant has one conversation about a home; its landlord can have many. */
export const ContactAbout = ({ propertyId }: { propertyId: string }) => {
  const user = useSession()?.user
  useTitle('Messages')
  const {
    data,
    error,
    refetch: retry,
  } = useQuery({
    ...queryOf(threadEndpoints.list, { query: { propertyId } }),
    staleTime: 0,
    gcTime: 0,
  })
  if (!data)
    return error ? (
      <LoadFailure level={1} title="We couldn’t load your conversations" error={error} retry={retry} />
    ) : (
      <ConversationSkeleton />
    )
  const [first, second] = data.threads
  if (first && !second) return <Navigate to={sitePaths.conversation(first.id)} replace />
  if (first)
    return (
      <>
        <ContactHead title={first.property?.title ?? first.propertyTitle} />
        <ThreadRows threads={data.threads} />
      </>
    )
  return user?.userType === 'tenant' ? (
    <NewConversation propertyId={propertyId} personId={user.id} />
  ) : (
    <ForTenantsOnly />
  )
}

const ForTenantsOnly = () => (
  <InsteadOfPage
    picture="inbox"
    title="No conversation about this home"
    to={sitePaths.messages}
    words="All messages"
  >
    Tenants begin conversations about homes. To contact this landlord, sign in with a tenant account.
  </InsteadOfPage>
)

/** What is sent first is an inquiry; the conversation is there once it is. */
const NewConversation = ({ propertyId, personId }: { propertyId: string; personId: string }) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const {
    data,
    error,
    refetch: retry,
  } = useQuery(queryOf(propertyEndpoints.read, { params: { id: propertyId } }))
  const property = data?.property
  if (!property) {
    if (error instanceof ApiError && error.status === 404) return <NoSuchHome />
    return error ? (
      <LoadFailure level={1} title="We couldn’t load this home" error={error} retry={retry} />
    ) : (
      <ConversationSkeleton />
    )
  }
  const send = async ({ words, clientId }: MessageDraft) => {
    const { inquiry, notice } = await call(inquiryEndpoints.create, {
      body: { propertyId, message: words, inquiryType: 'question', scheduledDate: null, clientId },
    })
    void refetch(queryClient, [threadEndpoints.list, inquiryEndpoints.list])
    void navigate(
      inquiry.threadId ? sitePaths.conversation(inquiry.threadId) : sitePaths.inquiry(inquiry.id),
      {
        replace: true,
      },
    )
    return { notice }
  }
  const name = landlordName(property)
  return (
    <>
      <ContactHead title={name} home={property} />
      <ContactBody>
        <p>Ask {name} about this home. Replies appear here.</p>
        <WhileLoading show={null}>
          <PlanUsedUp feature="contacts" />
        </WhileLoading>
      </ContactBody>
      <Composer
        about={propertyId}
        personId={personId}
        label={`Message to ${name}`}
        maxLength={2000}
        send={send}
      />
    </>
  )
}

const NoSuchHome = () => (
  <InsteadOfPage title="Home not found" to={sitePaths.search} words="Find a home">
    It may have been removed, or the link may be wrong.
  </InsteadOfPage>
)
