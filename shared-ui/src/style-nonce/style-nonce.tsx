// Lets Radix components that add a <style> element do so under the page's content security policy.
import { setNonce } from 'get-nonce'

/** The nonce of the page's styles, which the server writes to `<meta property="csp-nonce" nonce>`; styled-components reads the same. */
export function readStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const meta = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

const nonce = readStyleNonce()
if (nonce) setNonce(nonce)
