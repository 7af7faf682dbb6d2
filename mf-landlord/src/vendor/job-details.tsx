import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { VendorJob } from '@portal/contract/maintenance/vendor-endpoints'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { PageHeader } from '@portal/shared-ui/page'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'
import { Stack } from '@portal/shared-ui/stack'
import { styled } from 'styled-components'

export const JobDetails = ({ job }: { job: VendorJob }) => {
  const { home, scheduledDate, timeZone } = job
  return (
    <div>
      <PageHeader title={job.title} description={labelOf(job.category)} />
      <DetailList
        details={[
          { label: 'Address', value: `${home.address}, ${home.city}, ${home.state} ${home.zipCode}` },
          {
            label: 'Status',
            value: (
              <Stack $direction="row" $gap={2}>
                <StatusBadge status={job.status} />
                <PriorityBadge priority={job.priority} />
              </Stack>
            ),
          },
          { label: 'Scheduled', value: scheduledDate && visitInWords(scheduledDate, timeZone) },
          { label: 'Description', value: <Words>{job.description}</Words> },
          { label: 'Link works until', value: formatDate(job.expiresAt) },
        ]}
      />
    </div>
  )
}

const Words = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
