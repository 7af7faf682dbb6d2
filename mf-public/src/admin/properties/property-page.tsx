// A home of any landlord, what was found about it, and what administrators did.
import { queryOf } from '@portal/client/call'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { onePage } from '../one-page.tsx'
import { PropertyView } from './property-view.tsx'

export const AdminPropertyPage = onePage({
  noun: 'Listing',
  read: id => queryOf(adminPropertyEndpoints.read, { params: { id } }),
  titleOf: ({ property }) => property.title,
  instead: {
    to: sitePaths.adminProperties,
    words: 'Find listings',
    children: 'The link may be wrong, or its landlord deleted it.',
  },
  draw: detail => <PropertyView detail={detail} />,
})
