import { Button, type ButtonProps } from '@portal/shared-ui/button'
import { CreditCard } from 'lucide-react'
import { useBillingPortal } from './use-billing-portal.ts'

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
