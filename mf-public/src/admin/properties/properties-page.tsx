import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { pagesOf, rowsOf } from '@portal/client/pages-of'
import {
  type AdminProperty,
  adminPropertyEndpoints,
} from '@portal/contract/moderation/admin-property-endpoints'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { Text } from '@portal/shared-ui/text'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminFrame, forAdministrators } from '../admin-frame.tsx'
import { findQuery, useFindView } from '../find-view.ts'
import { FoundList } from '../found-list.tsx'
import { PropertyBadges } from './property-badges.tsx'

export const AdminPropertiesPage = forAdministrators(() => {
  usePageTitle(`Listings · ${productName}`)
  const [view, change] = useFindView()
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(adminPropertyEndpoints.find, { query: { ...findQuery(view), cursor } })),
    ...useFresh(),
    placeholderData: keepPreviousData, // while words are typed
  })
  return (
    <AdminFrame title="Listings">
      <FoundList
        label="Find listings"
        placeholder="Title or street address"
        words={view.q}
        onSearch={q => change({ q }, { replace: true })}
        list={found}
        rows={
          found.data &&
          rowsOf(found.data.pages.map(page => page.properties)).map(property => (
            <li key={property.id}>
              <PropertyRow property={property} />
            </li>
          ))
        }
        none="No listings found"
      />
    </AdminFrame>
  )
})

const PropertyRow = ({ property }: { property: AdminProperty }) => (
  <ListRow
    title={<Link to={sitePaths.adminProperty(property.id)}>{property.title}</Link>}
    badges={<PropertyBadges property={property} />}
    meta={`${landlordName(property)} · Listed ${formatDate(property.createdAt)}`}
  >
    <Text $size="sm">{addressOf(property)}</Text>
  </ListRow>
)
