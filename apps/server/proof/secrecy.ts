// The secrecy test, over the wire, by two worlds: tables that differ only in what a viewer may not know send that viewer
// the same traffic, to the byte. Seats and spectators, the socket and every request about a table, undo, looking back,
// bots and exports are in it. What the viewer may not know is said by the rules in words, not by the games' views
// (proof/secrecy/worlds.ts).
//
//   node apps/server/proof/secrecy.ts [--tables 300] [--seed 1] [--plant view|beside|legal|event]
//
// With --plant the games leak; then the proof must fail.

import { parseArgs } from 'node:util'
import { proveSecrecy } from './secrecy/prove.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    plant: { type: 'string' },
  },
})
const { tables, commands, bytes, leaks } = await proveSecrecy({
  tables: Number(values.tables),
  seed: values.seed,
  plant: values.plant,
})
for (const leak of leaks.slice(0, 10)) console.log(leak)
console.log(
  `${tables} pairs of tables, ${commands} commands, ${(bytes / 1e6).toFixed(1)} MB to the viewers: ` +
    `${leaks.length} differ`,
)
process.exitCode = leaks.length === 0 ? 0 : 1
