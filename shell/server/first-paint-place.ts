// The place of a page's content until its app has drawn: HTML, styles and the answers that it was drawn with, removed together.
import { firstAnswersId } from '@portal/client/first-answers'
import type { Drawing } from '@portal/releases/draw/draw-ahead'
import type { DrawnWithAnswers } from '@portal/releases/draw/draw-on-request'
import { firstPaintId } from '@portal/releases/names'
import { escapeHtml, inlineJson } from './draw-head.ts'

interface Place {
  drawing: Drawing | DrawnWithAnswers
  /** The route's styles. */
  path: string
  /** The styles of the layout around it. */
  layoutCss: string
  nonce: string
}

/** Split as styled-components separates them. */
const rulesOf = (css: string): string[] => css.split(/\/\*!sc\*\/\n?/)

/**
 * Repeating the layout's rules after those that extend them would undo the extension. Comments about components are for scripts that take
 * styles over.
 */
const rulesBeyond = (css: string, layoutCss: string): string => {
  const known = new Set(rulesOf(layoutCss))
  return rulesOf(css)
    .filter(rule => !known.has(rule) && !rule.startsWith('data-styled.'))
    .join('')
}

/** Its styles come after the layout's, because they extend them. */
export const firstPaintPlace = ({ drawing, path, layoutCss, nonce }: Place): string => {
  const styles = `<style nonce="${nonce}">${rulesBeyond(drawing.css, layoutCss)}</style>`
  const answers =
    'answers' in drawing
      ? `<script type="application/json" id="${firstAnswersId}">${inlineJson(drawing.answers)}</script>`
      : ''
  return `<div id="${firstPaintId}" data-page="${escapeHtml(path)}">${styles}${drawing.html}${answers}</div>`
}
