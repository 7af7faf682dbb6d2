import { queryOf } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { useQuery } from '@tanstack/react-query'

/** The landlord's homes; requests know only their ids. */
export const useMyHomes = () => {
  const { data, isPending, isError, refetch } = useQuery(queryOf(ownPropertyEndpoints.my))
  const homeOf = (id: string): Property | undefined => data?.properties.find(home => home.id === id)
  return { homeOf, isPending, isError, refetch }
}
