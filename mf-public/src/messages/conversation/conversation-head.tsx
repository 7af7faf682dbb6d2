import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { Thread } from '@portal/contract/threads/thread'
import { Avatar } from '@portal/shared-ui/avatar'
import { Heading } from '@portal/shared-ui/heading'
import { IconButton } from '@portal/shared-ui/icon-button'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Archive, ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { homeOf, isFormer, nameOf } from '../threads/thread-words.ts'
import { pathIn, useThreadsView } from '../threads/threads-view.ts'
import { Back, Head } from './head-style.ts'

interface ConversationHeadProps {
  thread: Thread
  onChanged: () => Promise<unknown>
}

export const ConversationHead = ({ thread, onChanged }: ConversationHeadProps) => {
  const { other, property, closedBy } = thread
  const [view] = useThreadsView()
  const isLandlord = useSession()?.user.userType === 'landlord'
  const name = nameOf(other)
  return (
    <Head>
      <Back to={pathIn(view)} aria-label="All messages">
        <ArrowLeft aria-hidden />
      </Back>
      <Avatar
        name={name}
        src={other.profilePicture ?? undefined}
        sizePx={40}
        tone={isLandlord ? 'primary' : 'secondary'}
      />
      <div>
        <Heading level={1} size="md">
          {isFormer(thread) ? name : <Link to={sitePaths.people(other.id)}>{name}</Link>}
        </Heading>
        <p>
          {property ? <Link to={sitePaths.property(property.id)}>{property.title}</Link> : homeOf(thread)}
        </p>
      </div>
      {closedBy === null && <CloseButton thread={thread} onChanged={onChanged} />}
    </Head>
  )
}

const CloseButton = ({ thread: { id, other }, onChanged }: ConversationHeadProps) => {
  const close = useChange({
    send: () => call(threadEndpoints.close, { params: { id } }),
    reads: [threadEndpoints.messages],
    done: () => ({
      title: 'Conversation archived',
      description: `You and ${other.firstName} can still read it. Reopen it to write again.`,
    }),
    failed: error => {
      void onChanged()
      return {
        title: 'We couldn’t archive the conversation',
        description: sentenceOf(error, 'Please try again.'),
      }
    },
  })
  return (
    <IconButton
      label="Archive conversation"
      aria-busy={close.isPending}
      onClick={() => close.isPending || close.mutate()}
    >
      <Archive aria-hidden />
    </IconButton>
  )
}
