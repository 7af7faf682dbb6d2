// A card's changes to its listing, and how they update the cache.

import { refetch, useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { quoted } from '@portal/contract/values/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { publicLists, useListingChange } from '../use-listing-change.ts'
import { changeMyHomes } from './my-homes.ts'

/** Changes the home and then shows the server's answer; until then, or if it fails, the card keeps its old state. */
export const useChangeListing = ({ id }: Pick<Property, 'id'>) => {
  const queryClient = useQueryClient()
  return useListingChange(
    { id },
    {
      onDone: property =>
        changeMyHomes(queryClient, homes =>
          homes.map(home => (home.id === id ? { ...home, ...property } : home)),
        ),
    },
  )
}

/** Says that the home is still for rent, which also shows it again. */
export const useConfirmListing = ({ id }: Pick<Property, 'id'>) => {
  const queryClient = useQueryClient()
  return useChange({
    send: (_: undefined) => call(ownPropertyEndpoints.confirm, { params: { id } }),
    reads: publicLists,
    onDone: ({ property }) =>
      changeMyHomes(queryClient, homes =>
        homes.map(home => (home.id === id ? { ...home, ...property, lapsedAt: null } : home)),
      ),
    done: () => ({ title: 'Confirmed', description: 'People find this home.' }),
    failed: 'We couldn’t confirm it',
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
      title: `${quoted(title)} was duplicated`,
      description: 'The copy is paused. Edit it, then show it in search.',
    }),
    failed: 'We couldn’t duplicate it',
  })
}

/** Deletes the home. The caller shows errors and calls `takeOffList`. */
export const useDeleteListing = ({ id }: Pick<Property, 'id'>) => {
  const queryClient = useQueryClient()
  const deletion = useChange({
    send: () => call(ownPropertyEndpoints.delete, { params: { id } }),
    reads: publicLists,
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
      await refetch(queryClient, publicLists)
    },
  })
}
