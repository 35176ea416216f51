import { readFileSync, writeFileSync } from 'node:fs'
import type { CalibrationFile } from '@entrepot/bots'

function fileOf(game: string): URL {
  return new URL(`../../../../packages/bots/src/games/${game}/calibration.json`, import.meta.url)
}

export function readCalibration(game: string): CalibrationFile {
  return JSON.parse(readFileSync(fileOf(game), 'utf8')) as CalibrationFile
}

/** Writes calibrations where the bots read them. */
export function writeCalibration(file: CalibrationFile): void {
  writeFileSync(fileOf(file.game), `${JSON.stringify(file, null, 2)}\n`)
}
