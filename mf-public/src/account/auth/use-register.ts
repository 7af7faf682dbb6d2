// Signing up, with the toast that follows (spec §8).
import { withoutCode } from '@portal/client/connection-error'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { useEffect } from 'react'
import { loadRegister, useRegisterForm } from './registration.ts'

export const useRegister = () => {
  const { form, forgetDraft } = useRegisterForm()
  const refreshSession = useRefreshSession()
  const toast = useToast()
  useEffect(() => void loadRegister().catch(() => undefined), [])
  const fail = (description: string) => toast({ title: 'Registration failed', description, tone: 'danger' })
  const submit = form.handleSubmit(
    async values => {
      const { register } = await loadRegister()
      const outcome = await register(values)
      if (outcome.user) {
        // Before the shell hears of the person: the screen is gone then.
        forgetDraft()
        toast({
          title: 'Account created successfully!',
          description: "You're now logged in.",
          tone: 'success',
        })
        return refreshSession()
      }
      const fields = Object.keys(outcome.faults) as (keyof typeof outcome.faults)[] // it has no others
      for (const [index, field] of fields.entries())
        form.setError(field, { type: 'server', message: outcome.faults[field] }, { shouldFocus: index === 0 })
      if (outcome.sentence) fail(outcome.sentence)
    },
    ({ root }) => root && fail(withoutCode('write').sentence),
  )
  return { form, submit }
}
