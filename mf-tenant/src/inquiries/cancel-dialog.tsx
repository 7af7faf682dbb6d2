import { ChangeDialog } from '@portal/app-kit/change-dialog'
import { call } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import { HomeName } from '@portal/shared-ui/home-name'
import { Text } from '@portal/shared-ui/text'

interface CancelDialogProps {
  title: string
  inquiry: Inquiry
  onClose: () => void
}

export const CancelDialog = ({ title, inquiry, onClose }: CancelDialogProps) => (
  <ChangeDialog
    title={title}
    submit="Cancel inquiry"
    pendingText="Canceling..."
    dismiss="Keep it"
    variant="danger"
    send={() => call(inquiryEndpoints.cancel, { params: { id: inquiry.id }, body: {} })}
    reads={[inquiryEndpoints.list, inquiryEndpoints.read]}
    done={{ title: 'Inquiry canceled', description: `We’ll let ${landlordName(inquiry)} know.` }}
    failed="We couldn’t cancel the inquiry"
    onClose={onClose}
  >
    <HomeName title={inquiry.property.title} address={addressOf(inquiry.property)} />
    <Text>
      We’ll let {landlordName(inquiry)} know, and they can no longer reply. You can still read the messages
      here.
    </Text>
  </ChangeDialog>
)
