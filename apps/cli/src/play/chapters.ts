import type { Chapter, Grid, Passage } from '@entrepot/telling'

const WIDTH = 100

/** A part of the table as lines for a terminal. */
export function chapterText({ heading, passages }: Chapter): string {
  return [heading.toUpperCase(), ...passages.flatMap((passage) => passageLines(passage))].join('\n')
}

function passageLines(passage: Passage): string[] {
  switch (passage.kind) {
    case 'facts':
      return wrapped(
        `${passage.label}: ${passage.facts.map(([name, value]) => `${name} ${value}`).join(' · ')}`,
      )
    case 'list':
      return passage.items.length === 0
        ? []
        : [`${passage.label}:`, ...passage.items.flatMap((item) => wrapped(`- ${item}`, '  '))]
    case 'table':
      return gridLines(passage)
    case 'part':
      return ['', `— ${passage.heading} —`, ...passage.passages.flatMap((inner) => passageLines(inner))]
  }
}

/** A table in columns where it fits; else each row as a sentence of what its columns say. */
function gridLines({ caption, columns, rows }: Grid): string[] {
  const cells = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const fits = widths.reduce((sum, width) => sum + width + 2, 2) <= WIDTH
  const lines = fits
    ? cells.map((row) =>
        `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
      )
    : cells.slice(1).flatMap((row) => wrapped(`- ${rowSentence(columns, row)}`, '  '))
  return [`${caption}:`, ...lines]
}

function rowSentence(columns: readonly string[], [head = '', ...cells]: readonly string[]): string {
  const said = cells
    .map((cell, index) => (cell === '' ? '' : `${columns[index + 1]}: ${cell}`))
    .filter((part) => part !== '')
  return `${head} — ${said.join('; ')}`
}

/** Breaks a text between words; the lines after the first hang further in. */
export function wrapped(text: string, indent = '', hanging = `${indent}  `): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + word.length > WIDTH) {
      lines.push(line.trimEnd())
      line = hanging
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
