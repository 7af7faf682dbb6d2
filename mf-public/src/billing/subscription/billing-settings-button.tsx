import { call } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { Button, type ButtonProps } from '@portal/shared-ui/button'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useMutation } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { failureWords } from '../failure-words.ts'

/** Opens the payment provider's billing settings in a new tab (spec §7), or in this one where a browser allows no new one. */
const useBillingPortal = () => {
  const toast = useToast()
  return useMutation({
    mutationFn: () => call(paymentEndpoints.portal),
    onSuccess: ({ url }) => {
      const tab = window.open(url, '_blank')
      if (tab) tab.opener = null
      else window.location.assign(url)
    },
    onError: error =>
      toast({
        title: 'Error',
        description: failureWords(error, 'Unable to open billing portal. Please try again.'),
        tone: 'danger',
      }),
  })
}

export const BillingSettingsButton = (look: Pick<ButtonProps, 'size' | 'fullWidth'>) => {
  const portal = useBillingPortal()
  return (
    <Button
      {...look}
      variant="outline"
      icon={<CreditCard aria-hidden />}
      pending={portal.isPending}
      onClick={() => portal.mutate()}
    >
      Billing Settings
    </Button>
  )
}
