import { factsInWords } from '@portal/app-kit/sharing/fact-words'
import { ShowMore } from '@portal/app-kit/show-more'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import type { Consent } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Rows } from '../rows.tsx'
import { nameOf } from './consent-head.tsx'

export const WhoLooked = ({ consent }: { consent: Consent }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Viewed by</summary>
      {isOpen && <Looks id={consent.id} />}
    </Details>
  )
}

const Looks = ({ id }: { id: string }) => {
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(consentEndpoints.reads, { params: { id }, query: { cursor } })),
    staleTime: 0,
  })
  const { data, isError, refetch } = found
  if (!data)
    return isError ? (
      <ErrorPanel title="We couldn’t load who viewed this" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading who viewed this" $height="64px" />
    )
  return (
    <>
      <Rows role="list">
        {data.pages
          .flatMap(({ reads }) => reads)
          .map(({ id: readId, reader, fields, createdAt }) => (
            <li key={readId}>
              <ListRow title={formatTime(createdAt)} meta={`${nameOf(reader)}: ${factsInWords(fields)}`} />
            </li>
          ))}
      </Rows>
      <ShowMore list={found} />
    </>
  )
}

const Details = styled.details`
  summary {
    display: list-item;
    padding-block: 10px;
    cursor: pointer;
    font-weight: 600;
  }
`
