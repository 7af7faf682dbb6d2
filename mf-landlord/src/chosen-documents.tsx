// Documents of one purpose for a form: chosen from those that the landlord has, or uploaded in place.
import type { Unsent } from '@portal/app-kit/unsent-words'
import { refetch } from '@portal/app-kit/use-change'
import { useDocumentUploads } from '@portal/app-kit/use-document-uploads'
import { queryOf } from '@portal/client/call'
import type { Document, UploadPurpose } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { Notice } from '@portal/shared-ui/notice'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { type BoxDocument, UploadBox } from '@portal/shared-ui/upload-box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'

interface ChosenDocumentsProps {
  purpose: UploadPurpose
  title: string
  help: string
  /** Title of the landlord's other documents of this purpose. */
  others: string
  maxFiles: number
  error?: string | undefined
  isChosen: (document: Document) => boolean
  onAdd: (document: Document) => void
  onRemove: (document: Document) => void
  /** Why the form cannot be sent yet; null if it can. */
  onUnsent: (unsent: Unsent) => void
}

export function ChosenDocuments(props: ChosenDocumentsProps) {
  const { data, isError, refetch: readAgain } = useQuery(queryOf(documentEndpoints.list))
  const failure = isError && (
    <ErrorPanel compact title="We couldn’t load your documents" onRetry={() => void readAgain()} />
  )
  if (!data) return failure || <Skeleton $height="172px" $radius="md" />
  return (
    <>
      <Chosen {...props} own={data.documents.filter(({ purpose }) => purpose === props.purpose)} />
      {failure}
    </>
  )
}

const boxed = ({ id, name, bytes }: Document): BoxDocument => ({
  id,
  name,
  size: bytes,
  uploadProgress: 100,
  status: 'completed',
  address: documentAddressOf(id),
})

function Chosen(props: ChosenDocumentsProps & { own: readonly Document[] }) {
  const { purpose, title, help, others, maxFiles, error, isChosen, onAdd, onRemove, onUnsent, own } = props
  const queryClient = useQueryClient()
  const { uploads, unsent, ...box } = useDocumentUploads({
    purpose,
    onUploaded: async document => {
      onAdd(document)
      await refetch(queryClient, [documentEndpoints.list])
    },
  })
  useEffect(() => onUnsent(unsent))
  const chosen = own.filter(isChosen)
  const rest = own.filter(each => !isChosen(each))
  return (
    <Stack $gap={4}>
      <div>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text $tone="muted">{help}</Text>
      </div>
      <UploadBox
        documents={[...uploads, ...chosen.map(boxed)]}
        maxFiles={maxFiles}
        refusal={box.refusal}
        onAdd={box.add}
        onRemove={id => {
          const one = chosen.find(each => each.id === id)
          if (one) onRemove(one)
          else box.remove(id)
        }}
        onTryAgain={box.tryAgain}
        level={4}
      />
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      {rest.length > 0 && (
        <Stack $gap={2}>
          <Heading level={4} size="md">
            {others}
          </Heading>
          <Stack $direction="row" $gap={2}>
            {rest.map(each => (
              <Button
                key={each.id}
                variant="outline"
                size="sm"
                icon={<Plus aria-hidden />}
                onClick={() => onAdd(each)}
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
