// Gives `bun test` a document (happy-dom) and removes what each test has drawn.
import { afterEach, beforeAll, setDefaultTimeout } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

// Like a browser, happy-dom logs each refused and each lost request.
const ofNetwork = /^(?:[A-Z]+ https?:\S+ \d{3} \(|Error: (?:socket hang up|(?:read|connect) ECONN|aborted))/
const { console } = globalThis
const logExceptNetwork = (...words: unknown[]): void => {
  if (!ofNetwork.test(String(words[0]))) console.error(...words)
}
globalThis.console = Object.assign(Object.create(console), { error: logExceptNetwork })
GlobalRegistrator.register({ url: 'http://localhost/' })
globalThis.console = console
Reflect.deleteProperty(globalThis, 'IntersectionObserver') // happy-dom's version never reports that anything is visible

// happy-dom has no layout, so elements have no position; a test that needs positions sets them.
document.elementsFromPoint ??= () => []

// Only an element's own style attribute: working out every style sheet for each ancestor of each element that a query passes took a quarter
// of the time. What the sheets hide or show is for the stories.
const noStyle = document.createElement('i').style
window.getComputedStyle = element =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : noStyle

// Without it, React records no profile of every render, which nobody reads.
Reflect.deleteProperty(console, 'timeStamp')

// An element holds all of React's tree, so a failing test would print gigabytes: its HTML is enough.
Object.defineProperty(Node.prototype, Symbol.for('nodejs.util.inspect.custom'), {
  value(this: Node) {
    return (this instanceof Element ? this.outerHTML : this.nodeName).slice(0, 300)
  },
})

// Loaded after the document exists, because testing-library looks for it once, when it is imported.
const { cleanup, configure, getConfig } = await import('@testing-library/react')
// What changes on its own while a test waits is no mistake of its.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterEach(() => {
  cleanup()
  document.getSelection()?.removeAllRanges() // else the next test's arrow keys move within what was removed
  window.localStorage.clear()
  window.sessionStorage.clear()
})

// To catch hangs, not slowness.
setDefaultTimeout(180_000)
configure({ asyncUtilTimeout: 20_000 })

// What waits for an element asks again at each change, and would print the whole page each time; only the last time is read.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
})
