// Gives `bun test` a document (happy-dom) and removes what each test has drawn.
import { afterEach, beforeAll, setDefaultTimeout } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

// Like a browser, happy-dom logs each refused and each lost request; tests look at what the screen says about it.
const ofNetwork = /^(?:[A-Z]+ https?:\S+ \d{3} \(|Error: (?:socket hang up|(?:read|connect) ECONN|aborted))/
const { console } = globalThis
const logExceptNetwork = (...said: unknown[]): void => {
  if (!ofNetwork.test(String(said[0]))) console.error(...said)
}
globalThis.console = Object.assign(Object.create(console), { error: logExceptNetwork })
GlobalRegistrator.register({ url: 'http://localhost/' })
globalThis.console = console
Reflect.deleteProperty(globalThis, 'IntersectionObserver') // happy-dom's version never reports that anything is visible

// happy-dom has no layout, so elements have no position; a test that needs positions sets them.
document.elementsFromPoint ??= () => []

// Only what an element's own style attribute says. Working out every style sheet for each ancestor of each element that a query
// passes took a quarter of the time; what the sheets hide or show is for the stories, which see the pages in Chromium.
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
// Tests wait for what they expect to see; what changes by itself meanwhile is no mistake of theirs.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterEach(() => {
  cleanup()
  document.getSelection()?.removeAllRanges() // else the next test's arrow keys move within what was removed
  window.localStorage.clear()
  window.sessionStorage.clear()
})

// To catch hangs, not slowness: on a busy machine a page may take long to load.
setDefaultTimeout(180_000)
configure({ asyncUtilTimeout: 20_000 })

// What waits for an element asks again at each change, and would print the whole page each time that the element is not there yet;
// only the last time is read.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
})
