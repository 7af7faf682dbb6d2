import { ChangeDialog } from '@portal/app-kit/change-dialog'
import { call } from '@portal/client/call'
import type { Application } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { landlordName } from '@portal/contract/properties/property-words'
import { Text } from '@portal/shared-ui/text'

interface WithdrawDialogProps {
  application: Application
  onClose: () => void
}

export const WithdrawDialog = ({ application, onClose }: WithdrawDialogProps) => (
  <ChangeDialog
    title="Withdraw this application?"
    submit="Withdraw"
    pendingText="Withdrawing..."
    dismiss="Keep it"
    variant="danger"
    send={() => call(applicationEndpoints.withdraw, { params: { id: application.id } })}
    reads={[applicationEndpoints.list, applicationEndpoints.read]}
    done={{ title: 'Application withdrawn', description: `We’ll let ${landlordName(application)} know.` }}
    failed="We couldn’t withdraw the application"
    onClose={onClose}
  >
    <Text>
      {landlordName(application)} can no longer see what you shared for it, and can no longer accept it. You
      can apply again later.
    </Text>
  </ChangeDialog>
)
