import type { EditionMark } from '@entrepot/kernel'
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { id, isShallow, written } from './parts.ts'
import { said, type Sent } from './said.ts'

/** What a table tells of the figures that it is played with. */
export const editionMark: z.ZodType<EditionMark, EditionMark> = z
  .object({
    id: z.string(),
    name: z.string(),
    hash: z.string().describe('The SHA-256 of the figures as canonical JSON'),
  })
  .meta({ id: 'EditionMark' })

/** Figures are nested in fewer levels than this. */
const DEPTH = 12

const figures = z
  .record(z.string(), z.unknown())
  .refine((value) => isShallow(value, DEPTH), `nested in more than ${DEPTH} levels`)

/** An edition as its file has it; where its figures come from is not asked. */
const brought = z.object({
  id,
  name: written('name', LIMITS.editionName, z.string().trim()),
  game: z.string().max(32),
  figures,
})

/** PUT /api/admin/editions */
export const adoptBody = brought

/** What a table is to be played with: an edition that the site offers, or one that is sent along. */
export const editionWish = z.union([z.object({ adopted: id }), z.object({ brought })])
export type EditionWish = Sent<typeof editionWish>

/** GET /api/editions/:hash */
export const editionAnswer = said(
  z.object({ hash: z.string(), game: z.string(), figures: z.custom<object>() }),
)
export type EditionAnswer = z.infer<typeof editionAnswer>

export const hashParams = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) })
export const editionParams = z.object({ game: z.string().max(32), id })
