// Asks who moves in before a home is marked as rented. Its code loads on demand.
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { Text } from '@portal/shared-ui/text'

interface RentDialogProps {
  title: string
  onRent: () => void
  /** Marks it as rented, too. */
  onInvite: () => void
  onClose: () => void
}

export function RentDialog({ title, onRent, onInvite, onClose }: RentDialogProps) {
  const { hasMail } = usePlatform().settings
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onRent}>
            Only mark as rented
          </Button>
          {hasMail && <Button onClick={onInvite}>Invite a tenant</Button>}
        </>
      }
    >
      <Text>
        {hasMail
          ? 'Who’s moving in? Invite them by email, so that they can see their home here and request repairs.'
          : 'Who’s moving in? Invitations need email, which this portal does not send. To connect a tenant to this home, let them apply on its page before you mark it as rented.'}
      </Text>
    </Dialog>
  )
}
