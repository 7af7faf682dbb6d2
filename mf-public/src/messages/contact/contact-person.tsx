import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { ShowMore } from '@portal/app-kit/show-more'
import { useTitle } from '@portal/app-kit/use-title'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { HomeCard } from '@portal/contract/properties/property'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Heading } from '@portal/shared-ui/heading'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { color, fontSize, fontWeight, media, space } from '@portal/shared-ui/tokens'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { ConversationSkeleton } from '../conversation/conversation-skeleton.tsx'
import { ThreadRows } from '../threads/thread-row.tsx'
import { ContactHead } from './contact-frame.tsx'

export const ContactPerson = ({ personId }: { personId: string }) => {
  const isTenant = useSession()?.user.userType === 'tenant'
  useTitle('Messages')
  const person = useQuery(queryOf(peopleEndpoints.read, { params: { id: personId } }))
  const talks = useQuery({
    ...queryOf(threadEndpoints.list, { query: { personId } }),
    staleTime: 0,
    gcTime: 0,
  })
  const homes = useInfiniteQuery({
    ...pagesOf(cursor =>
      queryOf(propertyEndpoints.ofLandlord, { params: { id: personId }, query: { cursor } }),
    ),
    enabled: isTenant,
    staleTime: 0,
  })
  const error = person.error ?? talks.error ?? homes.error
  if (error)
    return (
      <ErrorPanel
        level={1}
        title="We couldn’t load this person"
        onRetry={() => {
          for (const read of [person, talks, homes]) if (read.isError) void read.refetch()
        }}
      >
        {sentenceOf(error, 'Please try again.')}
      </ErrorPanel>
    )
  if (!person.data || !talks.data || (isTenant && !homes.data)) return <ConversationSkeleton />

  const { firstName, lastName } = person.data.person
  const { threads } = talks.data
  const others = (homes.data?.pages ?? [])
    .flatMap(({ properties }) => properties)
    .filter(home => threads.every(({ property }) => property?.id !== home.id))
  const [only, ...more] = [
    ...threads.map(({ id }) => sitePaths.conversation(id)),
    ...others.map(({ id }) => sitePaths.messagesAbout(id)),
  ]
  if (!only) return <NothingToTalkAbout name={firstName} />
  if (more.length === 0 && !homes.hasNextPage) return <Navigate to={only} replace />
  return (
    <>
      <ContactHead title={`${firstName} ${lastName}`} />
      {threads.length > 0 && (
        <Part>
          <Heading level={2} size="sm">
            Your conversations
          </Heading>
          <ThreadRows threads={threads} />
        </Part>
      )}
      {others.length > 0 && (
        <Part>
          <Heading level={2} size="sm">
            {threads.length > 0 ? 'Ask about another home' : 'Which home is it about?'}
          </Heading>
          <Homes homes={others} />
          <ShowMore list={homes} />
        </Part>
      )}
    </>
  )
}

const Homes = ({ homes }: { homes: readonly HomeCard[] }) => (
  <Rows role="list">
    {homes.map(home => (
      <li key={home.id}>
        <HomeRow to={sitePaths.messagesAbout(home.id)}>
          <strong>{home.title}</strong>
          <span>
            {addressOf(home)} · {formatMoney(home.rentAmount)}/month
          </span>
        </HomeRow>
      </li>
    ))}
  </Rows>
)

const NothingToTalkAbout = ({ name }: { name: string }) => (
  <InsteadOfPage
    picture="inbox"
    title={`No conversation with ${name} yet`}
    to={sitePaths.messages}
    words="All messages"
  >
    A conversation begins when a tenant asks about a home.
  </InsteadOfPage>
)

const Part = styled.section`
  h2 {
    padding: ${space[5]} ${space[4]} ${space[3]};
  }
  & > button {
    margin: ${space[4]};
  }
`

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`

const HomeRow = styled(Link)`
  display: grid;
  gap: 2px;
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
  color: ${color.text};
  text-decoration: none;
  overflow-wrap: anywhere;
  strong {
    font-weight: ${fontWeight.semibold};
  }
  span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
`
