// What either side may say, as schemas: the server checks by them what comes in, and describes by them what goes out. The
// types in `index.ts` are inferred from them, so that a browser has the types without the checks.

export * from './administration.ts'
export * from './bots.ts'
export { asyncApi, protocolSchema } from './described.ts'
export * from './editions.ts'
export * from './games.ts'
export * from './identity.ts'
export * from './operations.ts'
export { done, errorAnswer, idParams } from './parts.ts'
export * from './socket.ts'
export * from './tables.ts'
