import { ApiError, refusalOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { Login } from '@portal/contract/auth/credentials'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { passkeyEndpoints, type UsedPasskey } from '@portal/contract/auth/passkey-endpoints'
import { CheckSecondFactor, secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { Notice } from '@portal/shared-ui/notice'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { TextInput } from '@portal/shared-ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAddress } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import type { SignInRequest } from './sign-in-request.ts'
import { TopDialog } from './top-dialog.tsx'

const loadPasskeys = () => import(/* webpackChunkName: "on-demand-passkeys" */ '@portal/client/passkeys')

type Messages = Partial<Record<keyof Login, string>>

export const SignInDialog = withQueries(({ request }: { request: SignInRequest }) => {
  const { person, asksForCode, answer } = request
  const close = () => answer(null)
  if (asksForCode)
    return (
      <TopDialog
        title="Enter your code"
        description="To make sure it’s you, this takes a code from your authenticator app."
        onClose={close}
      >
        <CodeForm onDone={() => answer(person)} />
      </TopDialog>
    )
  const words = person
    ? {
        title: 'Sign in again',
        description: `Your session has ended, ${person.firstName}. Sign in to continue. You won’t lose anything on this page.`,
      }
    : { title: 'Sign in to continue', description: 'You won’t lose anything on this page.' }
  return (
    <TopDialog {...words} onClose={close}>
      <Stack $gap={4}>
        <SignInForm email={person?.email} onSignedIn={answer} />
        {!person && <Registration onLeave={close} />}
      </Stack>
    </TopDialog>
  )
})

const CodeForm = ({ onDone }: { onDone: () => void }) => {
  const [message, setMessage] = useState<string>()
  const signal = useSignal()
  const check = useMutation({
    mutationFn: (body: CheckSecondFactor) => call(secondFactorEndpoints.check, { body, signal: signal() }),
    onSuccess: onDone,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (check.isPending) return
    const read = CheckSecondFactor.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setMessage(read.error?.issues[0]?.message)
    if (read.success) check.mutate(read.data)
  }
  return (
    <Form $gap={5} onSubmit={submit}>
      {check.isError && (
        <Notice tone="danger" live>
          {refusalOf(check.error, 'Please check the code and try again.')}
        </Notice>
      )}
      <CodeField error={message} />
      <Button type="submit" fullWidth pending={check.isPending} pendingText="Checking...">
        Continue
      </Button>
      <PasskeyButton
        label="Use a passkey"
        use={body => call(passkeyEndpoints.check, { body })}
        onDone={onDone}
      />
    </Form>
  )
}

interface PasskeyButtonProps<Answer> {
  label: string
  use: (body: UsedPasskey) => Promise<Answer>
  onDone: (answer: Answer) => void
}

function PasskeyButton<Answer>({ label, use, onDone }: PasskeyButtonProps<Answer>) {
  const passkey = useMutation({
    mutationFn: async () => {
      const { takePasskey, passkeySentence } = await loadPasskeys()
      try {
        return await use(await takePasskey())
      } catch (error) {
        throw new Error(passkeySentence(error, 'No passkey was used. Please try again.'))
      }
    },
    onSuccess: onDone,
  })
  return (
    <>
      {passkey.isError && (
        <Notice tone="danger" live>
          {passkey.error.message}
        </Notice>
      )}
      <Button variant="outline" fullWidth pending={passkey.isPending} onClick={() => passkey.mutate()}>
        {label}
      </Button>
    </>
  )
}

const CodeField = ({ error, isFocused }: { error: string | undefined; isFocused?: boolean }) => (
  <Field label="Code" help="From your authenticator app, or a recovery code." error={error} required>
    <TextInput
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...(isFocused && { ref: focus })}
    />
  </Field>
)

const focus = (input: HTMLInputElement | null) => input?.focus()

interface SignInFormProps {
  /** Whose password is required; anyone's if left out. */
  email: string | undefined
  onSignedIn: SignInRequest['answer']
}

const SignInForm = ({ email, onSignedIn }: SignInFormProps) => {
  const [messages, setMessages] = useState<Messages>({})
  const [needsCode, setNeedsCode] = useState(false)
  const login = useLogin(onSignedIn, () => setNeedsCode(true))
  const { hasMail } = usePlatform().settings
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (login.isPending) return
    const read = Login.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setMessages(read.success ? {} : messagesOf(read.error.issues))
    if (read.success) login.mutate(read.data)
  }
  return (
    <Form $gap={5} onSubmit={submit}>
      {login.isError && !isCodeAsked(login.error) && (
        <Notice tone="danger" live>
          {refusalOf(login.error, 'Please check your credentials and try again.')}
        </Notice>
      )}
      <Field label="Email" error={messages.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          {...(email !== undefined && { value: email, readOnly: true })}
        />
      </Field>
      <Field label="Password" error={messages.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {needsCode && <CodeField error={messages.code ?? codeFaultOf(login.error)} isFocused />}
      {hasMail && <ForgottenPassword />}
      <Button type="submit" fullWidth pending={login.isPending} pendingText="Signing in...">
        Login
      </Button>
      <PasskeyButton
        label="Sign in with a passkey"
        use={body => call(passkeyEndpoints.login, { body })}
        onDone={({ user }) => onSignedIn(user)}
      />
    </Form>
  )
}

/** Aborts when the dialog closes: its person does not want to be signed in a moment later. */
const useSignal = () => {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return () => leaving.current.signal
}

const useLogin = (onSignedIn: SignInRequest['answer'], onCodeAsked: () => void) => {
  const signal = useSignal()
  return useMutation({
    mutationFn: (body: Login) => call(authEndpoints.login, { body, signal: signal() }),
    onSuccess: ({ user }) => onSignedIn(user),
    onError: error => {
      if (isCodeAsked(error)) onCodeAsked()
    },
  })
}

const isCodeAsked = (error: unknown): boolean => error instanceof ApiError && error.code === 'second_factor'

const codeFaultOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.code : undefined

const messagesOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Messages =>
  Object.fromEntries(issues.map(({ path: [name], message }) => [name, message]))

/** In a new tab, so that nothing here is lost; signing in there signs in here. */
const ForgottenPassword = () => (
  <Text $size="sm">
    <a href={sitePaths.forgotPassword} target="_blank" rel="noopener">
      Forgot your password? (opens a new tab)
    </a>
  </Text>
)

const Registration = ({ onLeave }: { onLeave: () => void }) => {
  const { pathname, search } = useAddress()
  return (
    <Text $size="sm" $tone="muted">
      New here?{' '}
      <Link to={sitePaths.signInFor(pathname + search)} state={{ tab: 'register' }} onClick={onLeave}>
        Create an account
      </Link>
    </Text>
  )
}
