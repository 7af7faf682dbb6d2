declare module '*.woff2' {
  /** Where the page finds the file. */
  const url: string
  export default url
}
