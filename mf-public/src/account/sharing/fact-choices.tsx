import type { SharedFacts } from '@portal/contract/consents/consent'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { Stack } from '@portal/shared-ui/stack'
import { factLabel, factValue } from './fact-words.tsx'

interface FactChoicesProps {
  label: string
  fields: readonly string[]
  /** One's own; shown beside each, if they are what is chosen about. */
  facts?: SharedFacts
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: string | undefined
}

/** One box for each fact. The caller ticks none in advance: sharing is always a person's own act. */
export const FactChoices = ({ label, fields, facts, chosen, onChange, error }: FactChoicesProps) => (
  <Field label={label} error={error} group>
    <Stack $gap={3}>
      {fields.map(field => (
        <Checkbox
          key={field}
          label={factLabel(field)}
          help={facts && factValue(facts, field)}
          checked={chosen.includes(field)}
          onCheckedChange={checked =>
            onChange(checked === true ? [...chosen, field] : chosen.filter(other => other !== field))
          }
        />
      ))}
    </Stack>
  </Field>
)
