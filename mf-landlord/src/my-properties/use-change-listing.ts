// What a landlord does with a listing from its card, and what the page knows afterwards.
import { sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { withoutCode } from '@portal/client/connection-error'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { UpdateProperty } from '@portal/contract/properties/listing'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { useToast } from '@portal/shared-ui/platform/platform'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMyHomes } from './my-homes.ts'

/** The rules of what may be written hold the contact filter: too much to load with the page. */
const loadEndpoints = () =>
  import('@portal/contract/properties/listing-endpoints').catch(() => {
    throw withoutCode('write')
  })

/** Other lists show homes too; they are fetched again when they are opened. */
const forgetOtherLists = (queryClient: QueryClient) =>
  Promise.all(Object.values(propertyEndpoints).map(query => queryClient.invalidateQueries(queriesOf(query))))

type Change = Pick<UpdateProperty, 'isAvailable' | 'visibilityLevel'>

/** Changes the home and shows what the server answers; until then, and when it fails, the card says what was true before. */
export const useChangeListing = ({ id }: Pick<Property, 'id'>) => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async ({ change }: { change: Change; done: string }) => {
      const { listingEndpoints } = await loadEndpoints()
      return call(listingEndpoints.update, { params: { id }, body: change })
    },
    onSuccess: ({ property }, { done }) => {
      changeMyHomes(queryClient, homes =>
        homes.map(home => (home.id === id ? { ...home, ...property } : home)),
      )
      toast({ title: done, tone: 'success' })
      return forgetOtherLists(queryClient)
    },
    onError: error =>
      toast({
        title: 'Nothing was changed',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  })
}

/** Deletes the home. Whoever asks shows why it failed, and takes it off the list. */
export const useDeleteListing = ({ id }: Pick<Property, 'id'>) => {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => call(ownPropertyEndpoints.delete, { params: { id } }),
    onSuccess: () => forgetOtherLists(queryClient),
  })
  const takeOffList = () => changeMyHomes(queryClient, homes => homes.filter(home => home.id !== id))
  return { deletion, takeOffList }
}

/** Brings a deleted home back; `onRestored` is called once it is in the list again. */
export const useRestoreListing = (onRestored: (property: Property) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(ownPropertyEndpoints.restore, { params: { id } }),
    onSuccess: async ({ property }) => {
      await queryClient.invalidateQueries(queriesOf(ownPropertyEndpoints.my))
      onRestored(property)
      await forgetOtherLists(queryClient)
    },
  })
}
