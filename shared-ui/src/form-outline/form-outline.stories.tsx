import { FormOutline } from './form-outline.tsx'

export default { title: 'Form outline' }

export const Listing = () => (
  <FormOutline
    label="Sections of the listing"
    items={[
      { id: 'basic', label: 'Basic Information', state: 'done' },
      { id: 'location', label: 'Location', state: 'invalid' },
      { id: 'details', label: 'Property Details', state: 'changed' },
      { id: 'pricing', label: 'Pricing and Financial Requirements', state: 'open' },
      { id: 'amenities', label: 'Amenities', state: 'open' },
    ]}
  />
)
