import { type InspectionInUse, useInspection } from '@portal/shared-ui/inspection'

const loadInspect = async () => (await import('@portal/language/contact-filter/inspect-texts')).inspectTexts

/**
 * The contact filter's findings in texts while they are typed (spec §5). The filter loads with the first
 * word.
 */
export const useContactInspection = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
): InspectionInUse<Name> => useInspection(texts, loadInspect)
