import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

export interface Drawing {
  html: string
  css: string
}

/** Its generated ids start with `idPrefix`. */
export const drawAhead = (element: ReactElement, idPrefix = ''): Drawing => {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(element), { identifierPrefix: idPrefix })
    const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')
    return { html, css }
  } finally {
    sheet.seal()
  }
}
