// What an administrator looks for, kept in the address.
import { useAddressView } from '@portal/app-kit/use-address-params'

interface FindView {
  q: string
}

/** The API takes no longer ones. */
const maxWords = 200

export const findViewIn = (params: URLSearchParams): FindView => ({
  q: (params.get('q') ?? '').slice(0, maxWords),
})

export const useFindView = () => useAddressView(findViewIn)

export const findQuery = ({ q }: FindView) => (q ? { query: q } : {})
