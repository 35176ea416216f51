/** The version of the client, put in by the build. */
declare const __VERSION__: string

/** The address of a file that the build gives a name. */
declare module '*?url' {
  const address: string
  export default address
}
