// Firefox over WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFonts } from '../../shared-ui/stories/own-fonts.ts'
import { type Engine, end, endingWithThis, matchIn } from './engine.ts'

const preferences = {
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1, // light
  'browser.chrome.site_icons': false,
  'devtools.jsonview.enabled': false, // it would be a page of another origin
}

/** A file that was still loading when its page was left: this is the hash of nothing. */
const aborted = /The computed hash is “47DEQpj8HBSa/

type Send = <Result>(method: string, params: object) => Promise<Result>

const connect = async (url: string, hear: (complaint: string) => void): Promise<Send> => {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: string) => void>()
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}.`))
  })
  socket.onmessage = ({ data }) => {
    const { id, params } = JSON.parse(data)
    if (id !== undefined) waiting.get(id)?.(data)
    else if (params.level === 'error' && !aborted.test(params.text)) hear(params.text)
  }
  let count = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, answer => {
        waiting.delete(id)
        const { type, result, error, message } = JSON.parse(answer)
        if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

type EvaluationResult =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

export const openFirefox = async (): Promise<Engine> => {
  const profile = await mkdtemp(join(tmpdir(), 'rental-portal-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const firefox = endingWithThis(
    spawn('firefox-esr', flags, {
      // Its sandbox would not read these fonts.
      env: { ...process.env, ...ownFonts, MOZ_DISABLE_CONTENT_SANDBOX: '1', TZ: 'America/Los_Angeles' },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  const url = await matchIn(firefox.stderr, /BiDi listening on (ws:\S+)/)
  const heard: string[] = []
  const send = await connect(`${url}/session`, complaint => heard.push(complaint))
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  return {
    go: url => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async expression => {
      const answer = await send<EvaluationResult>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    act: actions => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    setCookies: async cookies => {
      await send('storage.deleteCookies', {})
      for (const { name, value, domain, path, httpOnly } of cookies)
        await send('storage.setCookie', {
          cookie: { name, value: { type: 'string', value }, domain, path, httpOnly },
        })
    },
    takePicture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    complaints: () => heard.splice(0),
    stop: async () => {
      await end(firefox)
      await rm(profile, { recursive: true, force: true })
    },
  }
}
