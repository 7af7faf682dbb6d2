// Before publishing, asks about untouched numbers and a missing location on the map.
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { formatMoney } from '@portal/shared-ui/format-money'
import { emptyListing, fieldLabels } from '../form/listing-form.ts'
import { inDollars, type NumberName, titleOf } from './untouched-numbers.ts'

const isInDollars = (name: NumberName): boolean => inDollars.some(other => other === name)

const wordsOf = (name: NumberName): string => {
  const value = emptyListing()[name]
  return `${fieldLabels[name]} ${isInDollars(name) ? formatMoney(value) : value}`
}

interface UntouchedDialogProps {
  names: readonly NumberName[]
  /** It has no location on the map. */
  isUnplaced: boolean
  onCheck: () => void
  onList: () => void
  onClosed: () => void
}

export function UntouchedDialog({ names, isUnplaced, onCheck, onList, onClosed }: UntouchedDialogProps) {
  return (
    <Dialog
      title={titleOf(names)}
      {...(names.length > 0 && { description: 'You haven’t changed these:' })}
      onClose={onCheck}
      onClosed={onClosed}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onCheck}>
            {names.length > 0 ? 'Check them' : 'Place it on the map'}
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
      {isUnplaced && (
        <p>It isn’t on the map. People who search on the map won’t find it: it appears only in the list.</p>
      )}
    </Dialog>
  )
}
