// Types of files that are not code, as the bundler imports them.
declare module '*.woff2' {
  /** The file's address in the build. */
  const url: string
  export default url
}

/** A library's style sheet, as text. */
declare module '*.css?inline' {
  const css: string
  export default css
}
