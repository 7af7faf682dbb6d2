/** Letters that are unique to this run. No digits, which the contact filter could take for a phone number. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => String.fromCharCode(97 + (byte % 26))).join(
    '',
  )

/** Words that no other story uses. */
export const unique = (words: string): string => `${words} ${newKey()}`
