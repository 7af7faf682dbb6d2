// A card's changes to its listing, and how they update the cache.
import { refetch, useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { withoutCode } from '@portal/client/connection-error'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { UpdateProperty } from '@portal/contract/properties/listing'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMyHomes } from './my-homes.ts'

/** The endpoints include the contact filter, which is too large to load with the page. */
const loadEndpoints = () =>
  import('@portal/contract/properties/listing-endpoints').catch(() => {
    throw withoutCode('write')
  })

/** Other lists show homes too; they are refetched when they are opened. */
const otherLists = Object.values(propertyEndpoints)

type Change = Pick<UpdateProperty, 'isAvailable' | 'availableDate' | 'visibilityLevel'>

/** Changes the home and then shows the server's answer; until then, or if it fails, the card keeps its old state. */
export const useChangeListing = ({ id }: Pick<Property, 'id'>) => {
  const queryClient = useQueryClient()
  return useChange({
    send: async ({ change }: { change: Change; done: string }) => {
      const { listingEndpoints } = await loadEndpoints()
      return call(listingEndpoints.update, { params: { id }, body: change })
    },
    reads: otherLists,
    onDone: ({ property }) =>
      changeMyHomes(queryClient, homes =>
        homes.map(home => (home.id === id ? { ...home, ...property } : home)),
      ),
    done: (_, { done }) => ({ title: done }),
    failed: error => ({
      title: 'We couldn’t make that change',
      description: sentenceOf(error, 'Please try again.'),
    }),
  })
}

/** Copies the home; the copy is read with the list. */
export const useDuplicateListing = ({ id, title }: Pick<Property, 'id' | 'title'>) => {
  const send = useSendOnce((_: undefined, clientId) =>
    call(ownPropertyEndpoints.duplicate, { params: { id }, body: { clientId } }),
  )
  return useChange({
    send,
    reads: [ownPropertyEndpoints.my],
    done: () => ({
      title: `“${title}” was duplicated`,
      description: 'The copy is paused. Edit it, then show it in search.',
    }),
    failed: error => ({
      title: 'We couldn’t duplicate it',
      description: sentenceOf(error, 'Please try again.'),
    }),
  })
}

/** Deletes the home. The caller shows errors and calls `takeOffList`. */
export const useDeleteListing = ({ id }: Pick<Property, 'id'>) => {
  const queryClient = useQueryClient()
  const deletion = useChange({
    send: () => call(ownPropertyEndpoints.delete, { params: { id } }),
    reads: otherLists,
  })
  const takeOffList = () => changeMyHomes(queryClient, homes => homes.filter(home => home.id !== id))
  return { deletion, takeOffList }
}

/** Restores a deleted home; `onRestored` is called once the list has it again. */
export const useRestoreListing = (onRestored: (property: Property) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(ownPropertyEndpoints.restore, { params: { id } }),
    onSuccess: async ({ property }) => {
      await refetch(queryClient, [ownPropertyEndpoints.my])
      onRestored(property)
      await refetch(queryClient, otherLists)
    },
  })
}
