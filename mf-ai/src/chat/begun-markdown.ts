const begunLink = /\[[^\]]*(?:\](?:\([^)]*)?)?$/
const begunBold = /^((?:[^*]|\*\*[^*]*\*\*)*)\*{1,2}(?! )([^*]*)$/

/** Markdown as far as it has come: a link is left out until it is whole, and bold begins without its signs. */
export const begunMarkdown = (text: string): string =>
  text.replace(begunLink, '').replace(/[^\n]*$/, line => line.replace(begunBold, '$1$2'))
