import { sentenceOf } from '@portal/client/api-error'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import type { ToastMessage } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { type FormEvent, useState } from 'react'
import { loadSubscribe } from './load-on-demand.ts'

/** Until this is live, `dialog` sends nothing; the browser checks the address (spec §2.14). */
export const NewsletterForm = ({ toast }: { toast: (message: ToastMessage) => void }) => {
  const [isPending, setPending] = useState(false)
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setPending(true)
    try {
      const { subscribe } = await loadSubscribe()
      await subscribe(String(new FormData(form).get('email') ?? ''))
      form.reset()
      toast({
        title: 'Thank you',
        description: 'We’ll email you a link to confirm your subscription.',
        tone: 'success',
      })
    } catch (error) {
      const description = sentenceOf(error, 'Unable to subscribe. Please try again.')
      toast({ title: 'Error', description, tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Stack as="form" method="dialog" $gap={3} onSubmit={event => void subscribe(event)}>
      <Field label="Newsletter">
        <TextInput type="email" name="email" autoComplete="email" placeholder="you@example.com" required />
      </Field>
      <Button type="submit" variant="outline" pending={isPending}>
        Subscribe to Updates
      </Button>
    </Stack>
  )
}
