import type { Characters } from '../../characters.ts'

/** Who plays Mombasa for the computer. */
export const characters: Characters = {
  ledger: {
    strategies: { ledger: 0.18 },
    likes: ['bookkeeper', 'plan bookkeeper', 'buy bookkeeper', 'take', 'turnBook'],
  },
  diamonds: { strategies: { diamonds: 0.25 }, likes: ['merchant', 'plan diamond', 'buy diamond'] },
  expansion: { strategies: { expansion: 0.3 }, likes: ['expand', 'post', 'plan expansion', 'buy expansion'] },
}
