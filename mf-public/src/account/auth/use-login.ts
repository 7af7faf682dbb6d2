// Signing in, with the toast that follows (spec §8). Its code loads while the person types, and needs no library.
import { withoutCode } from '@portal/client/connection-error'
import { productInSentences } from '@portal/contract/wording'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { type FormEvent, useState } from 'react'
import type { LoginField } from './log-in.ts'
import type { Faults, Outcome } from './outcome.ts'

const loadLogIn = () => import('./log-in.ts')

/** Preloads the code. A failure shows up later, when the code is needed. */
const loadAhead = () => void loadLogIn().catch(() => undefined)

const typedIn = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  const code = typed.get('code')
  return {
    email: String(typed.get('email') ?? ''),
    password: String(typed.get('password') ?? ''),
    ...(code !== null && { code: String(code) }),
  }
}

const isLoginField = (name: unknown): name is LoginField =>
  name === 'email' || name === 'password' || name === 'code'

/** The form's handlers and messages, and whether it needs a code of the second factor. After the first submit, messages update while typing. */
export const useLogin = () => {
  const refreshSession = useRefreshSession()
  const toast = useToast()
  const [faults, setFaults] = useState<Faults<LoginField>>({})
  const [isPending, setPending] = useState(false)
  const [isPasskeyPending, setPasskeyPending] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = typedIn(form)
    setSent(true)
    setPending(true)
    await finish(
      loadLogIn().then(({ logIn }) => logIn(typed)),
      setPending,
    )
  }

  const onPasskey = () => {
    setPasskeyPending(true)
    return finish(
      import('./log-in-with-passkey.ts').then(({ logInWithPasskey }) => logInWithPasskey()),
      setPasskeyPending,
    )
  }

  const finish = async (answer: Promise<Outcome<LoginField>>, setPending: (isPending: boolean) => void) => {
    const outcome = await answer.catch(
      (): Outcome<LoginField> => ({ user: null, faults: {}, sentence: withoutCode('write').sentence }),
    )
    if (outcome.user) {
      toast({
        title: 'Login successful!',
        description: `Welcome back to ${productInSentences}.`,
        tone: 'success',
      })
      await refreshSession()
    }
    setPending(false)
    if (outcome.user) return
    setFaults(outcome.faults)
    if (outcome.needsCode && !needsCode) return setNeedsCode(true)
    if (outcome.sentence) toast({ title: 'Login failed', description: outcome.sentence, tone: 'danger' })
  }

  const onInput = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    const field = target instanceof HTMLInputElement && target.name
    if (!wasSent || !isLoginField(field)) return loadAhead()
    loadLogIn().then(
      ({ faultsOf }) => setFaults(others => ({ ...others, [field]: faultsOf(typedIn(form))[field] })),
      () => undefined,
    )
  }

  return {
    faults,
    isPending,
    needsCode,
    passkey: { pending: isPasskeyPending, onClick: onPasskey },
    handlers: { onSubmit, onInput, onFocus: loadAhead },
  }
}
