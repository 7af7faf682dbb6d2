import { TenancyDetails } from '@portal/app-kit/tenancies/tenancy-details'
import * as sitePaths from '@portal/contract/site-paths'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenantName } from '@portal/contract/tenancies/tenancy-words'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { Link } from 'react-router-dom'

export function DetailsDialog({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const name = tenantName(tenancy)
  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <TenancyDetails
        tenancy={tenancy}
        other={{
          label: 'Tenant',
          value: tenancy.tenant ? <Link to={sitePaths.people(tenancy.tenant.id)}>{name}</Link> : name,
        }}
      />
    </Dialog>
  )
}
