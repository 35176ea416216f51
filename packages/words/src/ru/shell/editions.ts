import type { Messages } from '../../en/shell/index.ts'

/** The component figures that a table is played with. */
export const editions: Messages['editions'] = {
  legend: 'Данные компонентов',
  standard: 'Как в Entrepôt',
  own: (name) => `Мои: ${name}`,
  inPlay: (name) => `Издание: ${name}`,
  unplayable: 'С этим изданием играть нельзя. Проверьте его в разделе «Компоненты».',
}
