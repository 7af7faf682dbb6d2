import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'

export interface FactChoice {
  field: string
  label: string
  help?: ReactNode
}

interface FactChoicesProps {
  label: string
  choices: readonly FactChoice[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: string | undefined
}

/** One box for each fact. The caller ticks none in advance: sharing is always a person's own act. */
export const FactChoices = ({ label, choices, chosen, onChange, error }: FactChoicesProps) => (
  <Field label={label} error={error} group>
    <Stack $gap={3}>
      {choices.map(({ field, label, help }) => (
        <Checkbox
          key={field}
          label={label}
          help={help}
          checked={chosen.includes(field)}
          onCheckedChange={checked =>
            onChange(checked === true ? [...chosen, field] : chosen.filter(other => other !== field))
          }
        />
      ))}
    </Stack>
  </Field>
)
