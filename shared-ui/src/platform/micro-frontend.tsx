// Makes the three lifecycles of an app, or of the floating assistant, from its root component.
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Boundary } from '../boundary/boundary.tsx'
import { FirstFrame } from './first-frame.tsx'
import { PageFailure } from './page-boundary.tsx'
import { type Platform, PlatformProvider } from './platform.tsx'
import type { Store } from './store.tsx'

export interface AppProps {
  platform: Platform
}

/** What the floating assistant is mounted with; `isOpen` is false while it is minimized. */
export interface AssistantProps extends AppProps {
  isOpen: Store<boolean>
}

/** What something is mounted with; each visit has an element of its own. */
type Visit<Props extends AppProps> = Props & { domElementGetter: () => HTMLElement }

interface Lifecycles<Props extends AppProps> {
  bootstrap: () => Promise<void>
  /** Settles once something is drawn; rejects when nothing could be. */
  mount: (visit: Visit<Props>) => Promise<void>
  unmount: (visit: Visit<Props>) => Promise<void>
}

/**
 * The lifecycles that the shell mounts. What one page throws stays with that page (page-boundary.tsx); a throw around
 * the pages shows the error panel in the app's own place.
 */
export const microFrontend = (App: ComponentType): Lifecycles<AppProps> =>
  lifecyclesOf(() => (
    <Boundary fallback={() => <AppFailure />}>
      <FirstFrame>
        <App />
      </FirstFrame>
    </Boundary>
  ))

/** Those of the floating assistant, which stands beside the pages: what it throws ends it, and `onFailure` hears of that. */
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
    <PageFailure onRetry={reload} />
    <FirstFrame />
  </>
)

/** What fails around all pages needs a new one. */
const reload = () => window.location.reload()
