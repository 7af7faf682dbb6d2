import { useTitle } from '@portal/app-kit/use-title'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkOver } from './link-over.tsx'
import { useLinkToken } from './use-link-token.ts'

interface PressPageProps {
  /** In the browser's title. */
  tab: string
  title: string
  reason: string
  button: string
  pendingText: string
  send: (token: string) => Promise<void>
  /** The sentence after a failure that is not the link's. */
  failed: string
  /** How to get another link. */
  another: ReactNode
  /** What was done. */
  done: ReactNode
  /** What a person who is done does next. */
  next?: { words: string; to: string }
  /** By default, a link to home. */
  footer?: ReactNode
}

/** A button that uses the link of a mail: programs that only open links change nothing. */
export const PressPage = (props: PressPageProps) => {
  const { tab, title, reason, button, pendingText, send, failed, another, done, next, footer } = props
  useTitle(tab)
  const token = useLinkToken()
  const toast = useToast()
  const [state, setState] = useState<'asking' | 'sending' | 'done' | 'over'>('asking')
  const press = async () => {
    if (!token) return setState('over')
    setState('sending')
    try {
      await send(token)
      setState('done')
    } catch (error) {
      const isOver = error instanceof ApiError && error.fields.token !== undefined
      setState(isOver ? 'over' : 'asking')
      if (!isOver) toast({ title: 'Error', description: sentenceOf(error, failed), tone: 'danger' })
    }
  }
  const isDone = state === 'done'
  return (
    <AuthFrame title={isDone ? 'Thank you' : title} reason={isDone ? null : reason}>
      {state === 'over' && <LinkOver>{another}</LinkOver>}
      {isDone && (
        <Stack $gap={4}>
          <Notice live>{done}</Notice>
          {next && (
            <Button asChild fullWidth>
              <Link to={next.to}>{next.words}</Link>
            </Button>
          )}
        </Stack>
      )}
      {(state === 'asking' || state === 'sending') && (
        <Button fullWidth pending={state === 'sending'} pendingText={pendingText} onClick={press}>
          {button}
        </Button>
      )}
      <Legal>{footer ?? <Link to={sitePaths.home}>Go to home</Link>}</Legal>
    </AuthFrame>
  )
}
