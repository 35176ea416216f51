import type { Characters } from '../../characters.ts'

/** Who plays Yokohama for the computer. */
export const characters: Characters = {
  orders: { strategies: { orders: 0.25 }, likes: ['fulfil', 'take', 'place port', 'move port'] },
  building: { strategies: { shops: 0.3, houses: 0.3 }, likes: ['build', 'fetch shop', 'fetch trading'] },
  church: { strategies: { church: 1.2 }, likes: ['put church', 'place church', 'move church'] },
}
