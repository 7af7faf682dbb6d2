// Saved as soon as it is chosen, apart from the form around it.
import type { PhotoToSend } from '@portal/app-kit/upload-photo'
import { sentenceOf } from '@portal/client/api-error'
import { withoutCode } from '@portal/client/connection-error'
import type { User } from '@portal/contract/people/person'
import { Avatar } from '@portal/shared-ui/avatar'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useRef, useState } from 'react'

interface PictureFieldProps {
  user: User
  /** Throws what the API refuses. */
  onSave: (address: string | null) => Promise<void>
}

/** Loads when it is wanted. Rejects with a ConnectionError. */
const loadUpload = () =>
  import('@portal/app-kit/upload-photo').catch(() => {
    throw withoutCode('write')
  })

type Chosen = Pick<PhotoToSend, 'file' | 'clientId'>

interface Failure {
  reason: string
  /** What can be tried again. */
  chosen: Chosen | null
}

const failedRemoval = 'We couldn’t remove your picture. Please try again.'

export const PictureField = ({ user, onSave }: PictureFieldProps) => {
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const has = user.profilePicture !== null

  const send = async (chosen: Chosen) => {
    setFailure(null)
    setPercent(0)
    try {
      const { refusalOfFile, uploadPhoto } = await loadUpload()
      const reason = refusalOfFile(chosen.file)
      if (reason) return setFailure({ reason, chosen: null })
      await onSave(await uploadPhoto({ ...chosen, purpose: 'avatar', onProgress: setPercent }))
      toast({ title: 'Saved', description: 'Your picture was saved.', tone: 'success' })
    } catch (error) {
      const { reason, canTryAgain } = await loadUpload().then(
        ({ failedUpload }) => failedUpload(error),
        () => ({ reason: sentenceOf(error, ''), canTryAgain: true }),
      )
      setFailure({ reason, chosen: canTryAgain ? chosen : null })
    } finally {
      setPercent(null)
    }
  }

  const remove = async () => {
    setFailure(null)
    setRemoving(true)
    try {
      await onSave(null)
      toast({ title: 'Saved', description: 'Your picture was removed.', tone: 'success' })
    } catch (error) {
      setFailure({ reason: sentenceOf(error, failedRemoval), chosen: null })
    } finally {
      setRemoving(false)
    }
  }

  return (
    <Stack $gap={3}>
      <Stack $direction="row" $gap={4}>
        <Avatar
          name={`${user.firstName} ${user.lastName}`}
          src={user.profilePicture ?? undefined}
          sizePx={72}
          tone={user.userType === 'landlord' ? 'secondary' : 'primary'}
        />
        <Stack $gap={2}>
          <Stack $direction="row" $gap={2}>
            <Button
              variant="outline"
              size="sm"
              pending={percent !== null}
              pendingText={percent ? `Uploading, ${percent}%` : 'Uploading...'}
              onClick={() => input.current?.click()}
            >
              {has ? 'Change picture' : 'Upload a picture'}
            </Button>
            {has && (
              <Button
                variant="ghost"
                size="sm"
                pending={isRemoving}
                pendingText="Removing..."
                onClick={remove}
              >
                Remove picture
              </Button>
            )}
          </Stack>
          <Text $size="sm" $tone="muted">
            JPEG, PNG or WebP, up to 10 MB
          </Text>
        </Stack>
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Profile picture"
        accept="image/jpeg,image/png,image/webp"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void send({ file, clientId: crypto.randomUUID() })
          event.target.value = ''
        }}
      />
      {failure && (
        <Notice
          tone="danger"
          live
          action={
            failure.chosen && (
              <Button variant="outline" size="sm" onClick={() => failure.chosen && void send(failure.chosen)}>
                Try again
              </Button>
            )
          }
        >
          {failure.reason}
        </Notice>
      )}
    </Stack>
  )
}
