export type * from './identity.ts'
export { LIMITS, PROTOCOL_VERSION } from './limits.ts'
export type * from './socket.ts'
export type * from './tables.ts'
