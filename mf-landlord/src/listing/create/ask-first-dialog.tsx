// Before publishing, asks about untouched numbers, a possibly misspelled city and a missing location on the map.
import { fieldOf } from '@portal/contract/properties/home-fields'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { formatMoney } from '@portal/shared-ui/format-money'
import { emptyListing } from '../form/listing-form.ts'
import { type OpenQuestions, wordsOfQuestions } from './ask-first.ts'
import type { NumberName } from './untouched-numbers.ts'

const wordsOf = (name: NumberName): string => {
  const value = emptyListing()[name]
  const { label, kind } = fieldOf(name)
  return `${label} ${kind === 'dollars' ? formatMoney(value) : value}`
}

interface AskFirstDialogProps {
  questions: OpenQuestions
  onCheck: () => void
  onList: () => void
  onClosed: () => void
}

export function AskFirstDialog({ questions, onCheck, onList, onClosed }: AskFirstDialogProps) {
  const { names, city, isUnplaced } = questions
  const { title, check } = wordsOfQuestions(questions)
  return (
    <Dialog
      title={title}
      {...(names.length > 0 && { description: 'You haven’t changed these:' })}
      onClose={onCheck}
      onClosed={onClosed}
      size="sm"
      footer={
        <DialogActions dismiss={check} onClick={onList}>
          List anyway
        </DialogActions>
      }
    >
      {names.length > 0 && (
        <ul>
          {names.map(name => (
            <li key={name}>{wordsOf(name)}</li>
          ))}
        </ul>
      )}
      {city && (
        <p>
          We don’t know a city called {city.city}. Did you mean {city.meant}?
        </p>
      )}
      {isUnplaced && (
        <p>It isn’t on the map. People who search on the map won’t find it: it appears only in the list.</p>
      )}
    </Dialog>
  )
}
