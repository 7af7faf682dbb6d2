// Makes the three lifecycles of an app from its root component.
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Boundary } from '../boundary/boundary.tsx'
import { FirstFrame } from './first-frame.tsx'
import { PageFailure } from './page-boundary.tsx'
import { type Platform, PlatformProvider } from './platform.tsx'

export interface AppProps {
  platform: Platform
}

/** What an app is mounted with; each visit has an element of its own. */
type Visit = AppProps & { domElementGetter: () => HTMLElement }

interface MicroFrontend {
  bootstrap: () => Promise<void>
  /** Settles once something is drawn; rejects when not even the error panel could be. */
  mount: (visit: Visit) => Promise<void>
  unmount: (visit: Visit) => Promise<void>
}

/**
 * The lifecycles that the shell mounts. What one page throws stays with that page (page-boundary.tsx); a throw around
 * the pages shows the error panel in the app's own place.
 */
export const microFrontend = (App: ComponentType): MicroFrontend => {
  const roots = new WeakMap<HTMLElement, Root>()
  return {
    bootstrap: async () => {},
    mount: ({ platform, domElementGetter }) =>
      new Promise((resolve, reject) => {
        const onUncaughtError = (error: unknown) => {
          reportError(error)
          reject(error)
        }
        const root = createRoot(domElementGetter(), { onUncaughtError })
        roots.set(domElementGetter(), root)
        root.render(
          <Drawn onDrawn={resolve}>
            <PlatformProvider value={platform}>
              <Boundary fallback={() => <AppFailure />}>
                <FirstFrame>
                  <App />
                </FirstFrame>
              </Boundary>
            </PlatformProvider>
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
