/** The component figures that a table is played with. */
export const editions = {
  legend: 'Component figures',
  standard: 'As at Entrepôt',
  own: (name: string) => `Mine: ${name}`,
  inPlay: (name: string) => `Edition: ${name}`,
  unplayable: 'No game can be played with this edition. Look at it under “Components”.',
}
