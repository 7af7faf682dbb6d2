import { Upload } from 'lucide-react'
import { type DragEvent, type RefObject, useId, useState } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, media, motion, radius, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

interface DropPlaceProps {
  /** What to do here, such as "Drag and drop documents here, or click to choose". */
  label: string
  /** Where nothing can be dragged, such as "Choose documents". */
  touchLabel?: string
  hint: string
  /** Offered first by the file dialog, such as ".pdf,.jpg". */
  accept: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  input?: RefObject<HTMLInputElement | null>
}

/** The caller decides what to do with the files. */
export function DropPlace({
  label,
  touchLabel,
  hint,
  accept,
  multiple = true,
  onFiles,
  input,
}: DropPlaceProps) {
  const hintId = useId()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Place $isOver={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <VisuallyHidden
        as="input"
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-describedby={hintId}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // So that a removed file can be chosen again.
          event.target.value = ''
        }}
      />
      <Upload aria-hidden />
      <strong data-by={touchLabel && 'pointer'}>{label}</strong>
      {touchLabel && <strong data-by="touch">{touchLabel}</strong>}
      <span id={hintId}>{hint}</span>
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
  [data-by='pointer'] {
    display: none;
  }
  ${media.hover} {
    [data-by='pointer'] {
      display: revert;
    }
    [data-by='touch'] {
      display: none;
    }
  }
  & > svg {
    width: 28px;
    height: 28px;
    margin-bottom: ${space[2]};
    color: ${color.primary};
  }
`
