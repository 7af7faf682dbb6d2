// Puts a faulty app in the place of a released one, as if it had been released: the browser checks what it loads.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { firstAnswersId } from '../api/client/first-answers.ts'
import { changeAnswer } from './change-answer.ts'

/** What can go wrong in an app's life after its code has come. */
export type Fault =
  | 'bootstrap throws'
  | 'bootstrap hangs'
  | 'mount throws'
  | 'mount hangs'
  | 'nothing is drawn'
  | 'it suspends for ever'
  | 'it brings its own React'
  | 'the first render throws'
  | 'the error panel throws, too'
  | 'an effect throws'
  | 'a later render throws'
  | 'an event handler throws'
  | 'a timer throws'
  | 'a promise is rejected'
  | 'a cleanup throws'
  | 'it holds the main thread'
  | 'it replaces globals'
  | 'it breaks the history'
  | 'it fills the storage'
  | 'unmount throws'
  | 'unmount hangs'

interface QueryClient {
  resetQueries(): Promise<void>
}

interface Watched {
  get(): unknown
  subscribe(listener: () => void): () => void
}

interface Platform {
  queryClientFrom(make: () => QueryClient): QueryClient
  session: Watched
  arrived?: Watched
  onFailure?: (error: unknown) => void
}

interface Props {
  platform: Platform
  domElementGetter(): HTMLElement
}

type Lifecycle = (props: Props) => Promise<unknown>

interface OwnReact {
  createElement(component: () => string): unknown
  useState(value: string): [string]
}

interface ReactDom {
  createRoot(element: HTMLElement): { render(element: unknown): void }
}

/** By name and version. */
type SharedModules = Record<string, Record<string, { get(): Promise<() => ReactDom> }>>

interface Container {
  init(shared: SharedModules, ...more: unknown[]): unknown
  get(name: string): Promise<() => Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>>
}

declare global {
  interface Window {
    /** The fault that the app has now; none, if it is left out. */
    fault?: Fault
    /** Has the app draw what it has read. */
    drawAgain?: () => void
  }
}

/** Runs in the browser, as the app's entry: the real app, with the fault that the page has been given. */
const faultyApp = (real: Container, ownReact: OwnReact): Container => {
  let shared: SharedModules = {}
  const fail = () => {
    throw new Error('This app is broken on purpose.')
  }
  const has = (...faults: Fault[]) => window.fault !== undefined && faults.includes(window.fault)
  const hangIf = async (fault: Fault) => {
    if (has(fault)) await new Promise(() => {})
  }
  /** Asked for its options by each part that reads from the API, whenever it is drawn. */
  const faultyClient = (queryClient: QueryClient) => {
    window.drawAgain = () => void queryClient.resetQueries()
    return new Proxy(queryClient, {
      get: (client, name) => {
        if (name === 'defaultQueryOptions' && has('a later render throws')) fail()
        const value = Reflect.get(client, name)
        return typeof value === 'function' ? value.bind(client) : value
      },
    })
  }
  /** Read by the app in its outermost render. */
  const onFailureOf = ({ onFailure }: Platform) => ({
    get: () => {
      if (has('the first render throws', 'the error panel throws, too')) fail()
      if (has('it suspends for ever')) throw new Promise(() => {})
      return onFailure
    },
  })
  const queryClientFromOf = ({ queryClientFrom }: Platform) => ({
    value: (make: () => QueryClient) => faultyClient(queryClientFrom(make)),
  })
  /** What an app listens to, it stops listening to when it cleans up. */
  const faultyStore = (store: Watched): Watched => ({
    ...store,
    subscribe: listener => {
      const stop = store.subscribe(listener)
      return () => {
        stop()
        if (has('a cleanup throws')) fail()
      }
    },
  })
  const replaceGlobals = () => {
    const names = ['fetch', 'Promise', 'setTimeout', 'addEventListener', 'BroadcastChannel']
    const owners = [window, Promise, Promise.prototype, EventTarget.prototype].flatMap(owner =>
      [...names, 'all', 'then']
        .filter(name => Object.hasOwn(owner, name))
        .map(name => [owner, name] as const),
    )
    const refusals = owners.flatMap(([owner, name]) => {
      try {
        Object.assign(owner, { [name]: fail })
        return []
      } catch (error) {
        return [error]
      }
    })
    if (refusals.length > 0) throw refusals[0]
  }
  const breakHistory = () => {
    Object.assign(history, { pushState: fail, replaceState: fail })
  }
  const fillStorage = () => {
    for (const storage of [sessionStorage, localStorage])
      for (let letters = 2 ** 22, number = 0; letters > 0; number++)
        try {
          storage.setItem(`fill-${number}`, 'x'.repeat(letters))
        } catch {
          letters >>= 1
        }
    localStorage.setItem('one-more', 'of this app')
  }
  const hold = () => {
    for (const until = performance.now() + 5500; performance.now() < until; );
  }
  const layTraps = (element: HTMLElement) => {
    const path = window.location.pathname
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => (has('the error panel throws, too') && path === window.location.pathname ? fail() : true),
    })
    // Every page sets the title in an effect.
    Object.defineProperty(document, 'title', {
      configurable: true,
      set: () => has('an effect throws') && path === window.location.pathname && fail(),
    })
    element.addEventListener('click', () => has('an event handler throws') && fail())
    element.addEventListener('click', () => has('it holds the main thread') && hold())
    if (has('a timer throws')) setTimeout(fail)
    if (has('it replaces globals')) setTimeout(replaceGlobals)
    if (has('it breaks the history')) setTimeout(breakHistory)
    if (has('it fills the storage')) setTimeout(fillStorage)
    if (has('a promise is rejected')) void Promise.reject(new Error('This app is broken on purpose.'))
  }
  return {
    init: (scope, ...more) => {
      shared = scope
      return real.init(scope, ...more)
    },
    get: async name => {
      const app = (await real.get(name))()
      return () => ({
        bootstrap: async props => {
          if (has('bootstrap throws')) fail()
          await hangIf('bootstrap hangs')
          return app.bootstrap(props)
        },
        mount: async props => {
          const element = props.domElementGetter()
          layTraps(element)
          if (has('mount throws')) {
            element.textContent = 'Half a page'
            fail()
          }
          await hangIf('mount hangs')
          if (has('nothing is drawn')) return
          if (has('it brings its own React')) {
            const [client] = Object.values(shared['react-dom/client'] ?? {})
            if (!client) throw new Error('The shell shares no react-dom.')
            const { createRoot } = (await client.get())()
            // Hooks of a React that did not make the root.
            createRoot(element).render(ownReact.createElement(() => ownReact.useState('Drawn')[0]))
            return new Promise(() => {})
          }
          const { platform } = props
          const faulty = Object.create(platform, {
            onFailure: onFailureOf(platform),
            queryClientFrom: queryClientFromOf(platform),
            session: { value: faultyStore(platform.session) },
            arrived: { value: platform.arrived && faultyStore(platform.arrived) },
          })
          return app.mount({ ...props, platform: faulty })
        },
        unmount: async props => {
          if (has('unmount throws')) fail()
          await hangIf('unmount hangs')
          return app.unmount(props)
        },
      })
    },
  }
}

