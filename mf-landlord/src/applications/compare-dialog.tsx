// The open applications for a home, side by side. The order is that of their arrival; nothing ranks them.

import { metWords } from '@portal/app-kit/applications/fit-list'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { ShowMore } from '@portal/app-kit/show-more'
import { isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import type { ComparedApplication } from '@portal/contract/applications/application'
import { criterionWords } from '@portal/contract/applications/application-words'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { type CriterionName, criterionNames } from '@portal/contract/applications/fit'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { capitalized } from '@portal/contract/values/words'
import { Dialog } from '@portal/shared-ui/dialog'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Notice } from '@portal/shared-ui/notice'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { applicantName } from './applicant-name.ts'

interface CompareDialogProps {
  propertyId: string
  onClose: () => void
}

export const CompareDialog = ({ propertyId, onClose }: CompareDialogProps) => (
  <Dialog
    title="Compare applications"
    description="In the order received."
    placement="sheet"
    onClose={onClose}
  >
    <Compared propertyId={propertyId} />
  </Dialog>
)

function Compared({ propertyId }: Pick<CompareDialogProps, 'propertyId'>) {
  const list = useInfiniteQuery({
    ...pagesOf(cursor =>
      queryOf(applicationEndpoints.compare, { query: { propertyId, ...(cursor && { cursor }) } }),
    ),
    staleTime: 0,
    retry: false,
  })
  const { data, error, refetch } = list
  if (isPlanLimit(error))
    return (
      <Notice live title="Part of the Premium plan" action={<ComparePlans />}>
        {sentenceOf(error, '')}
      </Notice>
    )
  if (error)
    return (
      <ErrorPanel title="We couldn’t load the comparison" onRetry={() => void refetch()}>
        {sentenceOf(error, 'Please try again.')}
      </ErrorPanel>
    )
  if (!data)
    return (
      <SkeletonGroup label="Loading the comparison">
        <Skeleton $height="280px" />
      </SkeletonGroup>
    )
  const applications = data.pages.flatMap(page => page.applications)
  return (
    <Stack $gap={3}>
      <Scrolled tabIndex={0} role="region" aria-label="Applications side by side">
        <table>
          <thead>
            <tr>
              <th scope="col">Applicant</th>
              {applications.map(application => (
                <th key={application.id} scope="col">
                  <Link to={sitePaths.landlordApplication(application.id)}>{applicantName(application)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {applications.map(application => (
                  <td key={application.id}>{value(application)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <ShowMore list={list} />
    </Stack>
  )
}

interface Row {
  label: string
  value: (application: ComparedApplication) => string
}

const metIn = ({ fit }: ComparedApplication, name: CriterionName): string =>
  capitalized(metWords(fit.find(one => one.name === name)?.isMet ?? null))

const rows: Row[] = [
  { label: 'Sent', value: ({ createdAt }) => formatDate(createdAt) },
  {
    label: 'Move-in date',
    value: one => `${formatDate(one.moveInDate)} · ${metIn(one, 'move_in_date')}`,
  },
  {
    label: 'Lease',
    value: ({ leaseMonths }) => (leaseMonths === null ? 'No preference' : countOf(leaseMonths, 'month')),
  },
  { label: 'Occupants', value: ({ occupants }) => String(occupants) },
  { label: 'Rent at application', value: ({ terms }) => formatMoney(terms.rentAmount) },
  ...criterionNames
    .filter(name => name !== 'move_in_date')
    .map(name => ({ label: criterionWords[name], value: (one: ComparedApplication) => metIn(one, name) })),
]

const Scrolled = styled.div`
  overflow-x: auto;
  font-size: ${fontSize.sm};
  table {
    border-collapse: collapse;
    min-width: 100%;
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  th[scope='row'] {
    color: ${color.textMuted};
    font-weight: inherit;
  }
`
