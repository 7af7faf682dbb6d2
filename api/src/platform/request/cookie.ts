// Cookies that scripts cannot read. `__Host-` makes browsers require Secure, this host only, and the whole site as
// path.
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** Undefined if none has the right form. */
export const readCookie = (header: string | null, name: string, isSecure: boolean): string | undefined => {
  const token = new Bun.CookieMap(header ?? '').get(nameOf(name, isSecure))
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

export const hasCookie = (header: string | null, name: string, isSecure: boolean): boolean =>
  new Bun.CookieMap(header ?? '').has(nameOf(name, isSecure))

/** An age of 0 removes the cookie. Plain http is only for local development. */
export const writeCookie = (name: string, token: string, maxAgeSeconds: number, isSecure: boolean): string =>
  new Bun.Cookie(nameOf(name, isSecure), token, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  }).serialize()

/** 32 random bytes. */
export const newToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** The stored form, which is also looked up, so that no secret is ever compared byte by byte. */
export const hashOfToken = (token: string): string =>
  new Bun.CryptoHasher('sha256').update(token).digest('hex')
