import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { IconButton } from '@portal/shared-ui/icon-button'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { space } from '@portal/shared-ui/tokens'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { fieldLabels } from '../edits/profile-sections.ts'
import type { ProfileValues } from '../edits/profile-values.ts'

interface TextListFieldProps {
  name: 'previousAddresses' | 'rentalReferences'
  /** The label of one entry: "Address". */
  entry: string
  help: string
}

const maxEntries = 20

/** Enter adds the next entry. Removing one moves the focus to its neighbor, or to the button. */
export const TextListField = ({ name, entry, help }: TextListFieldProps) => {
  const { control, formState } = useFormContext<ProfileValues>()
  const { field } = useController({ control, name })
  const entries = field.value
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const addButton = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<{ at: number; of: number } | null>(null)

  useEffect(() => {
    const next = focusNext.current
    // Ignores renders from before the entries have changed.
    if (next?.of !== entries.length) return
    const input = inputs.current[next.at]
    focusNext.current = null
    if (input) input.focus()
    else addButton.current?.focus()
  })

  const change = (next: string[], focused?: number) => {
    focusNext.current = focused === undefined ? null : { at: focused, of: next.length }
    field.onChange(next)
  }
  const add = () => {
    if (entries.length < maxEntries) change([...entries, ''], entries.length)
  }
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.currentTarget.value.trim()) add()
  }
  const errors = formState.errors[name]
  return (
    <Field label={fieldLabels[name]} help={help} error={errors?.message} group>
      <Entries role="list" aria-label={fieldLabels[name]}>
        {entries.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and the inputs are controlled
          <li key={at}>
            <Field label={`${entry} ${at + 1}`} error={errors?.[at]?.message} hideLabel>
              <TextInput
                ref={input => {
                  inputs.current[at] = input
                  if (at === 0) field.ref(input)
                }}
                autoComplete="off"
                value={text}
                onChange={event => change(entries.with(at, event.target.value))}
                onKeyDown={addOnEnter}
                onBlur={field.onBlur}
              />
            </Field>
            <IconButton
              label={`Remove ${entry.toLowerCase()} ${at + 1}`}
              onClick={() =>
                change(
                  entries.filter((_, other) => other !== at),
                  Math.min(at, entries.length - 2),
                )
              }
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </Entries>
      {entries.length < maxEntries && (
        <Stack $direction="row">
          <Button ref={addButton} variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={add}>
            Add {entry.toLowerCase()}
          </Button>
        </Stack>
      )}
    </Field>
  )
}

const Entries = styled.ul`
  display: grid;
  gap: ${space[2]};
  &:empty {
    display: none;
  }
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]};
    align-items: start;
  }
`
