import { find, searchFor } from '@portal/contract/site-paths'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { SearchBox } from '@portal/shared-ui/search-box'
import { useState } from 'react'
import { goTo } from '../address/address.ts'
import { loadPlaceSearch } from './load-on-demand.ts'
import { Part } from './part.tsx'

const SearchSuggestions = lazily(async () => (await loadPlaceSearch()).SearchSuggestions)

/** Text that cannot be looked up counts as a place. */
const search = async (words: string) =>
  goTo(
    await loadPlaceSearch().then(
      ({ addressOfLine }) => addressOfLine(words),
      () => searchFor(words),
    ),
  )

/** On the bar and in the panel (spec §2.2). */
export const HomeSearch = ({ autoFocus = false }: { autoFocus?: boolean }) => {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <SearchBox
        label="Search homes"
        action={find}
        placeholder="Search properties or locations..."
        onSearch={words => void search(words)}
        onFocus={event => setField(event.currentTarget)}
        autoFocus={autoFocus}
      />
      {field && (
        <Part>
          <WhileLoading>
            <SearchSuggestions field={field} />
          </WhileLoading>
        </Part>
      )}
    </>
  )
}
