// WebKitGTK's own little browser over W3C WebDriver, on its own screen: https://www.w3.org/TR/webdriver2.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../packages/server/test/free-port.ts'
import { ownFonts } from '../../shared-ui/stories/own-fonts.ts'
import { type Engine, end, endingWithThis, matchIn } from './engine.ts'

/** The toolbar's buttons would keep the window wider than a phone. */
const style = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }'
/** Pages hear of it as a wish for reduced motion. */
const settings = '[Settings]\ngtk-enable-animations=0\n'

const makeHome = async (): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), 'rental-portal-webkit-'))
  const folder = join(home, 'gtk-3.0')
  await mkdir(folder)
  await writeFile(join(folder, 'gtk.css'), style)
  await writeFile(join(folder, 'settings.ini'), settings)
  return home
}

type Method = 'GET' | 'POST' | 'DELETE'

/** Throws the driver's message. */
const send = async <Value>(method: Method, url: string, parameters?: object): Promise<Value> => {
  const body = parameters && JSON.stringify(parameters)
  const answer = await fetch(url, { method, ...(body && { body }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${url} ${body?.slice(0, 200)}: ${value.error}: ${value.message}`)
  return value
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

export const openWebKit = async (): Promise<Engine> => {
  const home = await makeHome()
  const screen = endingWithThis(
    spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const display = await matchIn(screen.stdout, /^(\d+)$/)
  const port = await freePort()
  const driver = endingWithThis(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...process.env,
        ...ownFonts,
        DISPLAY: `:${display}`,
        ...{ XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
        ...{ LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', TZ: 'America/Los_Angeles' },
      },
      stdio: 'ignore',
    }),
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(url))) await new Promise(resolve => setTimeout(resolve, 50))
  const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, { capabilities: {} })
  const session = `${url}/session/${sessionId}`
  const post = <Value>(path: string, parameters: object): Promise<Value> =>
    send('POST', `${session}/${path}`, parameters)
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const script = `const done = arguments[0]
      ;(async () => await (${expression}))().then(value => done({ value }), error => done({ error: String(error) }))`
    const { value, error } = await post<{ value: Value; error?: string }>('execute/async', {
      script,
      args: [],
    })
    if (error) throw new Error(error)
    return value
  }
  return {
    go: async address => {
      await post('url', { url: address })
    },
    evaluate,
    act: async actions => {
      await post('actions', { actions })
    },
    resize: async (width, height) => {
      await post('window/rect', { x: 0, y: 0, width, height })
      const missing = height - (await evaluate<number>('innerHeight')) // the toolbar
      if (missing > 0) await post('window/rect', { x: 0, y: 0, width, height: height + missing })
    },
    setCookies: async cookies => {
      await send('DELETE', `${session}/cookie`)
      for (const { name, value, domain, path, httpOnly } of cookies)
        await post('cookie', { cookie: { name, value, domain, path, httpOnly } })
    },
    takePicture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    complaints: () => [],
    stop: async () => {
      await send('DELETE', session)
      await end(driver)
      await end(screen)
      await rm(home, { recursive: true, force: true, maxRetries: 5 }) // its last processes may still write
    },
  }
}
