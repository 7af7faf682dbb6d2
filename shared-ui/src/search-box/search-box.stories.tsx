import { SearchBox } from './search-box.tsx'

export default { title: 'Search box' }

export const Header = () => (
  <SearchBox
    label="Search properties"
    placeholder="Search properties or locations..."
    onSearch={() => undefined}
  />
)