interface Registered {
  entry: string
  integrity: string
}

const ownReact = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('react')), 'cjs/react.production.js'),
  'utf8',
)

const isDocument = (url: URL) => !/^\/(?:api|apps)\//.test(url.pathname) && !/\.\w+$/.test(url.pathname)

/** Breaks what the browser asks for from now on, until the returned function is called; what hangs goes on hanging. */
export const breakFiles = async (
  page: Page,
  files: (url: URL) => boolean,
  happen: (route: Route) => Promise<void> | void,
): Promise<() => void> => {
  let isBroken = true
  await page.route(files, route => (isBroken ? happen(route) : route.fallback()))
  return () => {
    isBroken = false
  }
}

/** Files that come only when the returned function is called. */
export const holdFiles = async (page: Page, files: (url: URL) => boolean): Promise<() => void> => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(files, async route => {
    await arrived
    await route.continue()
  })
  return arrive
}

/** Changes the text of every page that is loaded, until the returned function is called. */
export const changePages = (page: Page, change: (html: string) => string): Promise<() => void> =>
  breakFiles(page, isDocument, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    return changeAnswer(route, async response => ({ body: change(await response.text()) }))
  })

const firstAnswers = new RegExp(`<script type="application/json" id="${firstAnswersId}">.*?</script>`, 's')

/** Pages come as from a server that the API did not answer in time, so that they ask themselves. */
export const withoutFirstAnswers = (page: Page): Promise<() => void> =>
  changePages(page, html => html.replace(firstAnswers, ''))

/** From the next page on; `setFault` says what is wrong with the app. */
export const putFaultyApp = async (page: Page, name: string): Promise<void> => {
  const { apps }: { apps: Record<string, Registered> } = await (
    await page.request.get('/registry.json')
  ).json()
  const registered = apps[name]
  if (!registered) throw new Error(`The portal has no app named ${name}.`)
  const address = `${registered.entry}remote-entry.js`
  const source = `import * as real from '${address}?real'
const ownReact = {}
;(exports => {
${ownReact}
})(ownReact)
const faultyApp = ${faultyApp.toString()}
export const { init, get } = faultyApp(real, ownReact)
`
  const integrity = `sha256-${createHash('sha256').update(source).digest('base64')}`
  await changePages(page, html => html.replaceAll(registered.integrity, integrity))
  await page.route(
    url => url.pathname === address && url.search !== '?real',
    route => route.fulfill({ contentType: 'text/javascript', body: source }),
  )
}

export const setFault = (page: Page, fault?: Fault): Promise<void> =>
  page.evaluate(given => {
    if (given) window.fault = given
    else delete window.fault
  }, fault)
