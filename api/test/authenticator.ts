// A device with passkeys, as WebAuthn has it (https://www.w3.org/TR/webauthn-3/): each is a key pair of P-256.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { password } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const present = 0x01
const verified = 0x04
const withKey = 0x40

/** CBOR's forms that a passkey needs, each as short as can be. */
const cborText = (text: string): Buffer => Buffer.from([0x60 + text.length, ...Buffer.from(text)])
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]),
    bytes,
  ])

const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name]), cborBytes(Buffer.from(value, 'base64url'))])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ])
}

interface Look {
  /** The page that asks. */
  origin?: string
  host?: string
  /** Whether the device asked for a fingerprint, a face or a PIN. */
  isVerified?: boolean
  /** How often the device says that it was used. */
  count?: number
}

export const portal = { origin: 'http://localhost:4000', host: 'localhost' }

/** With one passkey; a copy of it has the same key. */
export const newAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const head = (flags: number, { host = portal.host, isVerified = true, count = 0 }: Look): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([
      sha256(host),
      Buffer.from([flags | present | (isVerified ? verified : 0)]),
      counter,
    ])
  }
  const clientData = (type: string, challenge: string, { origin = portal.origin }: Look): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credentialOf = <Response extends Record<string, Buffer>>(response: Response) => ({
    credential: {
      ...{ id, rawId: id, type: 'public-key' as const },
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ) as Record<keyof Response, string>,
    },
  })
  return {
    make: (challenge: string, look: Look = {}) => {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 0xff])
      const authData = Buffer.concat([
        head(withKey, look),
        Buffer.alloc(16),
        length,
        credentialId,
        coseOf(publicKey),
      ])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ])
      return credentialOf({
        clientDataJSON: clientData('webauthn.create', challenge, look),
        attestationObject,
      })
    },
    use: (challenge: string, look: Look = {}) => {
      const clientDataJSON = clientData('webauthn.get', challenge, look)
      const authenticatorData = head(0, look)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return credentialOf({ clientDataJSON, authenticatorData, signature })
    },
  }
}

export const challengeOf = async (browser: TestBrowser): Promise<string> =>
  String((await browser.call(passkeyEndpoints.challenge)).options.challenge)

/** The challenge for a new passkey. */
export const startOf = async (browser: TestBrowser): Promise<string> => {
  const { options } = await browser.call(passkeyEndpoints.start, { body: { currentPassword: password } })
  return String(options.challenge)
}

export const addPasskey = async (browser: TestBrowser, authenticator = newAuthenticator()) => {
  const body = authenticator.make(await startOf(browser))
  const { passkey } = await browser.call(passkeyEndpoints.add, { body })
  return { authenticator, id: passkey.id }
}
