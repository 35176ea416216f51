import { readFileSync, writeFileSync } from 'node:fs'
import type { WeightsFile } from '@entrepot/bots'
import { CliError } from '../cli-error.ts'

const folder = new URL('../../../../packages/bots/src/weights/', import.meta.url)

/** The weights that the bots of a game use. */
export function readWeights(game: string): WeightsFile {
  try {
    return JSON.parse(readFileSync(new URL(`${game}.json`, folder), 'utf8')) as WeightsFile
  } catch (error) {
    throw new CliError(`there are no weights for ${game}: ${(error as Error).message}`)
  }
}

/** Writes weights, to the place where the bots read them unless another is named; one list of numbers a line. */
export function writeWeights(weights: WeightsFile, path: string | undefined): void {
  const { net, ...rest } = weights
  const line = (value: unknown): string => JSON.stringify(value)
  const text = [
    '{',
    ...Object.entries(rest).map(([name, value]) => `  ${line(name)}: ${line(value)},`),
    '  "net": {',
    `    "mean": ${line(net.mean)},`,
    `    "scale": ${line(net.scale)},`,
    `    "linear": ${line(net.linear)},`,
    '    "units": [',
    net.units.map((unit) => `      ${line(unit)}`).join(',\n'),
    '    ]',
    '  }',
    '}',
    '',
  ].join('\n')
  writeFileSync(path ?? new URL(`${weights.game}.json`, folder), text)
}
