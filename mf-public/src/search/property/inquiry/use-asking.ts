import { useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useCallback, useEffect, useState } from 'react'
import { usePart } from '../use-part.ts'
import { type InquiryType, readInquiryDraft } from './inquiry-draft.ts'

const loadComposer = async () => (await import('./inquiry-composer.tsx')).InquiryComposer

/**
 * What is being asked about a home; null while nothing is. The composer opens by itself for someone who wrote as a visitor
 * and has signed up since.
 */
export const useAsking = (propertyId: string) => {
  const [asking, setAsking] = useState<InquiryType | null>(null)
  const [Composer, needComposer] = usePart(loadComposer)
  const toast = useToast()
  const user = useSession()?.user

  const ask = useCallback(
    (type: InquiryType) => {
      setAsking(type)
      needComposer().catch(() => {
        setAsking(null)
        toast({
          title: 'Error',
          description: 'The form could not be opened. Check your connection and try again.',
          tone: 'danger',
        })
      })
    },
    [needComposer, toast],
  )

  const tenantId = user?.userType === 'tenant' ? user.id : null
  useEffect(() => {
    const draft = tenantId === null ? null : readInquiryDraft(propertyId, tenantId)
    if (draft?.isWaiting) ask(draft.inquiryType)
  }, [propertyId, tenantId, ask])

  return { asking, ask, stop: () => setAsking(null), Composer }
}
