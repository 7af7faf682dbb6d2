// What the bundler makes of files that are not code.
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
