import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Field } from '../field/field.tsx'
import { formatMoney } from '../format-money/format-money.tsx'
import { Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Panel } from './panel.tsx'

export default { title: 'Panel' }

const bedrooms = [
  { value: '', label: 'Any' },
  { value: '0', label: 'Studio' },
  { value: '1', label: '1' },
  { value: '4', label: '4+' },
]

export const Filters = () => {
  const [rent, setRent] = useState<[number, number]>([1000, 5000])
  const [beds, setBeds] = useState('')
  return (
    <Panel title="Search Filters" badge={<Badge tone="primary">2 active</Badge>}>
      <Stack>
        <Field label="Location">
          <TextInput placeholder="City, State" />
        </Field>
        <Field label="Price range" group>
          <Slider
            value={rent}
            min={500}
            max={10000}
            step={100}
            onValueChange={setRent}
            thumbLabels={['Lowest rent', 'Highest rent']}
            formatValue={value => `${formatMoney(value)}${value === 10000 ? '+' : ''}`}
          />
        </Field>
        <Field label="Bedrooms">
          <Select options={bedrooms} value={beds} onValueChange={setBeds} />
        </Field>
        <div>
          <Checkbox label="Pet friendly" />
          <Checkbox label="Smoking allowed" />
        </div>
        <Stack $direction="row" $gap={2}>
          <Button>Apply Filters</Button>
          <Button variant="ghost">Clear</Button>
        </Stack>
      </Stack>
    </Panel>
  )
}

export const AroundAMap = () => (
  <Panel title="Interactive Map" badge={<Badge>57 on map</Badge>} padding="none">
    <div style={{ height: 200 }} />
  </Panel>
)
