import { createElement } from 'react'
import { expect, test } from 'vitest'
import { BlockSheet } from '../src/games/yokohama/art/block-sheet.tsx'
import { markup } from './markup.ts'

// The blocks that Yokohama is printed from lie in a file, so that no script carries them. After a drawing has changed, they
// are cut anew with `npx vitest run apps/web/test/yokohama-blocks.test.ts -u`.

test('the sheet of blocks is what the drawings say', async () => {
  const sheet = markup(createElement(BlockSheet)).replaceAll('<symbol', '\n<symbol')
  await expect(`${sheet}\n`).toMatchFileSnapshot('../src/games/yokohama/art/blocks.svg')
})
