import type { ServerWords } from '../../en/server/index.ts'
import { mails } from './mails.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'

export const words: ServerWords = { mails, notices, pages }
