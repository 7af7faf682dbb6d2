import { ApplicationBadge } from '@portal/app-kit/applications/application-badge'
import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { openApplicationStates } from '@portal/contract/applications/lifecycle'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { useQuery } from '@tanstack/react-query'
import { OpenList } from './open-list.tsx'

/** The applications for the home that wait for a decision, in the order received. */
export function HomeApplications({ home: { id } }: { home: OwnProperty }) {
  const { data, isError } = useQuery({
    ...queryOf(applicationEndpoints.list, {
      query: { propertyId: id, status: openApplicationStates.join(',') },
    }),
    ...useFresh(),
  })
  return (
    <OpenList
      title="Open applications"
      things={data?.applications}
      isError={isError}
      row={({ id: applicationId, tenant, status, createdAt, moveInDate }) => ({
        to: sitePaths.landlordApplication(applicationId),
        title: `${tenant.firstName} ${tenant.lastName}`,
        about: `Sent ${formatDate(createdAt)} · moves in ${formatDate(moveInDate)}`,
        badge: <ApplicationBadge status={status} />,
      })}
      empty="No open applications."
      all={{ to: sitePaths.landlordApplicationsFor(id), words: 'View applications' }}
    />
  )
}
