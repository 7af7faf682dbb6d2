// Before publishing, asks about untouched numbers, a city that may be misspelled and a missing location on the map.
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { formatMoney } from '@portal/shared-ui/format-money'
import { emptyListing, fieldLabels } from '../form/listing-form.ts'
import { type Asked, wordsOfAsked } from './ask-first.ts'
import { inDollars, type NumberName } from './untouched-numbers.ts'

const isInDollars = (name: NumberName): boolean => inDollars.some(other => other === name)

const wordsOf = (name: NumberName): string => {
  const value = emptyListing()[name]
  return `${fieldLabels[name]} ${isInDollars(name) ? formatMoney(value) : value}`
}

interface AskFirstDialogProps {
  asked: Asked
  onCheck: () => void
  onList: () => void
  onClosed: () => void
}

export function AskFirstDialog({ asked, onCheck, onList, onClosed }: AskFirstDialogProps) {
  const { names, city, isUnplaced } = asked
  const { title, check } = wordsOfAsked(asked)
  return (
    <Dialog
      title={title}
      {...(names.length > 0 && { description: 'You haven’t changed these:' })}
      onClose={onCheck}
      onClosed={onClosed}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onCheck}>
            {check}
          </Button>
          <Button onClick={onList}>List anyway</Button>
        </>
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
