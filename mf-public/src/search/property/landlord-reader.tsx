import { queryOf } from '@portal/client/call'
import type { PublicPerson } from '@portal/contract/people/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

interface LandlordReaderProps {
  id: string
  onRead: (person: PublicPerson) => void
}

/** Renders nothing. */
export const LandlordReader = withQueries(({ id, onRead }: LandlordReaderProps) => {
  const { data } = useQuery(queryOf(peopleEndpoints.read, { params: { id } }))
  useEffect(() => {
    if (data) onRead(data.person)
  }, [data, onRead])
  return null
})
