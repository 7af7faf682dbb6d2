// Replaces a released app with a faulty one; the browser verifies what it loads.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { changePages } from './broken-files.ts'

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

interface Store {
  get(): unknown
  subscribe(listener: () => void): () => void
}

interface Platform {
  queryClientFrom(make: () => QueryClient): QueryClient
  session: Store
  arrived?: Store
  onFailure?: (error: unknown) => void
}

export interface Props {
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

/** Keyed by name and version. */
type SharedModules = Record<string, Record<string, { get(): Promise<() => ReactDom> }>>

export interface Container {
  init(shared: SharedModules, ...more: unknown[]): unknown
  get(name: string): Promise<() => Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>>
}

declare global {
  interface Window {
    /** Undefined for none. */
    fault?: Fault
    /** Rerenders the app with what it has read. */
    drawAgain?: () => void
  }
}

const faultyApp = (real: Container, ownReact: OwnReact): Container => {
  let shared: SharedModules = {}
  const fail = () => {
    throw new Error('This app is broken on purpose.')
  }
  const has = (...faults: Fault[]) => window.fault !== undefined && faults.includes(window.fault)
  const hangIf = async (fault: Fault) => {
    if (has(fault)) await new Promise(() => {})
  }
  /** Called on every render by each part that reads from the API. */
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
  /** Read by the app's outermost component on each render. */
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
  /** Throws when the app removes its event listeners during cleanup. */
  const faultyStore = (store: Store): Store => ({
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
    // Every error panel reads this. The shell's panel, which comes next, must work: only the app's throws.
    const isReadByApp = () => /\/apps\/mf-[\w-]+\/files\//.test(new Error().stack ?? '')
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () =>
        has('the error panel throws, too') && path === window.location.pathname && isReadByApp()
          ? fail()
          : true,
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
            // Hooks of a different React than the one that created the root.
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

interface RegistryEntry {
  entry: string
  integrity: string
}

const ownReact = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('react')), 'cjs/react.production.js'),
  'utf8',
)

/** Applies from the next page load; `setFault` chooses the fault. */
export const putFaultyApp = (page: Page, name: string): Promise<void> =>
  putAppInstead(
    page,
    name,
    `const ownReact = {}
;(exports => {
${ownReact}
})(ownReact)
const faultyApp = ${faultyApp.toString()}
export const { init, get } = faultyApp(real, ownReact)
`,
  )

/** `source` is the entry's, and makes its exports of `real`, the released app's. Applies from the next page load. */
export const putAppInstead = async (page: Page, name: string, source: string): Promise<void> => {
  const { apps }: { apps: Record<string, RegistryEntry> } = await (
    await page.request.get('/registry.json')
  ).json()
  const registered = apps[name]
  if (!registered) throw new Error(`The portal has no app named ${name}.`)
  const address = `${registered.entry}remote-entry.js`
  const body = `import * as real from '${address}?real'\n${source}`
  const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`
  await changePages(page, html => html.replaceAll(registered.integrity, integrity))
  await page.route(
    url => url.pathname === address && url.search !== '?real',
    route => route.fulfill({ contentType: 'text/javascript', body }),
  )
}

export const setFault = (page: Page, fault?: Fault): Promise<void> =>
  page.evaluate(newFault => {
    if (newFault) window.fault = newFault
    else delete window.fault
  }, fault)
