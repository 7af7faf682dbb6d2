// A failure keeps the words.
import { CannotPost } from '@portal/app-kit/cannot-post'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { type Unsent, unsentWords } from '@portal/app-kit/unsent-words'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { titleOf } from '@portal/client/unanswered'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { IconButton } from '@portal/shared-ui/icon-button'
import { MessageField, RoundButton } from '@portal/shared-ui/message-field'
import { Notice } from '@portal/shared-ui/notice'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { newClientId } from '@portal/shared-ui/platform/use-client-id'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { ArrowUp, ImagePlus, MessageSquareText } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { emptyDraft, keepMessageDraft, type MessageDraft, readMessageDraft } from './message-draft.ts'
import type { RepliesAbout } from './saved-replies-dialog.tsx'

const SavedRepliesDialog = lazily(async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog)
const MessagePhotos = lazily(async () => (await import('./message-photos.tsx')).MessagePhotos)

interface ComposerProps {
  /** Keeps its draft apart: the id of a conversation, or of a home. */
  about: string
  personId: string
  label: string
  maxLength: number
  takesPhotos?: boolean
  /** Saved replies can be chosen. */
  replies?: RepliesAbout
  /** From the start. */
  isFocused?: boolean
  /** Settles once it is sent, with what the contact filter changed. */
  send: (draft: MessageDraft) => Promise<{ notice: string | null }>
  onFailed?: () => void
}

export const Composer = (props: ComposerProps) => {
  const {
    about,
    personId,
    label,
    maxLength,
    takesPhotos = false,
    replies,
    isFocused = false,
    send,
    onFailed,
  } = props
  const [draft, setDraft] = useState(() => readMessageDraft(about, personId) ?? emptyDraft())
  const [isPending, setPending] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const unsent = useRef<Unsent>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const wasChosen = useRef(false)
  const problemId = useId()
  const { inspection, inspectNow } = useContactInspection({ message: draft.words })

  useEffect(() => keepMessageDraft(about, personId, draft), [about, personId, draft])

  useEffect(() => {
    if (isFocused) area.current?.focus()
  }, [isFocused])

  // A field that takes no more would cut off what is pasted without a word.
  const tooLong =
    draft.words.length > maxLength
      ? `Please write at most ${maxLength.toLocaleString('en-US')} characters.`
      : null
  const problem = missing ?? tooLong
  const isBlocked = draft.words !== '' && inspection.outcome === 'blocked'
  const change = (changes: Partial<MessageDraft>) => {
    setDraft(before => ({ ...before, ...changes }))
    setMissing(null)
    setNotice(null)
  }
  const focusIfChosen = () => {
    if (wasChosen.current) area.current?.focus()
    wasChosen.current = false
  }
  const choose = (words: string) => {
    change({ words: [draft.words.trimEnd(), words].filter(Boolean).join('\n') })
    setChoosing(false)
    wasChosen.current = true
  }
  const submit = async () => {
    if (isPending) return
    const wrong =
      draft.words.trim() === ''
        ? 'Please write a message'
        : (tooLong ?? (unsent.current && unsentWords.photos[unsent.current]))
    setMissing(wrong)
    if (wrong) return area.current?.focus()
    setPending(true)
    setFailure(null)
    try {
      if ((await inspectNow()).outcome === 'blocked') return
      const sent = await send(draft)
      setDraft(emptyDraft())
      setNotice(sent.notice)
      area.current?.focus()
    } catch (error) {
      // An earlier try with other words went through. Sending again after that means another message.
      if (error instanceof ApiError && error.fields.clientId) change({ clientId: newClientId() })
      setFailure(error)
      onFailed?.()
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Frame
        aria-label={label}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <Above>
          <CannotPost />
          {notice && (
            <Notice tone="warning" live>
              {notice}
            </Notice>
          )}
          {draft.words !== '' && <ContactNotice inspection={inspection} />}
          {Boolean(failure) && (
            <Notice
              tone={isPlanLimit(failure) ? 'warning' : 'danger'}
              live
              title={titleOf(failure, 'Your message wasn’t sent')}
              {...(isPlanLimit(failure) && { action: <ComparePlans /> })}
            >
              {sentenceOf(failure, 'Please try again.')} We kept your draft.
            </Notice>
          )}
          {problem && (
            <Problem id={problemId} role="alert">
              {problem}
            </Problem>
          )}
          {takesPhotos && (isAdding || draft.photos.length > 0 || unsent.current !== null) && (
            <WhileLoading>
              <MessagePhotos
                photos={draft.photos}
                unsent={unsent}
                isOpen={isAdding}
                onOpen={() => setAdding(true)}
                onClose={() => setAdding(false)}
                onChange={photos => change({ photos })}
              />
            </WhileLoading>
          )}
        </Above>
        <Line>
          {takesPhotos && (
            <IconButton
              label="Add photos"
              aria-haspopup="dialog"
              {...MessagePhotos.near}
              onClick={() => setAdding(true)}
            >
              <ImagePlus aria-hidden />
            </IconButton>
          )}
          {replies && (
            <IconButton
              label="Saved replies"
              aria-haspopup="dialog"
              {...SavedRepliesDialog.near}
              onClick={() => setChoosing(true)}
            >
              <MessageSquareText aria-hidden />
            </IconButton>
          )}
          <MessageField
            ref={area}
            addsLinesByTouch
            aria-label={label}
            placeholder="Write a message"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            value={draft.words}
            onChange={event => change({ words: event.target.value })}
            onSend={() => void submit()}
          />
          <RoundButton type="submit" label="Send" aria-busy={isPending} disabled={isBlocked}>
            <ArrowUp aria-hidden />
          </RoundButton>
        </Line>
      </Frame>
      {replies && isChoosing && (
        <DialogOnDemand title="Saved replies" placement="sheet" onClose={() => setChoosing(false)}>
          <SavedRepliesDialog
            about={replies}
            words={draft.words}
            onChoose={choose}
            onClose={() => setChoosing(false)}
            onClosed={focusIfChosen}
          />
        </DialogOnDemand>
      )}
    </>
  )
}

/** Until it is live, `dialog` sends nothing, so that what is typed is kept. */
const Frame = styled.form.attrs({ method: 'dialog' })`
  flex: none;
  border-top: 1px solid ${color.border};
`

/** It can be long on a phone: the latest message is still in view. */
const Above = styled.div`
  display: grid;
  gap: ${space[3]};
  max-height: 34dvh;
  padding: ${space[3]} ${space[4]} 0;
  overflow-y: auto;
  &:empty {
    display: none;
  }
`

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom)) ${space[3]};
`

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.sm};
`
