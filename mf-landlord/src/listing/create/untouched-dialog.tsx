// Asks about the numbers that nobody looked at, before they are published.
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { formatMoney } from '@portal/shared-ui/format-money'
import { emptyListing, fieldLabels } from '../form/listing-form.ts'
import { inDollars, type NumberName, untouchedTitle } from './untouched-numbers.ts'

const isInDollars = (name: NumberName): boolean => inDollars.some(other => other === name)

const wordsOf = (name: NumberName): string => {
  const value = emptyListing()[name]
  return `${fieldLabels[name]} ${isInDollars(name) ? formatMoney(value) : value}`
}

interface UntouchedDialogProps {
  names: readonly NumberName[]
  onCheck: () => void
  onList: () => void
  onClosed: () => void
}

export function UntouchedDialog({ names, onCheck, onList, onClosed }: UntouchedDialogProps) {
  return (
    <Dialog
      title={untouchedTitle}
      description="You have not changed these:"
      onClose={onCheck}
      onClosed={onClosed}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onCheck}>
            Check them
          </Button>
          <Button onClick={onList}>List anyway</Button>
        </>
      }
    >
      <ul>
        {names.map(name => (
          <li key={name}>{wordsOf(name)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
