// Signing up, with the toast that follows (spec §8).
import { withoutCode } from '@portal/client/connection-error'
import type { UserType } from '@portal/contract/people/person'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { useEffect } from 'react'
import { loadRegister, useRegisterForm } from './registration.ts'

export const useRegister = (side: UserType) => {
  const { form, forgetDraft } = useRegisterForm(side)
  const refreshSession = useRefreshSession()
  const toast = useToast()
  useEffect(() => void loadRegister().catch(() => undefined), [])
  const fail = (description: string) => toast({ title: 'Registration failed', description, tone: 'danger' })
  const submit = form.handleSubmit(
    async values => {
      const { register } = await loadRegister()
      const outcome = await register(values)
      if (outcome.user) {
        // This must run before the shell learns of the sign-in and removes this screen.
        forgetDraft()
        toast({
          title: 'Account created successfully!',
          description: "You're now logged in.",
          tone: 'success',
        })
        return refreshSession()
      }
      const fields = Object.keys(outcome.faults) as (keyof typeof outcome.faults)[] // it has no other keys
      for (const field of fields) form.setError(field, { type: 'server', message: outcome.faults[field] })
      if (outcome.sentence) fail(outcome.sentence)
    },
    ({ root }) => root && fail(withoutCode('write').sentence),
  )
  return { form, submit }
}
