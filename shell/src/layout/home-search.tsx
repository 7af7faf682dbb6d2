import { searchFor } from '@portal/contract/site-paths'
import { SearchBox } from '@portal/shared-ui/search-box'
import { useNavigate } from 'react-router-dom'

/** The search box, on the bar and in the panel (spec §2.2). */
export const HomeSearch = ({ autoFocus = false }: { autoFocus?: boolean }) => {
  const navigate = useNavigate()
  return (
    <SearchBox
      label="Search homes"
      placeholder="Search properties or locations..."
      onSearch={words => navigate(searchFor(words))}
      autoFocus={autoFocus}
    />
  )
}
