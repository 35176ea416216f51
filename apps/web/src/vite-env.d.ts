/** The version of the client, put in by the build. */
declare const __VERSION__: string
