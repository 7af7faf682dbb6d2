import { Checkbox } from './checkbox.tsx'

export default { title: 'Checkbox' }

export const States = () => (
  <div>
    <Checkbox label="Pet Friendly" />
    <Checkbox label="Parking" defaultChecked />
    <Checkbox label="All amenities" checked="indeterminate" />
    <Checkbox
      label="Require background check"
      help="Recommended. Applicants see this before they apply."
      defaultChecked
    />
    <Checkbox label="Smoking allowed" disabled />
  </div>
)
