import { connect, type Socket } from 'node:net'
import { isRecord } from '@portal/contract/values/json'
import { createTransport } from 'nodemailer'
import type { SMTPTransportGetSocketCallback } from 'nodemailer/lib/smtp-transport'
import { MailFailure, type MailServer } from '../../platform/ports/mail-server.ts'

export interface MailSettings {
  /** Such as smtp://user:password@mail.example:587, or smtps:// for TLS from the start. */
  url: string
  /** Such as `Rental Portal <no-reply@portal.example>`. */
  from: string
}

/** How long the server can be silent, and a mail can take in all. */
const silenceMs = 20_000
const defaultTimeoutMs = 60_000

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)

/** Without anything that a server or a mail program could read as a second address, or as a header. */
const singleAddress = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,253}$/u

const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Does not connect yet; each mail has its own connection, which is encrypted wherever a password is sent. */
export const openMailServer = ({ url, from }: MailSettings, timeoutMs = defaultTimeoutMs): MailServer => {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLocal = isLoopback(host)
  const server = {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: username !== '' && !isLocal,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  /** Ends with the signal, so that a mail that was given up is not taken later. */
  const openSocket = (signal: AbortSignal): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port: server.port })
      const giveUp = () => socket.destroy(new Error('The mail server was too slow'))
      signal.addEventListener('abort', giveUp)
      socket.once('close', () => signal.removeEventListener('abort', giveUp))
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.removeListener('error', reject)
        resolve(socket)
      })
    })

  return {
    isLocal,
    send: async ({ id, to, subject, text, html, headers }) => {
      if (!singleAddress.test(to))
        throw new MailFailure('The address is not a single one.', { isFinal: true })
      const signal = AbortSignal.timeout(timeoutMs)
      const transport = createTransport({
        ...server,
        getSocket: (_: unknown, callback: SMTPTransportGetSocketCallback) => {
          openSocket(signal).then(
            connection => callback(null, { connection }),
            error => callback(error, false),
          )
        },
      })
      const timeout = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () =>
          reject(new MailFailure('The mail server was too slow.', { isFinal: false })),
        )
      })
      const delivery = transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject: onOneLine(subject),
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          messageId: `<${id}@${new URL(`http://${from.replace(/^.*@|>$/g, '')}`).hostname}>`,
        })
        .catch(thrown => {
          throw failureOf(thrown)
        })
      await Promise.race([delivery, timeout])
    },
  }
}

/** Only codes: the server's own words can repeat the address. */
const failureOf = (thrown: unknown): MailFailure => {
  const { code, responseCode, command } = isRecord(thrown) ? thrown : {}
  const isRefused = typeof responseCode === 'number' && responseCode >= 500
  const words = [code, responseCode, command].filter(word => /^[\w -]{1,40}$/.test(String(word ?? '')))
  return new MailFailure(`The mail server did not take it (${words.join(', ') || 'no reason given'}).`, {
    // What it says of the sender or the password is our mistake, which someone will mend.
    isFinal: isRefused && (command === 'RCPT TO' || command === 'DATA'),
  })
}
