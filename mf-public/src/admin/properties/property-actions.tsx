import { call } from '@portal/client/call'
import {
  type AdminProperty,
  adminPropertyEndpoints,
} from '@portal/contract/moderation/admin-property-endpoints'
import { Eye, EyeOff } from 'lucide-react'
import { ActButtons } from '../act-buttons.tsx'

const reads = [adminPropertyEndpoints.read, adminPropertyEndpoints.find]

export const PropertyActions = ({ property: { id, heldAt } }: { property: AdminProperty }) => (
  <ActButtons
    acts={[
      heldAt
        ? {
            slot: 'hiding',
            words: 'Restore listing',
            icon: <Eye aria-hidden />,
            effect: 'Its landlord can list it again.',
            help: 'The landlord reads this.',
            done: 'Listing restored',
            send: body => call(adminPropertyEndpoints.restore, { params: { id }, body }),
          }
        : {
            slot: 'hiding',
            words: 'Hide listing',
            icon: <EyeOff aria-hidden />,
            effect: 'Only its landlord and administrators can see it, until it is restored.',
            help: 'The landlord reads this.',
            variant: 'danger',
            done: 'Listing hidden',
            send: body => call(adminPropertyEndpoints.hide, { params: { id }, body }),
          },
    ]}
    reads={reads}
  />
)
