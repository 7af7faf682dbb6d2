const begunLink = /\[[^\]]*(?:\](?:\([^)]*)?)?$/
const begunBold = /^((?:[^*]|\*\*[^*]*\*\*)*)\*{1,2}(?! )([^*]*)$/

/** Partial Markdown: leaves out an incomplete link, and the markers of incomplete bold text. */
export const begunMarkdown = (text: string): string =>
  text.replace(begunLink, '').replace(/[^\n]*$/, line => line.replace(begunBold, '$1$2'))
