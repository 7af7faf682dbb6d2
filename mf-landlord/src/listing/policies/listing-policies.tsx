// The documents of the listing form: house rules and policies, which anyone who sees the home can download.

import type { UnsentFiles } from '@portal/app-kit/unsent-words'
import { refetch } from '@portal/app-kit/use-change'
import { useDocumentUploads } from '@portal/app-kit/use-document-uploads'
import { queryOf } from '@portal/client/call'
import type { Document } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { maxPolicies } from '@portal/contract/properties/home-fields'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { type BoxDocument, UploadBox } from '@portal/shared-ui/upload-box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListingForm } from '../form/listing-form.ts'

interface PoliciesProps {
  /** Tells the form why it cannot be sent yet. */
  unsent: RefObject<UnsentFiles>
}

export const ListingPolicies = withQueries(({ unsent }: PoliciesProps) => {
  const { data, isError, refetch: readAgain } = useQuery(queryOf(documentEndpoints.list))
  if (isError)
    return <ErrorPanel compact title="We couldn’t load your documents" onRetry={() => void readAgain()} />
  if (!data) return <Skeleton $height="172px" $radius="md" />
  return <Policies unsent={unsent} own={data.documents.filter(({ purpose }) => purpose === 'policy')} />
})

const boxed = ({ id, name, bytes }: Document): BoxDocument => ({
  id,
  name,
  size: bytes,
  uploadProgress: 100,
  status: 'completed',
  address: documentAddressOf(id),
})

function Policies({ own, unsent }: PoliciesProps & { own: readonly Document[] }) {
  const { control, setValue, getValues } = useFormContext<ListingForm>()
  const shown = useWatch({ control, name: 'policyDocuments' }) ?? []
  const queryClient = useQueryClient()
  const show = (addresses: string[]) => setValue('policyDocuments', addresses, { shouldDirty: true })
  const add = ({ id }: Pick<Document, 'id'>) =>
    show([...(getValues('policyDocuments') ?? []), documentAddressOf(id)])
  const { uploads, ...box } = useDocumentUploads({
    purpose: 'policy',
    onUploaded: async document => {
      add(document)
      await refetch(queryClient, [documentEndpoints.list])
    },
  })
  useEffect(() => {
    unsent.current.documents = box.unsent
  })
  const isShown = ({ id }: Document) => shown.includes(documentAddressOf(id))
  const others = own.filter(each => !isShown(each))
  return (
    <Stack $gap={4}>
      <div>
        <Heading level={3} size="md">
          House rules and policies
        </Heading>
        <Text $tone="muted">Anyone who sees the home can download these documents.</Text>
      </div>
      <UploadBox
        documents={[...uploads, ...own.filter(isShown).map(boxed)]}
        maxFiles={maxPolicies}
        refusal={box.refusal}
        onAdd={box.add}
        onRemove={id => {
          const isUpload = uploads.some(each => each.id === id)
          if (isUpload) box.remove(id)
          else show(shown.filter(address => address !== documentAddressOf(id)))
        }}
        onTryAgain={box.tryAgain}
        level={4}
      />
      {others.length > 0 && (
        <Stack $gap={2}>
          <Heading level={4} size="md">
            Your other policies
          </Heading>
          <Stack $direction="row" $gap={2}>
            {others.map(each => (
              <Button
                key={each.id}
                variant="outline"
                size="sm"
                icon={<Plus aria-hidden />}
                onClick={() => add(each)}
              >
                {each.name}
              </Button>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
