declare module '*.woff2' {
  /** The file's address in the build. */
  const url: string
  export default url
}
