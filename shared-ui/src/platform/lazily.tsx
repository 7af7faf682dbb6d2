// Code that loads when it is first drawn, and is asked for again after it could not be loaded.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>

const failures = new Set<() => void>()

/** React.lazy remembers a failure for as long as the page lives; this one until `forgetFailures`. */
export const lazily = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let Loaded: Lazy<Props>
  const renew = () => {
    Loaded = lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failures.add(renew)
        throw error
      }
    })
  }
  renew()
  return props => <Loaded {...props} />
}

/**
 * Call it once a boundary has shown that code is missing, and no sooner: React draws again what threw, and would ask for
 * the code without end.
 */
export const forgetFailures = (): void => {
  for (const renew of failures) renew()
  failures.clear()
}
