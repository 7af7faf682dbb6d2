/** The contact filter, with the first word that is typed. */
export const loadInspect = async () =>
  (await import('@portal/contract/contact-filter/inspect-texts')).inspectTexts
