import { ApiError, sentenceOf } from '@portal/client/api-error'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useToast } from '@portal/shared-ui/platform/platform'
import { type ReactNode, useState } from 'react'
import { LinkOver } from './link-over.tsx'
import { useLinkToken } from './use-link-token.ts'

interface LinkPressProps {
  button: string
  pendingText: string
  send: (token: string) => Promise<void>
  /** The sentence after a failure that is not the link's. */
  failed: string
  /** What was done. */
  children: ReactNode
  /** How to get another link. */
  another: ReactNode
}

/** A button that uses the link of a mail: programs that only open links change nothing. */
export const LinkPress = ({ button, pendingText, send, failed, children, another }: LinkPressProps) => {
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
  if (state === 'done')
    return (
      <Notice title="Thank you" live>
        {children}
      </Notice>
    )
  if (state === 'over') return <LinkOver>{another}</LinkOver>
  return (
    <Button fullWidth pending={state === 'sending'} pendingText={pendingText} onClick={press}>
      {button}
    </Button>
  )
}
