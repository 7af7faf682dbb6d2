import { queryOf } from '@portal/client/call'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { foundPage } from '../found-page.tsx'
import { PropertyBadges } from './property-badges.tsx'

export const AdminPropertiesPage = foundPage({
  title: 'Listings',
  placeholder: 'Title or street address',
  read: query => queryOf(adminPropertyEndpoints.find, { query }),
  rowsIn: ({ properties }) => properties,
  row: property => (
    <ListRow
      title={<Link to={sitePaths.adminProperty(property.id)}>{property.title}</Link>}
      badges={<PropertyBadges property={property} />}
      meta={`${landlordName(property)} · Listed ${formatDate(property.createdAt)}`}
    >
      <Text $size="sm">{addressOf(property)}</Text>
    </ListRow>
  ),
})
