import type { Shape } from '../../shape.ts'
import { mails } from './mails.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'

/** What the server itself sends and shows. */
export const words = { mails, notices, pages }

export type ServerWords = Shape<typeof words>
