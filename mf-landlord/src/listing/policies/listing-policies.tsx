// The documents of the listing form: house rules and policies, which anyone who sees the home can download.
import type { UnsentFiles } from '@portal/app-kit/unsent-words'
import type { Document } from '@portal/contract/documents/document'
import { maxPolicies } from '@portal/contract/properties/home-fields'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import type { RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChosenDocuments } from '../../chosen-documents.tsx'
import type { ListingForm } from '../form/listing-form.ts'

interface PoliciesProps {
  /** Tells the form why it cannot be sent yet. */
  unsent: RefObject<UnsentFiles>
}

export const ListingPolicies = withQueries(({ unsent }: PoliciesProps) => {
  const { control, setValue, getValues } = useFormContext<ListingForm>()
  const shown = useWatch({ control, name: 'policyDocuments' }) ?? []
  const others = ({ id }: Document) =>
    (getValues('policyDocuments') ?? []).filter(address => address !== documentAddressOf(id))
  const show = (addresses: string[]) => setValue('policyDocuments', addresses, { shouldDirty: true })
  return (
    <ChosenDocuments
      purpose="policy"
      title="House rules and policies"
      help="Anyone who sees the home can download these documents."
      others="Your other policies"
      maxFiles={maxPolicies}
      isChosen={({ id }) => shown.includes(documentAddressOf(id))}
      onAdd={document => show([...others(document), documentAddressOf(document.id)])}
      onRemove={document => show(others(document))}
      onUnsent={reason => {
        unsent.current.documents = reason
      }}
    />
  )
})
