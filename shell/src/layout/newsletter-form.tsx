import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import type { ToastMessage } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'

/** Keeps the address on the server, then clears the field (spec §2.14); the browser checks that it is valid. */
export const NewsletterForm = ({ toast }: { toast: (message: ToastMessage) => void }) => {
  const form = useRef<HTMLFormElement>(null)
  const subscription = useMutation({
    mutationFn: (email: string) => call(newsletterEndpoints.subscribe, { body: { email } }),
    onSuccess: () => {
      form.current?.reset()
      toast({ title: 'Thank you', description: 'We will email you when there is news.', tone: 'success' })
    },
    onError: error =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Unable to subscribe. Please try again.'),
        tone: 'danger',
      }),
  })
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    subscription.mutate(String(new FormData(event.currentTarget).get('email') ?? ''))
  }
  return (
    <Stack as="form" ref={form} $gap={3} onSubmit={subscribe}>
      <Field label="Newsletter">
        <TextInput type="email" name="email" autoComplete="email" placeholder="you@example.com" required />
      </Field>
      <Button type="submit" variant="outline" pending={subscription.isPending}>
        Subscribe to Updates
      </Button>
    </Stack>
  )
}
