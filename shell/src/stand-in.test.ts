import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'

beforeAll(() => GlobalRegistrator.register())
afterAll(() => GlobalRegistrator.unregister())
afterEach(() => document.body.replaceChildren())

const never = () => new Promise<never>(() => {})
const patient = 600_000
const patience = {
  bootstrap: patient,
  mount: patient,
  'first frame': patient,
  content: patient,
  unmount: patient,
}

interface MountProps {
  domElementGetter: () => HTMLElement
}

const sayFirstFrame = () => window.dispatchEvent(new Event(firstFrameEvent))

const draw = async ({ domElementGetter }: MountProps): Promise<void> => {
  domElementGetter().innerHTML = '<h1>Homes</h1>'
  sayFirstFrame()
}

type Name = 'bootstrap' | 'mount' | 'unmount'
const usual: Record<Name, (props: MountProps) => Promise<void>> = {
  bootstrap: async () => {},
  mount: draw,
  unmount: async ({ domElementGetter }) => domElementGetter().replaceChildren(),
}

/** Its lifecycles can be changed between visits; `calls` lists which were called. */
const stage = async (faults: Partial<typeof usual>, limits: Partial<typeof patience> = {}) => {
  const { standInFor } = await import('./stand-in.ts') // single-spa looks for a window when it is imported
  const app = { ...usual, ...faults }
  const calls: string[] = []
  const failures: string[] = []
  let hasFailed = false
  const record = (name: Name) => (props: MountProps) => {
    calls.push(name)
    return app[name](props)
  }
  const lifecycles = {
    bootstrap: record('bootstrap'),
    mount: record('mount'),
    unmount: record('unmount'),
  }
  const standIn = standInFor({
    load: async () => {
      calls.push('load')
      // Guarantee: the stand-in adds `domElementGetter` to what single-spa gives; the types do not say so.
      return lifecycles as unknown as Awaited<ReturnType<Parameters<typeof standInFor>[0]['load']>>
    },
    newElement: () => {
      const element = document.createElement('div')
      document.body.append(element)
      return element
    },
    onFailure: stage => {
      failures.push(stage)
      hasFailed ||= stage !== 'unmount'
    },
    onRecovery: () => {
      hasFailed = false
    },
    limits: { ...patience, ...limits },
  })
  const props = {} as Parameters<Extract<typeof standIn.mount, (props: never) => unknown>>[0]
  // Guarantee: a stand-in has one function of each kind.
  const [mount, unmount] = [standIn.mount, standIn.unmount] as ((props: unknown) => Promise<void>)[]
  return {
    app,
    calls,
    failures,
    enter: () => mount?.(props),
    leave: () => unmount?.(props),
    tryAgain: standIn.tryAgain,
    hasFailed: () => hasFailed,
    shown: () =>
      [...document.body.querySelectorAll<HTMLElement>(':scope > div:not([hidden])')]
        .map(element => element.textContent)
        .join(),
  }
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 1))
}

test('an app is loaded and started once, and mounted at each visit', async () => {
  const { enter, leave, calls, shown, failures } = await stage({})
  await enter()
  await until(() => shown() === 'Homes')
  await leave()
  expect(shown()).toBe('')
  await enter()
  await until(() => shown() === 'Homes')
  await leave()
  expect(calls).toEqual(['load', 'bootstrap', 'mount', 'unmount', 'mount', 'unmount'])
  expect(failures).toEqual([])
})

for (const hanging of ['bootstrap', 'mount', 'unmount'] as const)
  test(`navigation never waits for an app whose ${hanging} hangs, and coming back tries it again`, async () => {
    const { app, enter, leave, calls, shown, failures, hasFailed } = await stage(
      { [hanging]: never },
      { [hanging]: 1 },
    )
    await enter()
    await until(() => (hanging === 'unmount' ? shown() === 'Homes' : hasFailed()))
    await leave()
    expect(shown()).toBe('')
    await until(() => failures.includes(hanging))
    app[hanging] = usual[hanging]
    await enter()
    await until(() => shown() === 'Homes')
    expect(hasFailed()).toBe(false)
    expect(calls.filter(name => name === 'load')).toHaveLength(1)
  })

test('an app whose bootstrap fails is bootstrapped again on the next visit', async () => {
  const { app, enter, leave, calls, hasFailed, shown } = await stage({
    bootstrap: () => Promise.reject(new Error('broken')),
  })
  await enter()
  await until(hasFailed)
  await leave()
  app.bootstrap = usual.bootstrap
  await enter()
  await until(() => shown() === 'Homes')
  expect(calls).toEqual(['load', 'bootstrap', 'bootstrap', 'mount'])
})

test('an app that could not be loaded is shown after a retry, without navigation', async () => {
  const { app, enter, leave, tryAgain, shown, hasFailed, calls } = await stage({
    mount: () => Promise.reject(new Error('no code')),
  })
  tryAgain()
  expect(calls).toEqual([])
  await enter()
  await until(hasFailed)
  app.mount = usual.mount
  tryAgain()
  await until(() => shown() === 'Homes')
  expect(hasFailed()).toBe(false)
  await leave()
  tryAgain()
  expect(shown()).toBe('')
})

test('an app that throws while it is mounted leaves nothing behind', async () => {
  const { enter, hasFailed, calls } = await stage({
    mount: async ({ domElementGetter }) => {
      domElementGetter().innerHTML = '<h1>Half</h1>'
      throw new Error('broken')
    },
  })
  await enter()
  await until(hasFailed)
  await until(() => document.body.childElementCount === 0)
  expect(calls.at(-1)).toBe('unmount')
})

test('an app without a first frame has failed, and is shown once the frame comes', async () => {
  let come = () => {}
  const { enter, hasFailed, failures, shown } = await stage(
    {
      mount: async props => {
        come = () => void draw(props)
      },
    },
    { 'first frame': 1 },
  )
  await enter()
  await until(hasFailed)
  sayFirstFrame() // of another app
  expect(failures).toEqual(['first frame'])
  come()
  await until(() => !hasFailed())
  expect(shown()).toBe('Homes')
})

test('an app that leaves its place empty has failed, until it draws again', async () => {
  const { enter, hasFailed, failures, shown } = await stage({}, { content: 1 })
  await enter()
  await until(() => shown() === 'Homes')
  const place = document.querySelector('h1')?.parentElement
  await until(() => {
    place?.replaceChildren()
    return hasFailed()
  })
  expect(failures).toEqual(['content'])
  place?.append('Homes again')
  await until(() => !hasFailed())
  expect(shown()).toBe('Homes again')
})

test('an app that the person left before it loaded is unmounted when it has loaded', async () => {
  const coming = Promise.withResolvers<void>()
  const { enter, leave, calls, failures } = await stage({
    mount: async props => {
      await coming.promise
      await draw(props)
    },
  })
  await enter()
  await until(() => calls.includes('mount'))
  await leave()
  coming.resolve()
  await until(() => calls.filter(name => name === 'unmount').length === 2)
  expect(document.body.childElementCount).toBe(0)
  expect(failures).toEqual([])
})
