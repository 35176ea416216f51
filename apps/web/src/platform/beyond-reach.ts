/** Whether the page came over plain http from another machine: browsers then withhold much of what they can do. */
export function isOverPlainHttp(): boolean {
  return !globalThis.isSecureContext
}
