import { EmptyNotice, type EmptyWords } from '@portal/shared-ui/empty-notice'
import type { EmptyMotif } from '@portal/shared-ui/empty-picture'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { loadEmptyPicture } from './load-on-demand.ts'
import { Part } from './part.tsx'

const EmptyPicture = lazily(loadEmptyPicture)

interface NoticeProps extends EmptyWords {
  picture: EmptyMotif
}

/** Only pages with a notice load its picture, and they work without it. */
export const Notice = ({ picture, ...words }: NoticeProps) => (
  <EmptyNotice
    picture={
      <Part>
        <WhileLoading>
          <EmptyPicture motif={picture} />
        </WhileLoading>
      </Part>
    }
    {...words}
  />
)
