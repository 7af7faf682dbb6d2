// One message: the person's as plain text, the assistant's as Markdown with its cards, drafts and sources.
import type { Message } from '@portal/contract/assistant/conversation'
import { Boundary } from '@portal/shared-ui/boundary'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { HomeCards } from './home-cards.tsx'
import { Sources } from './sources.tsx'

const Markdown = lazily(async () => (await import('./markdown.tsx')).Markdown)
const DraftForm = lazily(async () => (await import('./drafts/draft-form.tsx')).DraftForm)

interface MessageViewProps {
  message: Message
  /** For an answer. */
  ref?: Ref<HTMLDivElement> | undefined
}

export function MessageView({ message, ref }: MessageViewProps) {
  const { role, content, homes, drafts, sources, isCut } = message
  if (role === 'user') return <Bubble>{content}</Bubble>
  return (
    <Answer ref={ref}>
      <VisuallyHidden>The assistant says: </VisuallyHidden>
      <AnswerText text={content} />
      {isCut && <Aside>This answer was cut off.</Aside>}
      {homes.length > 0 && <HomeCards homes={homes} />}
      {drafts.map(draft => (
        <Boundary key={draft.id}>
          <WhileLoading>
            <DraftForm draft={draft} />
          </WhileLoading>
        </Boundary>
      ))}
      {sources.length > 0 && <Sources sources={sources} />}
    </Answer>
  )
}

/** Shows plain text until the Markdown code has loaded, or if that fails. */
export const AnswerText = ({ text }: { text: string }) => {
  const plain = <Plain>{text}</Plain>
  return (
    <Boundary fallback={() => plain}>
      <WhileLoading show={plain}>
        <Markdown text={text} />
      </WhileLoading>
    </Boundary>
  )
}

export const Bubble = ({ children }: { children: string }) => (
  <BubbleText>
    <VisuallyHidden>You say: </VisuallyHidden>
    {children}
  </BubbleText>
)

const Answer = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Plain = styled.p`
  white-space: pre-line;
`

const Aside = styled.p`
  color: ${color.textMuted};
`

const BubbleText = styled.p`
  position: relative;
  width: fit-content;
  max-width: 88%;
  margin-inline-start: auto;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  border-end-end-radius: 4px;
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  white-space: pre-line;
`
