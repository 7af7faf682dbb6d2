import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { formatMoney } from '../format-money/format-money.tsx'
import { Slider } from './slider.tsx'

export default { title: 'Slider' }

export const PriceRange = () => {
  const [rent, setRent] = useState<[number, number]>([1000, 5000])
  return (
    <Field label="Price range" group>
      <Slider
        value={rent}
        min={500}
        max={10000}
        step={100}
        onValueChange={setRent}
        thumbLabels={['Lowest rent', 'Highest rent']}
        formatValue={formatMoney}
      />
    </Field>
  )
}

export const Disabled = () => (
  <Slider
    value={[20, 80]}
    min={0}
    max={100}
    step={1}
    onValueChange={() => undefined}
    thumbLabels={['From', 'To']}
    disabled
  />
)
