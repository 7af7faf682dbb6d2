// What the bundler makes of files that are not code.
declare module '*.woff2' {
  /** The file's address in the build. */
  const url: string
  export default url
}

/** Style sheets of libraries, imported for their effect only. */
declare module '*.css'
