import type { Page } from '@playwright/test'
import { firstAnswersId } from '../packages/client/first-answers.ts'

interface FirstFrame {
  /** Missing before any script has run. */
  missing: string[]
  /** The addresses whose answers came with the page. */
  answers: string[]
  /** Paths that the page names. */
  scripts: string[]
  /** Those that nothing has used yet. */
  unused: Set<string>
  /** The page's heading, and whether there are entries below it, after each change. */
  headings: string[]
}

declare global {
  var firstFrame: FirstFrame
}

/** Call it before opening. */
export const watchFirstFrame = (page: Page): Promise<unknown> =>
  page.addInitScript(id => {
    const pathOf = (address: string) => new URL(address, location.href).pathname
    const frame: FirstFrame = { missing: [], answers: [], scripts: [], unused: new Set(), headings: [] }
    window.firstFrame = frame
    const parts: Record<string, () => boolean | null | undefined> = {
      'the name of the portal': () =>
        [...document.querySelectorAll('header a')].some(
          link => link.checkVisibility() && /Rental Portal/.test(link.ariaLabel ?? link.textContent),
        ),
      'the footer': () => document.querySelector('footer')?.textContent.includes('Stay Connected'),
      'the page': () => {
        const main = document.querySelector('main')
        const drawn = document.querySelector('#first-paint') ?? main
        return main && drawn?.querySelector(':not(style, script)') !== null && main.clientHeight > 200
      },
    }
    const look = () => {
      frame.missing = Object.keys(parts).filter(name => !parts[name]?.())
      frame.answers = Object.keys(JSON.parse(document.getElementById(id)?.textContent ?? '{}'))
      const main = document.querySelector<HTMLScriptElement>('script[type="module"]')
      const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
      frame.unused = new Set([...ahead].map(({ href }) => pathOf(href)))
      frame.scripts = [...frame.unused, ...(main ? [pathOf(main.src)] : [])]
      frame.unused.delete(pathOf(main?.src ?? ''))
    }
    // Modules run after this event.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') look()
    })
    new MutationObserver(changes => {
      // The page's scripts load further code with a link.
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && document.readyState !== 'loading')
            frame.unused.delete(pathOf(node.href))
      const heading = document.querySelector('main h1')?.textContent ?? 'none'
      const shown = document.querySelector('main article') ? `${heading}, with entries` : heading
      if (document.querySelector('footer') && frame.headings.at(-1) !== shown) frame.headings.push(shown)
    }).observe(document, { childList: true, subtree: true })
  }, firstAnswersId)
