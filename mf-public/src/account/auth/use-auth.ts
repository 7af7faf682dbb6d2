// Signing in and registering, with the toast that follows (spec §8).
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { Login } from '@portal/contract/auth/credentials'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { Register } from '@portal/contract/auth/registration'
import { productName } from '@portal/contract/wording'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useSignIn } from '@portal/shared-ui/platform/use-session'
import { useMutation } from '@tanstack/react-query'

export const useLogin = () => {
  const signIn = useSignIn()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Login) => call(authEndpoints.login, { body }),
    onSuccess: ({ user }) => {
      toast({
        title: 'Login successful!',
        description: `Welcome back to ${productName}.`,
        tone: 'success',
      })
      signIn(user)
    },
    onError: error =>
      toast({
        title: 'Login failed',
        description: sentenceOf(error, 'Please check your credentials and try again.'),
        tone: 'danger',
      }),
  })
}

/** `onRegistered` comes before the shell hears of the person: the screen is gone then. */
export const useRegister = (onRegistered: () => void) => {
  const signIn = useSignIn()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Register) => call(accountEndpoints.register, { body }),
    onSuccess: ({ user }) => {
      onRegistered()
      toast({
        title: 'Account created successfully!',
        description: "You're now logged in.",
        tone: 'success',
      })
      signIn(user)
    },
    onError: error =>
      toast({
        title: 'Registration failed',
        description: sentenceOf(error, 'Please check your information and try again.'),
        tone: 'danger',
      }),
  })
}
