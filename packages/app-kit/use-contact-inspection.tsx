import { type Inspect, type InspectionInUse, useInspection } from '@portal/shared-ui/inspection'
import { useCallback } from 'react'
import { useOperator } from './operator.tsx'

/**
 * The contact filter's findings in texts while they are typed (spec §5). The filter loads with the first
 * word.
 */
export const useContactInspection = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
): InspectionInUse<Name> => {
  const { supportEmail } = useOperator()
  const loadInspect = useCallback(async (): Promise<Inspect> => {
    const { inspectTexts } = await import('@portal/language/contact-filter/inspect-texts')
    return (texts, ownOrigin) => inspectTexts(texts, { ownOrigin, ownAddresses: [supportEmail] })
  }, [supportEmail])
  return useInspection(texts, loadInspect)
}
