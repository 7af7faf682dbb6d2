// A style, a comment or a quote that is left open contains what follows it: the page's own data and script.
import type { Drawing } from '../draw/draw-ahead.ts'
import { pageDataId } from '../names.ts'

export const hides =
  "hides the page's own data and script: close each element, comment and quote, and leave out their ids"

/** Whether a page would lack its data or its script, or have other ones. */
export const hidesPage = ({ html, css }: Drawing): boolean => {
  const own = crypto.randomUUID()
  const found: (string | null)[] = []
  let openTemplates = 0
  new HTMLRewriter()
    .on('template', {
      element: template => {
        openTemplates += 1
        template.onEndTag(({ name }) => {
          // Other end tags do not leave a template.
          if (name === 'template') openTemplates -= 1
        })
      },
    })
    .on(`[id="${pageDataId}"], script[type="module"]`, {
      element: element => {
        found.push(element.getAttribute('class'))
      },
    })
    .transform(
      `<!doctype html><title>Page</title><body><div><div><style>${css}</style>${html}</div></div><script id="${pageDataId}" class="${own}"></script><script type="module" class="${own}"></script>`,
    )
  return openTemplates > 0 || found.length !== 2 || found.some(name => name !== own)
}
