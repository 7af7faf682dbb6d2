import { call } from '@portal/client/call'
import {
  type AdminProperty,
  adminPropertyEndpoints,
} from '@portal/contract/moderation/admin-property-endpoints'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

const ActDialog = lazily(async () => (await import('../admin-dialogs.ts')).ActDialog)

const reads = [adminPropertyEndpoints.read, adminPropertyEndpoints.find]

export const PropertyActions = ({ property: { id, heldAt } }: { property: AdminProperty }) => {
  // Which act was begun: the listing changes while its dialog is still open.
  const [begun, setBegun] = useState<'hide' | 'restore'>()
  const close = () => setBegun(undefined)
  const isHidden = heldAt !== null
  const title = begun === 'restore' ? 'Restore listing' : 'Hide listing'
  return (
    <>
      <div>
        <Button
          variant="outline"
          icon={isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setBegun(isHidden ? 'restore' : 'hide')}
        >
          {isHidden ? 'Restore listing' : 'Hide listing'}
        </Button>
      </div>
      {begun && (
        <DialogOnDemand title={title} onClose={close}>
          <ActDialog
            title={title}
            help="The landlord reads this."
            submit={title}
            variant={begun === 'hide' ? 'danger' : 'primary'}
            done={begun === 'hide' ? 'Listing hidden' : 'Listing restored'}
            reads={reads}
            send={body => call(adminPropertyEndpoints[begun], { params: { id }, body })}
            onClose={close}
          >
            {begun === 'hide'
              ? 'Only its landlord and administrators can see it, until it is restored.'
              : 'Its landlord can list it again.'}
          </ActDialog>
        </DialogOnDemand>
      )}
    </>
  )
}
