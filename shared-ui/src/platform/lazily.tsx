// Code that loads when it is first drawn. Without Suspense: React shows what somebody waited for up to 300 ms after it is there, and
// throws when another root is drawn in that time (error 177).
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useHoldFirstFrame } from './first-frame.tsx'

/** Undefined where nothing is said to be shown. */
const Meanwhile = createContext<ReactNode | undefined>(undefined)

interface WhileLoadingProps {
  /** Nothing, if it is left out. */
  show?: ReactNode
  children: ReactNode
}

/** Around `lazily` components: what is shown in their place until their code has come. */
export const WhileLoading = ({ show = null, children }: WhileLoadingProps) => (
  <Meanwhile value={show}>{children}</Meanwhile>
)

type Lazily<Props> = ComponentType<Props> & {
  /** Before it is wanted. Settles once it has come, or not: what does not come now is asked for when it is drawn. */
  loadAhead: () => Promise<void>
}

interface Code<Props> {
  /** Once it has come. */
  component: ComponentType<Props> | undefined
  /** Asks for it, unless that was done and has not failed. */
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
      loading.catch(() => undefined) // it is heard of where it is drawn
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
 * A component whose code is loaded when it is drawn, or ahead of that; loaded code is drawn at once. What does not come
 * is thrown, for a `Boundary`, and asked for again by the next try. In an app's first frame, the frame waits for it, unless
 * `WhileLoading` says what to show.
 */
export const lazily = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Lazily<Props> => {
  const code = codeOf(load)
  return Object.assign((props: Props) => <Drawn code={code} props={props} />, {
    loadAhead: () =>
      code.load().then(
        () => undefined,
        () => undefined,
      ),
  })
}
