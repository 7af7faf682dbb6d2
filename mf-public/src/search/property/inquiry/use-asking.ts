import { useSession } from '@portal/shared-ui/platform/use-session'
import { useCallback, useEffect, useState } from 'react'
import { usePart } from '../../../listing/use-part.ts'
import { savesData } from '../../saves-data.ts'
import { useWhenIdle } from '../../use-when-idle.ts'
import { type InquiryType, readInquiryDraft } from './inquiry-draft.ts'

const loadComposer = async () => (await import('./inquiry-composer.tsx')).InquiryComposer

/**
 * What is being asked about a home; null while nothing is. The composer opens by itself for someone who wrote as a visitor
 * and has signed up since.
 */
export const useAsking = (propertyId: string) => {
  const [asking, setAsking] = useState<InquiryType | null>(null)
  const {
    part: Composer,
    isComing,
    need: needComposer,
  } = usePart(loadComposer, 'The form could not be opened.')
  const user = useSession()?.user
  const prepare = useCallback(() => void needComposer('quietly'), [needComposer])

  // It is what the page is for: whoever presses a moment later does not wait for it.
  const isPageDrawn = useWhenIdle(true)
  const mayAsk = user?.userType !== 'landlord'
  useEffect(() => {
    if (isPageDrawn && mayAsk && !savesData()) prepare()
  }, [isPageDrawn, mayAsk, prepare])

  const ask = useCallback(
    async (type: InquiryType) => {
      setAsking(type)
      if (!(await needComposer())) setAsking(null)
    },
    [needComposer],
  )

  const tenantId = user?.userType === 'tenant' ? user.id : null
  useEffect(() => {
    const draft = tenantId === null ? null : readInquiryDraft(propertyId, tenantId)
    if (draft?.isWaiting) void ask(draft.inquiryType)
  }, [propertyId, tenantId, ask])

  return {
    /** What is asked, or being opened; null while nothing is. */
    type: asking,
    /** What was pressed, while the form is on its way. */
    opening: isComing ? asking : null,
    ask,
    /** Whoever comes near a button finds the form there when they press it. */
    prepare,
    stop: () => setAsking(null),
    Composer,
  }
}

export type Asking = ReturnType<typeof useAsking>
