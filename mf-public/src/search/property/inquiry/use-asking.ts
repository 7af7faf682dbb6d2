import { useSession } from '@portal/shared-ui/platform/use-session'
import { useCallback, useEffect, useState } from 'react'
import { usePart } from '../../../listing/use-part.ts'
import { useWhenIdle } from '../../use-when-idle.ts'
import { type InquiryType, readInquiryDraft } from './inquiry-draft.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Some browsers lack it, and TypeScript does not know it. */
const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {})

/** Whether loading ahead would cost this person money or time. */
const savesData = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g')
}

const loadComposer = async () => (await import('./inquiry-composer.tsx')).InquiryComposer

/**
 * The kind of inquiry being written about a home, or null. The composer opens for someone who wrote as a visitor
 * and has signed up since.
 */
export const useAsking = (propertyId: string) => {
  const [asking, setAsking] = useState<InquiryType | null>(null)
  const { part: Composer, isComing, need: needComposer } = usePart(loadComposer, 'We couldn’t open the form.')
  const user = useSession()?.user
  const prepare = useCallback(() => void needComposer('quietly'), [needComposer])

  // Contacting the landlord is the purpose of the page, so the form loads before it is needed.
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
    /** The kind of inquiry that is open or opening; null if none is. */
    type: asking,
    /** The pressed button's kind while the form loads. */
    opening: isComing ? asking : null,
    ask,
    /** Loads the form as soon as a pointer or the focus is near a button. */
    prepare,
    stop: () => setAsking(null),
    Composer,
  }
}

export type Asking = ReturnType<typeof useAsking>
