/** '94110' for '94110-1234', even half typed; other text is unchanged. */
export const fiveDigitZip = (text: string): string => text.replace(/^(\s*\d{5})-\d{0,4}\s*$/, '$1')
