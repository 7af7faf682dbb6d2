// The session cookie's name and attributes; `__Host-` makes browsers insist on Secure, this host and the whole site.
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session')

/** The session token in a Cookie header; undefined when there is none of the right form. */
export const readCookie = (header: string | null, isSecure: boolean): string | undefined => {
  const token = new Bun.CookieMap(header ?? '').get(nameOf(isSecure))
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** A Set-Cookie header; an age of 0 removes the cookie. Plain http is only for local development. */
export const writeCookie = (token: string, maxAgeSeconds: number, isSecure: boolean): string =>
  new Bun.Cookie(nameOf(isSecure), token, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  }).serialize()
