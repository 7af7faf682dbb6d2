// Cookies that scripts cannot read; `__Host-` makes browsers insist on Secure, this host and the whole site.
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** The token of that name in a Cookie header; undefined when there is none of the right form. */
export const readCookie = (header: string | null, name: string, isSecure: boolean): string | undefined => {
  const token = new Bun.CookieMap(header ?? '').get(nameOf(name, isSecure))
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Whether a Cookie header has one of that name. */
export const hasCookie = (header: string | null, name: string, isSecure: boolean): boolean =>
  new Bun.CookieMap(header ?? '').has(nameOf(name, isSecure))

/** A Set-Cookie header; an age of 0 removes the cookie. Plain http is only for local development. */
export const writeCookie = (name: string, token: string, maxAgeSeconds: number, isSecure: boolean): string =>
  new Bun.Cookie(nameOf(name, isSecure), token, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  }).serialize()

/** A new token: 32 random bytes. */
export const newToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** What is stored of a token and searched by, so that no secret is ever compared byte by byte. */
export const hashOfToken = (token: string): string =>
  new Bun.CryptoHasher('sha256').update(token).digest('hex')
