import { setNonce } from 'get-nonce'

/** The server writes it to `<meta property="csp-nonce" nonce>`; styled-components reads the same. */
export function readStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const meta = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

const nonce = readStyleNonce()
if (nonce) setNonce(nonce)
