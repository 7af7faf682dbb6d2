// Gives `bun test` a document (happy-dom) and takes down what each test has drawn.
import { afterEach, setDefaultTimeout } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

GlobalRegistrator.register({ url: 'http://localhost/' })
Reflect.deleteProperty(globalThis, 'IntersectionObserver') // happy-dom's version never reports that anything is visible

// happy-dom lays nothing out, so nothing is anywhere; a test that needs things somewhere says where.
document.elementsFromPoint ??= () => []

// An element holds all of React's tree, so a test that fails on one would print gigabytes: its own HTML says enough.
Object.defineProperty(Node.prototype, Symbol.for('nodejs.util.inspect.custom'), {
  value(this: Node) {
    return (this instanceof Element ? this.outerHTML : this.nodeName).slice(0, 300)
  },
})

// Loaded after the document exists, because testing-library looks for it once, when it is imported.
const { cleanup, configure } = await import('@testing-library/react')
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

// For hangs, not for speed: on a busy machine a page may take long to come.
setDefaultTimeout(60_000)
configure({ asyncUtilTimeout: 20_000 })
