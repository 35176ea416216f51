// Draws the map of Mombasa from the component data, always the same way, and writes it where the client reads it:
//
//   node scripts/run.mjs node24 apps/web/scripts/draw-map.ts

import { writeFileSync } from 'node:fs'
import components from '@entrepot/mombasa/components.json' with { type: 'json' }
import { drawMap } from './map/draw.ts'

const target = new URL('../src/games/mombasa/map/map.json', import.meta.url)
writeFileSync(target, JSON.stringify(drawMap(components.map), null, 1) + '\n')
