// Makes the three lifecycles of an app, or of the floating assistant, from its root component.
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Boundary } from '../boundary/boundary.tsx'
import { ErrorPanel } from '../error-panel/error-panel.tsx'
import { FirstFrame } from './first-frame.tsx'
import { type Platform, PlatformProvider } from './platform.tsx'
import type { Store } from './store.tsx'

export interface AppProps {
  platform: Platform
}

/** The props of the floating assistant; `isOpen` is false while it is minimized. */
export interface AssistantProps extends AppProps {
  isOpen: Store<boolean>
}

/** The options of a mount; each visit has its own element. */
type Visit<Props extends AppProps> = Props & { domElementGetter: () => HTMLElement }

interface Lifecycles<Props extends AppProps> {
  bootstrap: () => Promise<void>
  /** Settles once something is drawn; rejects if nothing could be. */
  mount: (visit: Visit<Props>) => Promise<void>
  unmount: (visit: Visit<Props>) => Promise<void>
}

/**
 * The lifecycles that the shell mounts. An error on one page stays on that page (page-boundary.tsx); an error around the pages
 * shows the error panel in the app's place.
 */
export const microFrontend = (App: ComponentType): Lifecycles<AppProps> =>
  lifecyclesOf(() => (
    <Boundary fallback={() => <AppFailure />}>
      <FirstFrame>
        <App />
      </FirstFrame>
    </Boundary>
  ))

/** The lifecycles of the floating assistant, which is beside the pages: an error ends it, and `onFailure` receives it. */
export const floatingAssistant = (Assistant: ComponentType<{ isOpen: Store<boolean> }>) =>
  lifecyclesOf<AssistantProps>(({ isOpen, platform }) => (
    <Boundary onError={platform.onFailure}>
      <Assistant isOpen={isOpen} />
    </Boundary>
  ))

const lifecyclesOf = <Props extends AppProps>(draw: (visit: Props) => ReactNode): Lifecycles<Props> => {
  const roots = new WeakMap<HTMLElement, Root>()
  return {
    bootstrap: async () => {},
    mount: visit =>
      new Promise((resolve, reject) => {
        const onUncaughtError = (error: unknown) => {
          reportError(error)
          reject(error)
        }
        const element = visit.domElementGetter()
        const root = createRoot(element, { onUncaughtError })
        roots.set(element, root)
        root.render(
          <Drawn onDrawn={resolve}>
            <PlatformProvider value={visit.platform}>{draw(visit)}</PlatformProvider>
          </Drawn>,
        )
      }),
    unmount: async ({ domElementGetter }) => roots.get(domElementGetter())?.unmount(),
  }
}

const Drawn = ({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) => {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}

const AppFailure = () => (
  <>
    <ErrorPanel level={1} onRetry={reload} />
    <FirstFrame />
  </>
)

/** After an error around all pages, a new page load is needed. */
const reload = () => window.location.reload()
