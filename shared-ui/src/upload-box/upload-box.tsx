// Spec §2.13.
import { useRef } from 'react'
import { DropPlace } from '../drop-place/drop-place.tsx'
import { Heading } from '../heading/heading.tsx'
import { Notice } from '../notice/notice.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { type BoxDocument, DocumentRow } from './document-row.tsx'

export type { BoxDocument } from './document-row.tsx'
export { useSimulatedUpload } from './use-simulated-upload.tsx'

interface UploadBoxProps {
  documents: readonly BoxDocument[]
  maxFiles: number
  /** Why the last files were refused. */
  refusal: string | null
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  /** Sends a file whose upload failed once more. */
  onTryAgain?: (id: string) => void
  /** In the page's outline. */
  level?: 2 | 3 | 4
}

/** Only hints: the file dialog offers these first (spec §5). */
const acceptedTypes = '.pdf,.doc,.docx,.jpg,.png'
const hint = 'PDF, DOC, DOCX, JPG or PNG, up to 10 MB each'

/** The caller decides what to do with the documents. */
export function UploadBox({
  documents,
  maxFiles,
  refusal,
  onAdd,
  onRemove,
  onTryAgain,
  level = 3,
}: UploadBoxProps) {
  const isForOne = maxFiles === 1
  const input = useRef<HTMLInputElement>(null)
  const completed = documents.filter(({ status, isMade }) => status === 'completed' && !isMade).length
  const remove = (id: string) => {
    onRemove(id)
    input.current?.focus()
  }
  return (
    <Stack $gap={4}>
      <DropPlace
        label={`Drag and drop ${isForOne ? 'the document' : 'documents'} here, or click to choose`}
        touchLabel={isForOne ? 'Choose the document' : 'Choose documents'}
        multiple={!isForOne}
        hint={hint}
        accept={acceptedTypes}
        onFiles={onAdd}
        input={input}
      />
      {refusal && (
        <Notice tone="danger" live>
          {refusal}. Remove one first, or choose fewer.
        </Notice>
      )}
      {!isForOne && (
        <Text $size="sm" $tone="muted" $figures role="status">
          {completed} of {maxFiles} documents uploaded
        </Text>
      )}
      {documents.length > 0 && (
        <Stack $gap={3}>
          <Heading level={level} size="md">
            Uploaded Documents
          </Heading>
          <Stack as="ul" role="list" $gap={2}>
            {documents.map(each => (
              <DocumentRow
                key={each.id}
                document={each}
                onRemove={() => remove(each.id)}
                onTryAgain={() => onTryAgain?.(each.id)}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
