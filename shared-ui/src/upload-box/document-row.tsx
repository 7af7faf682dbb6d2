import { CircleCheck, Download, FileText, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Progress } from '../progress/progress.tsx'
import { color, fontSize, fontWeight, radius, space } from '../tokens/tokens.tsx'

export interface BoxDocument {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** Percent. */
  uploadProgress: number
  status: 'uploading' | 'completed' | 'error'
  /** Why it could not be uploaded. */
  reason?: string | null
  canTryAgain?: boolean
  /** Where it can be downloaded. */
  address?: string
  /** What it is for, and since when, once uploaded. */
  about?: string
  /** None of the documents that were uploaded. */
  isMade?: boolean
}

interface DocumentRowProps {
  document: BoxDocument
  onRemove: () => void
  onTryAgain: () => void
}

export function DocumentRow({ document, onRemove, onTryAgain }: DocumentRowProps) {
  const { name, size, status, uploadProgress, reason, canTryAgain, address, about } = document
  return (
    <Row>
      <FileText aria-hidden />
      <Words>
        <strong>{name}</strong>
        <span>
          {about && `${about} · `}
          {sizeOf(size)}
          {status === 'uploading' && ` · Uploading, ${uploadProgress}%`}
        </span>
        {status === 'uploading' && <Progress label={`Upload of ${name}`} value={uploadProgress} />}
        {status === 'error' && (
          <div>
            <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
              Error
            </Badge>
          </div>
        )}
        {status === 'error' && reason && <span role="alert">{reason}</span>}
        {canTryAgain && (
          <div>
            <Button variant="outline" size="sm" icon={<RotateCw aria-hidden />} onClick={onTryAgain}>
              Try again
            </Button>
          </div>
        )}
      </Words>
      {status === 'completed' && !address && (
        <Badge tone="success" icon={<CircleCheck aria-hidden />}>
          Uploaded
        </Badge>
      )}
      {address && (
        <IconButton label={`Download ${name}`} asChild>
          <a href={address} download>
            <Download aria-hidden />
          </a>
        </IconButton>
      )}
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  )
}

/** '512 B', '84 KB', '1.2 MB'; 1,000 bytes are one kilobyte. */
const sizeOf = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.textMuted};
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-width: 0;
  font-size: ${fontSize.sm};
  & > strong {
    font-weight: ${fontWeight.medium};
    overflow-wrap: anywhere;
  }
  & > span {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`
