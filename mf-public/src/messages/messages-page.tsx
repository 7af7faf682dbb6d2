// Conversations between tenants and landlords: the list beside what is open, and one of them on a phone.
import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useTitle } from '@portal/app-kit/use-title'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useParams } from 'react-router-dom'
import { ContactAbout } from './contact/contact-about.tsx'
import { ContactPerson } from './contact/contact-person.tsx'
import { Conversation } from './conversation/conversation.tsx'
import { MessagesFrame } from './messages-frame.tsx'
import { ThreadList } from './threads/thread-list.tsx'

/** The address names a conversation, or a home or a person to contact. */
export const MessagesPage = withQueries(() => {
  const { id } = useParams()
  const [params] = useAddressParams()
  const user = useSession()?.user
  const home = params.get('home')
  const person = params.get('person')
  if (!user) return null
  return (
    <MessagesFrame
      isOpen={Boolean(id || home || person)}
      list={<ThreadList openId={id} isPage={!(id || home || person)} />}
    >
      {id ? (
        <Conversation key={id} id={id} />
      ) : home ? (
        <ContactAbout key={home} propertyId={home} />
      ) : person ? (
        <ContactPerson key={person} personId={person} />
      ) : (
        <NothingOpen />
      )}
    </MessagesFrame>
  )
})

/** Only beside the list: on a phone, the list is the page. */
const NothingOpen = () => {
  useTitle('Messages')
  return (
    <EmptyState picture="inbox" title="Choose a conversation">
      Phone numbers, emails and links are removed from messages.
    </EmptyState>
  )
}
