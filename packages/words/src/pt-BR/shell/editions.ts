import type { Messages } from '../../en/shell/index.ts'

/** The component figures that a table is played with. */
export const editions: Messages['editions'] = {
  legend: 'Valores dos componentes',
  standard: 'Os do Entrepôt',
  own: (name) => `Meus: ${name}`,
  inPlay: (name) => `Edição: ${name}`,
  unplayable: 'Não dá para jogar com esta edição. Confira-a em “Componentes”.',
}
