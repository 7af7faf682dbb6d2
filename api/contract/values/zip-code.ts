/** The ZIP of a ZIP+4, '94110' of '94110-1234', also while that is typed; any other text as it is. */
export const fiveDigitZip = (text: string): string => text.replace(/^(\s*\d{5})-\d{0,4}\s*$/, '$1')
