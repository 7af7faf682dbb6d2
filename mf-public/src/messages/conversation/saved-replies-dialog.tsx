import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call, queryOf } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { filledReply, maxReplyName, SaveReply } from '@portal/contract/threads/saved-reply'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { IconButton } from '@portal/shared-ui/icon-button'
import { ListRow } from '@portal/shared-ui/list-row'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'

export interface RepliesAbout {
  /** The other person's first name. */
  name: string
  /** Its title. */
  home: string
}

interface SavedRepliesDialogProps {
  about: RepliesAbout
  /** What is written so far, to be saved. */
  words: string
  onChoose: (words: string) => void
  onClose: () => void
  /** After the focus returned. */
  onClosed: () => void
}

export function SavedRepliesDialog(props: SavedRepliesDialogProps) {
  const { about, words, onChoose, onClose, onClosed } = props
  const form = useForm<SaveReply>({
    resolver: zodResolver(SaveReply),
    defaultValues: { name: '', text: words },
  })
  const send = useSendOnce((body: SaveReply, clientId) =>
    call(savedReplyEndpoints.create, { body: { ...body, clientId } }),
  )
  const save = useChange({
    send,
    reads: [savedReplyEndpoints.list],
    onDone: () => form.reset({ name: '', text: '' }),
    failed: error => titleOf(error, 'We couldn’t save the reply'),
  })
  return (
    <FormDialog
      title="Saved replies"
      placement="sheet"
      form={form}
      names={['name', 'text']}
      submit="Save reply"
      dismiss="Close"
      send={body => save.mutateAsync(body).then(() => false)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Replies about={about} onChoose={onChoose} />
      <VisuallyHidden role="status">{save.isSuccess && 'Reply saved'}</VisuallyHidden>
      <TextField control={form.control} name="name" label="Name" required maxLength={maxReplyName} />
      <TextAreaField
        control={form.control}
        name="text"
        label="Reply"
        required
        help="{name} becomes the person’s first name, and {home} the home’s title."
      />
    </FormDialog>
  )
}

const Replies = ({ about, onChoose }: Pick<SavedRepliesDialogProps, 'about' | 'onChoose'>) => {
  const { data, isError } = useQuery({ ...queryOf(savedReplyEndpoints.list), staleTime: 0 })
  const remove = useChange({
    send: (id: string) => call(savedReplyEndpoints.delete, { params: { id } }),
    reads: [savedReplyEndpoints.list],
    failed: error => titleOf(error, 'We couldn’t delete the reply'),
  })
  if (!data)
    return <Text $tone="muted">{isError ? 'We couldn’t load your replies.' : 'Loading your replies...'}</Text>
  if (data.savedReplies.length === 0)
    return <Text $tone="muted">Save what you write often, and use it again.</Text>
  return (
    <Stack as="ul" role="list" $gap={1}>
      {data.savedReplies.map(({ id, name, text }) => (
        <li key={id}>
          <ListRow
            title={name}
            onOpen={() => onChoose(filledReply(text, about))}
            actions={
              <IconButton label={`Delete ${name}`} onClick={() => remove.mutate(id)}>
                <Trash2 aria-hidden />
              </IconButton>
            }
          >
            <Text $size="sm" $tone="muted">
              {filledReply(text, about)}
            </Text>
          </ListRow>
        </li>
      ))}
    </Stack>
  )
}
