// Without Suspense: React delays showing loaded content by up to 300 ms, and throws when another root is drawn in that time (error 177).
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useHoldFirstFrame } from './first-frame.tsx'

/** Undefined if none was set. */
const Meanwhile = createContext<ReactNode | undefined>(undefined)

interface WhileLoadingProps {
  /** Nothing by default. */
  show?: ReactNode
  children: ReactNode
}

/** What to show until the code of `lazily` components inside is loaded. */
export const WhileLoading = ({ show = null, children }: WhileLoadingProps) => (
  <Meanwhile value={show}>{children}</Meanwhile>
)

type Lazily<Props> = ComponentType<Props> & {
  /** Settles once the code is loaded or has failed; after a failure it is requested again when it is drawn. */
  loadAhead: () => Promise<void>
  /** For what opens it: loads it when a pointer or the focus is there. */
  near: { onPointerEnter: () => unknown; onFocus: () => unknown }
}

interface Code<Props> {
  /** Set once it is loaded. */
  component: ComponentType<Props> | undefined
  /** Unless a request is pending or has succeeded. */
  load: () => Promise<unknown>
}

const codeOf = <Props extends object>(load: () => Promise<ComponentType<Props>>): Code<Props> => {
  let loading: Promise<unknown> | undefined
  const code: Code<Props> = {
    component: undefined,
    load: () => {
      loading ??= load().then(
        component => {
          code.component = component
        },
        error => {
          loading = undefined
          throw error
        },
      )
      loading.catch(() => undefined) // the error is handled where it is drawn
      return loading
    },
  }
  return code
}

const canLoad = typeof window !== 'undefined'

const Drawn = <Props extends object>({ code, props }: { code: Code<Props>; props: Props }) => {
  const [loading] = useState(() => (code.component || !canLoad ? undefined : code.load()))
  const [Loaded, setLoaded] = useState(() => code.component)
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    let isGone = false
    loading?.then(
      () => isGone || setLoaded(() => code.component),
      error => isGone || setFailure({ error }),
    )
    return () => {
      isGone = true
    }
  }, [loading, code])
  const meanwhile = useContext(Meanwhile)
  useHoldFirstFrame(!Loaded && meanwhile === undefined)
  if (failure) throw failure.error
  return <Meanwhile value={undefined}>{Loaded ? <Loaded {...props} /> : meanwhile}</Meanwhile>
}

/**
 * Its code loads when it is drawn, or preloaded; loaded code is drawn right away. A failure is thrown, for a `Boundary`, and the next try
 * requests it again. An app's first frame waits for it, unless `WhileLoading` sets a placeholder.
 */
export const lazily = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Lazily<Props> => {
  const code = codeOf(load)
  const loadAhead = () =>
    code.load().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign((props: Props) => <Drawn code={code} props={props} />, {
    loadAhead,
    near: { onPointerEnter: loadAhead, onFocus: loadAhead },
  })
}
