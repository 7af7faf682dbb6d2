// Nothing here yet: one sentence, one picture, one action.
import { EmptyNotice, type EmptyWords } from './empty-notice.tsx'
import { type EmptyMotif, EmptyPicture } from './empty-picture.tsx'

export interface EmptyStateProps extends EmptyWords {
  picture?: EmptyMotif
}

export const EmptyState = ({ picture = 'home', ...words }: EmptyStateProps) => (
  <EmptyNotice picture={<EmptyPicture motif={picture} />} {...words} />
)
