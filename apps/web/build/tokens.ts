import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface Tokens {
  readonly file: string
  /** The order of the layers, as a statement. */
  readonly layers: string
  /** The conditions of the breakpoints, by their names. */
  readonly breakpoints: ReadonlyMap<string, string>
}

const BREAKPOINT = /@custom-media (--[\w-]+) ([^;]+);\s*/g
const LAYERS = /@layer [\w, ]+;/

/** Gives every style sheet what it cannot ask of the tokens by itself: the conditions of the breakpoints, the order of the layers. */
export function tokens(file: string): Plugin {
  return {
    name: 'tokens',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css$/, exclude: /\/node_modules\// } },
      handler(css, id) {
        this.addWatchFile(file)
        return { code: spellOut(css, id, readTokens(file)), map: null }
      },
    },
  }
}

function readTokens(file: string): Tokens {
  const css = readFileSync(file, 'utf8')
  const layers = LAYERS.exec(css)?.[0]
  if (layers === undefined) throw new Error(`${file} does not say in which order the layers lie.`)
  const breakpoints = new Map([...css.matchAll(BREAKPOINT)].map(([, name, condition]) => [name!, condition!]))
  return { file, layers, breakpoints }
}

/** A style sheet as browsers read it. The layers lie as the first one says that a browser reads, whichever that is. */
export function spellOut(css: string, id: string, { file, layers, breakpoints }: Tokens): string {
  const conditionOf = (name: string): string => {
    const condition = breakpoints.get(name)
    if (condition !== undefined) return condition
    const known = [...breakpoints.keys()].join(', ')
    throw new Error(`${id} asks for the breakpoint ${name}; ${file} names ${known}.`)
  }
  const spelt = css
    .replace(BREAKPOINT, '')
    .replace(LAYERS, '')
    .replace(/@media [^{]+/g, (query) =>
      query.replace(/\((--[\w-]+)\)/g, (_, name: string) => conditionOf(name)),
    )
  return `${layers}\n${spelt}`
}
