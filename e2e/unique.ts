/** Letters only: the contact filter could take digits for a phone number. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => String.fromCharCode(97 + (byte % 26))).join(
    '',
  )

export const unique = (words: string): string => `${words} ${newKey()}`
