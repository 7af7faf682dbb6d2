// The home was changed while its landlord edited it, in another tab or by someone else: nothing is lost, each field is chosen.
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { Stack } from '@portal/shared-ui/stack'
import { useState } from 'react'
import { type FieldName, fieldLabels } from '../form/listing-form.ts'
import { differencesOf, isSame } from './listing-changes.ts'
import { type Stale, staleTitle } from './stale.ts'
import { valueWords } from './value-words.ts'

type Choice = 'theirs' | 'mine'

interface StaleDialogProps {
  stale: Stale
  /** Saves with one's own values of these fields, and with what the home says now everywhere else that it changed. */
  onSave: (keptFields: readonly FieldName[]) => void
  onClose: () => void
}

export function StaleDialog({ stale: { seen, current, mine }, onSave, onClose }: StaleDialogProps) {
  const changed = differencesOf(seen.values, current.values).filter(
    name => !isSame(mine[name], current.values[name]),
  )
  const isOwnChange = (name: FieldName) => !isSame(mine[name], seen.values[name])
  const [choices, setChoices] = useState(
    () => new Map<FieldName, Choice>(changed.map(name => [name, isOwnChange(name) ? 'mine' : 'theirs'])),
  )
  const chooseAll = (choice: Choice) => setChoices(new Map(changed.map(name => [name, choice])))
  return (
    <Dialog
      title={staleTitle}
      description="Choose what to keep. Nothing that you typed is lost."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Back to the form
          </Button>
          <Button onClick={() => onSave(changed.filter(name => choices.get(name) === 'mine'))}>
            Save with these
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {changed.length === 0 && <p>You changed other fields. Save to keep both changes.</p>}
        {changed.length > 1 && (
          <Stack $direction="row" $gap={2}>
            <Button variant="outline" size="sm" onClick={() => chooseAll('theirs')}>
              Take over all changes
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
            <Field key={name} label={fieldLabels[name]} group>
              <RadioGroup<Choice>
                value={choices.get(name) ?? 'theirs'}
                onValueChange={choice => setChoices(new Map(choices).set(name, choice))}
                options={[
                  { value: 'theirs', label: now, help: 'As it is now' },
                  { value: 'mine', label: own, help: isOwnChange(name) ? 'As you typed it' : 'As it was' },
                ]}
              />
            </Field>
          )
        })}
      </Stack>
    </Dialog>
  )
}
