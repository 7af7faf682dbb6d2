import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'

export const tenancyReads = [
  tenancyEndpoints.list,
  tenancyEndpoints.read,
  tenancyEndpoints.my,
  ownPropertyEndpoints.my,
  ownPropertyEndpoints.waiting,
]
