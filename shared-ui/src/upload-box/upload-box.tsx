// An area for dropping or choosing documents, and the list of those added (spec §2.13).
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../heading/heading.tsx'
import { Notice } from '../notice/notice.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { color, fontSize, fontWeight, media, motion, radius, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { DocumentRow } from './document-row.tsx'
import type { UploadedDocument } from './use-simulated-upload.tsx'

export { useSimulatedUpload } from './use-simulated-upload.tsx'

interface UploadBoxProps {
  documents: readonly UploadedDocument[]
  maxFiles: number
  /** Why the last files were refused. */
  refusal: string | null
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  /** The list's level in the page's outline. */
  level?: 2 | 3 | 4
}

/** Only hints: the file dialog offers these first (spec §5). */
const acceptedTypes = '.pdf,.doc,.docx,.jpg,.png'
const hint = 'PDF, DOC, DOCX, JPG or PNG, up to 10 MB each'

/** Takes documents by drag and drop, click or keyboard; the caller decides what to do with them. */
export function UploadBox({ documents, maxFiles, refusal, onAdd, onRemove, level = 3 }: UploadBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const completed = documents.filter(({ status }) => status === 'completed').length
  const remove = (id: string) => {
    onRemove(id)
    input.current?.focus()
  }
  return (
    <Stack $gap={4}>
      <DropPlace onDropFiles={onAdd}>
        <VisuallyHidden
          as="input"
          ref={input}
          type="file"
          multiple
          accept={acceptedTypes}
          aria-describedby={hintId}
          onChange={event => {
            onAdd([...(event.target.files ?? [])])
            // So that a removed file can be chosen again.
            event.target.value = ''
          }}
        />
        <Upload aria-hidden />
        <strong>Drag and drop documents here, or click to choose</strong>
        <span id={hintId}>{hint}</span>
      </DropPlace>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}. Remove one first, or choose fewer.
        </Notice>
      )}
      <Text $size="sm" $tone="muted" $figures role="status">
        {completed} of {maxFiles} documents uploaded
      </Text>
      {documents.length > 0 && (
        <Stack $gap={3}>
          <Heading level={level} size="md">
            Uploaded Documents
          </Heading>
          <Stack as="ul" role="list" $gap={2}>
            {documents.map(each => (
              <DocumentRow key={each.id} document={each} onRemove={() => remove(each.id)} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}

interface DropPlaceProps {
  onDropFiles: (files: readonly File[]) => void
  children: ReactNode
}

function DropPlace({ onDropFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDropFiles([...event.dataTransfer.files])
  }
  return (
    <Place $isOver={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      {children}
    </Place>
  )
}

const Place = styled.label<{ $isOver: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[8]} ${space[4]};
  border: 2px dashed ${props => (props.$isOver ? color.primary : color.borderStrong)};
  border-radius: ${radius.md};
  background: ${props => (props.$isOver ? color.primarySoft : color.surface)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: center;
  cursor: pointer;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  ${media.hover} { &:hover { border-color: ${color.primary}; } }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > strong {
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  & > svg {
    width: 28px;
    height: 28px;
    margin-bottom: ${space[2]};
    color: ${color.primary};
  }
`
