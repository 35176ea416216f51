import type { Language } from '@entrepot/kernel'
import { names as en } from './en.ts'
import { names as ja } from './ja.ts'
import type { Names } from './names.ts'
import { names as ptBR } from './pt-BR.ts'
import { names as ru } from './ru.ts'

export type { Names } from './names.ts'

/** The names of all components in every language. */
export const names: Record<Language, Names> = { en, ru, 'pt-BR': ptBR, ja }
