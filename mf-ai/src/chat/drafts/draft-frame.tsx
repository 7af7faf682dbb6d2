import { CannotPost } from '@portal/app-kit/cannot-post'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { PathLink } from '@portal/app-kit/path-link'
import { isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { Button } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Form } from '@portal/shared-ui/form'
import { Heading } from '@portal/shared-ui/heading'
import type { Inspection } from '@portal/shared-ui/inspection'
import { Notice } from '@portal/shared-ui/notice'
import { Text } from '@portal/shared-ui/text'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { DraftState } from './use-draft-form.ts'

interface DraftFrameProps {
  /** "Repair request". */
  title: string
  /** "Bright flat on Fillmore Street". */
  about?: string | undefined
  /** "Send request". */
  submit: string
  state: DraftState
  /** The contact filter's findings; blocked text cannot be sent. */
  inspection?: Inspection
  /** A label for each text, if there are several. */
  labels?: Record<string, string>
  place: { path: string; words: string }
  /** What appears late, and so moves neither a field nor the button. */
  below?: ReactNode
  children: ReactNode
}

/** "To Maya: Bright flat on Fillmore Street". */
export const aboutPerson = ({ person, title }: { person?: string | undefined; title: string }): string =>
  person ? `To ${person}: ${title}` : title

/** Frames the assistant's form; after sending, says so and links to the result. */
export function DraftFrame(props: DraftFrameProps) {
  const { title, about, submit, inspection, labels = {}, place, below, children } = props
  const { onSubmit, isSending, failure, sent, isSent } = props.state
  const titleId = useId()
  const done = useRef<HTMLDivElement>(null)
  // The focused button is gone.
  useEffect(() => {
    if (sent) done.current?.focus()
  }, [sent])
  return (
    <Frame aria-labelledby={titleId}>
      <header>
        <Heading id={titleId} level={3} size="md">
          {title}
        </Heading>
        {about && (
          <Text $size="sm" $tone="muted">
            {about}
          </Text>
        )}
      </header>
      {sent || isSent ? (
        <Done ref={done} tabIndex={-1} role="status">
          {sent?.notice && <Notice tone="warning">{sent.notice}</Notice>}
          <p>
            <CircleCheck aria-hidden /> Sent
          </p>
          <PathLink to={sent?.path ?? place.path}>{place.words}</PathLink>
        </Done>
      ) : (
        <Form onSubmit={onSubmit}>
          {inspection && <CannotPost />}
          {children}
          {inspection && <ContactNotice inspection={inspection} labels={labels} />}
          <NotSent failure={failure} />
          <Button
            type="submit"
            fullWidth
            pending={isSending}
            pendingText="Sending..."
            disabled={inspection?.outcome === 'blocked'}
          >
            {submit}
          </Button>
          {below}
        </Form>
      )}
    </Frame>
  )
}

/** Why it was not sent, and what to do next. */
function NotSent({ failure }: { failure: unknown }) {
  if (!failure) return null
  return (
    <Notice tone="danger" live action={isPlanLimit(failure) && <ComparePlans />}>
      {sentenceOf(failure, 'This wasn’t sent. Please try again.')}
    </Notice>
  )
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
`

const Done = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  outline: none;
  p {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.onSuccessSoft};
    font-weight: 600;
  }
  svg {
    width: 18px;
    height: 18px;
  }
  a {
    color: ${color.primary};
    font-weight: 500;
    text-underline-offset: 2px;
  }
`
