// Asks about the numbers that the form began with and that the landlord never looked at, before they are published.
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { formatMoney } from '@portal/shared-ui/format-money'
import type { UseFormReturn } from 'react-hook-form'
import { emptyListing, fieldLabels, type Listing, type ListingForm } from '../form/listing-form.ts'

const inDollars = ['rentAmount', 'securityDeposit', 'minimumIncome'] as const
const counted = ['bedrooms', 'bathrooms', 'squareFootage'] as const
const names = [...inDollars, ...counted]
export type NumberName = (typeof names)[number]

const isInDollars = (name: NumberName): boolean => inDollars.some(other => other === name)

/** The numbers that are still the form's own, in fields that were never focused. */
export const untouchedNumbersOf = ({
  getValues,
  getFieldState,
}: Pick<UseFormReturn<ListingForm, unknown, Listing>, 'getValues' | 'getFieldState'>): NumberName[] => {
  const given = emptyListing()
  return names.filter(name => {
    const { isTouched, isDirty } = getFieldState(name)
    return !isTouched && !isDirty && getValues(name) === given[name]
  })
}

const wordsOf = (name: NumberName): string => {
  const value = emptyListing()[name]
  return `${fieldLabels[name]} ${isInDollars(name) ? formatMoney(value) : value}`
}

interface UntouchedNumbersProps {
  /** Empty while nothing is asked. */
  names: readonly NumberName[]
  onCheck: () => void
  onList: () => void
  onClosed: () => void
}

export function UntouchedNumbers({ names, onCheck, onList, onClosed }: UntouchedNumbersProps) {
  return (
    <Dialog
      title="List with these values?"
      description="You have not changed these:"
      open={names.length > 0}
      onOpenChange={open => {
        if (!open) onCheck()
      }}
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
