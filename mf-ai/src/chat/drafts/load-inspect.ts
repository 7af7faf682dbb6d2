/** The contact filter, loaded when typing starts. */
export const loadInspect = async () =>
  (await import('@portal/language/contact-filter/inspect-texts')).inspectTexts
