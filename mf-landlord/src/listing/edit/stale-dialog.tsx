// Shown when the home was changed during editing, in another tab or by someone else: the landlord chooses field by field.
import { type FieldName, homeFields } from '@portal/contract/properties/home-fields'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { Stack } from '@portal/shared-ui/stack'
import { useState } from 'react'
import { differencesOf, isSame } from './listing-changes.ts'
import { type Stale, staleTitle } from './stale.ts'
import { valueWords } from './value-words.ts'

type Choice = 'theirs' | 'mine'

interface StaleDialogProps {
  stale: Stale
  /** Keeps the landlord's values in these fields, and the stored ones in all other fields that changed. */
  onSave: (keptFields: readonly FieldName[]) => void
  onClose: () => void
}

export function StaleDialog({ stale: { seen, current, mine }, onSave, onClose }: StaleDialogProps) {
  const changed = differencesOf(seen.values, current.values).filter(
    name => !isSame(name, mine[name], current.values[name]),
  )
  const isOwnChange = (name: FieldName) => !isSame(name, mine[name], seen.values[name])
  const [choices, setChoices] = useState(
    () => new Map<FieldName, Choice>(changed.map(name => [name, isOwnChange(name) ? 'mine' : 'theirs'])),
  )
  const chooseAll = (choice: Choice) => setChoices(new Map(changed.map(name => [name, choice])))
  return (
    <Dialog
      title={staleTitle}
      description="Choose what to keep. What you typed is still here."
      onClose={onClose}
      footer={
        <DialogActions
          dismiss="Back to the form"
          onClick={() => onSave(changed.filter(name => choices.get(name) === 'mine'))}
        >
          Save these choices
        </DialogActions>
      }
    >
      <Stack $gap={5}>
        {changed.length === 0 && <p>The changes don’t overlap. Save to keep both.</p>}
        {changed.length > 1 && (
          <Stack $direction="row" $gap={2}>
            <Button variant="outline" size="sm" onClick={() => chooseAll('theirs')}>
              Use all new values
            </Button>
            <Button variant="outline" size="sm" onClick={() => chooseAll('mine')}>
              Keep all of mine
            </Button>
          </Stack>
        )}
        {changed.map(name => {
          const now = valueWords(name, current.values[name], mine[name])
          const own = valueWords(name, mine[name], current.values[name])
          return (
            <Field key={name} label={homeFields[name].label} group>
              <RadioGroup<Choice>
                value={choices.get(name) ?? 'theirs'}
                onValueChange={choice => setChoices(new Map(choices).set(name, choice))}
                options={[
                  { value: 'theirs', label: now, help: 'Saved value' },
                  { value: 'mine', label: own, help: isOwnChange(name) ? 'Your value' : 'Earlier value' },
                ]}
              />
            </Field>
          )
        })}
      </Stack>
    </Dialog>
  )
}
