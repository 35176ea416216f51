/** The path of a request as it was meant; undefined when it is badly encoded or holds control characters. */
export function readablePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}
