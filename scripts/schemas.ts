// Writes what the games say as JSON Schema (2020-12), from the types of their packages.
//
//   npm run schemas              into packages/protocol/schemas
//   npm run schemas -- --check   only says, by its exit code, whether they are as the types are

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { API, type Checker, type Symbol, type Type } from 'typescript/unstable/sync'
import { GAMES } from '@entrepot/bots/games'

const root = dirname(import.meta.dirname)
/** Of a game's package, what others read or send. */
const SAID = ['Command', 'Event', 'View', 'Options'] as const
const OPTIONAL = 16_777_216
const FLAGS = {
  any: 3,
  undefined: 4,
  null: 8,
  string: 32,
  number: 64,
  boolean: 256,
  object: 131_072,
} as const

type Schema = Record<string, unknown>

const api = new API({ cwd: root })
try {
  const config = join(root, 'tsconfig.packages.json')
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`${config} is no project`)
  const { program, checker } = project
  for (const { id, rules } of GAMES) {
    const source = program.getSourceFile(join(root, 'packages', id, 'src/index.ts'))
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`packages/${id}/src/index.ts exports nothing`)
    const exported = checker.getExportsOfModule(module)
    const { version } = await rules()
    keep(id, version, describe(checker, exported))
  }
} finally {
  api.close()
}

function keep(game: string, version: string, defs: Schema): void {
  const file = join(root, `packages/protocol/schemas/${game}.json`)
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/api/schemas/${game}.json`,
    title: `What ${game} ${version} says: commands, events, views, options`,
    $defs: defs,
  }
  const text = `${JSON.stringify(schema, null, 1)}\n`
  if (!process.argv.includes('--check')) return writeFileSync(file, text)
  if (readFileSync(file, 'utf8') === text) return undefined
  process.stderr.write(`${file} is not as the types are: npm run schemas\n`)
  process.exitCode = 1
  return undefined
}

/** The schemas of what a package says, and of the types that these are made of, by name. */
function describe(checker: Checker, exported: readonly Symbol[]): Schema {
  const defs: Schema = {}
  const names = new Map<number, string>()

  const named = (type: Type): Schema => {
    const name = nameOf(type)
    if (name === undefined) return plain(type)
    const known = names.get(type.id)
    if (known !== undefined) return { $ref: `#/$defs/${known}` }
    const free = name in defs ? `${name}${names.size}` : name
    names.set(type.id, free)
    // Holds the place, so that parts which mention it find it.
    defs[free] = {}
    defs[free] = plain(type)
    return { $ref: `#/$defs/${free}` }
  }

  const plain = (type: Type): Schema => {
    if (type.isUnionType()) return union(type.getTypes())
    if (type.isLiteralType()) return { const: type.value }
    if (type.flags & FLAGS.any) return {}
    if (type.flags & FLAGS.null) return { type: 'null' }
    if (type.flags & FLAGS.string) return { type: 'string' }
    if (type.flags & FLAGS.number) return { type: 'number' }
    if (type.flags & FLAGS.boolean) return { type: 'boolean' }
    if (type.flags & FLAGS.object) return { type: 'object' }
    if (type.isTemplateLiteralType()) return { type: 'string' }
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as never).map(named)
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
    }
    if (checker.isArrayType(type)) return { type: 'array', items: named(elementOf(type)) }
    return object(type)
  }

  const elementOf = (type: Type): Type => {
    const [element] = checker.getTypeArguments(type as never)
    if (!element) throw new Error(`${checker.typeToString(type)} has no elements`)
    return element
  }

  const object = (type: Type): Schema => {
    const properties: Schema = {}
    const required: string[] = []
    for (const symbol of checker.getPropertiesOfType(type)) {
      const of = checker.getTypeOfSymbol(symbol)
      if (!of) throw new Error(`${checker.typeToString(type)}.${symbol.name} has no type`)
      const description = checker.getDocumentationCommentOfSymbol(symbol).replaceAll('\n', ' ')
      properties[symbol.name] = { ...named(of), ...(description === '' ? {} : { description }) }
      if (!(symbol.flags & OPTIONAL)) required.push(symbol.name)
    }
    const [index] = checker.getIndexInfosOfType(type)
    const rest = index === undefined ? false : named(index.valueType)
    return { type: 'object', properties, required, additionalProperties: rest }
  }

  const union = (types: readonly Type[]): Schema => {
    const parts = types.filter(({ flags }) => !(flags & FLAGS.undefined)).map(named)
    const literals = parts.flatMap((part) => ('const' in part ? [part['const']] : []))
    const others = parts.filter((part) => !('const' in part))
    const isBoolean = literals.includes(true) && literals.includes(false)
    const values = isBoolean ? literals.filter((value) => typeof value !== 'boolean') : literals
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(values.length > 1 ? [{ enum: values }] : values.map((value) => ({ const: value }))),
      ...others,
    ]
    return all.length === 1 ? (all[0] as Schema) : { anyOf: all }
  }

  for (const name of SAID) {
    const symbol = exported.find((candidate) => candidate.name === name)
    if (symbol) named(checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol)))
  }
  return Object.fromEntries(Object.entries(defs).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The name under which a type is written down; undefined for what has none of its own. */
function nameOf(type: Type): string | undefined {
  if (type.isIntrinsicType() || type.isLiteralType()) return undefined
  const alias = type.getAliasSymbol()
  if (alias) return type.getAliasTypeArguments().length === 0 ? alias.name : undefined
  const name = type.isObjectType() ? type.getSymbol()?.name : undefined
  return name === undefined || !/^[A-Z]\w*$/.test(name) || /^(Readonly)?Array$/.test(name) ? undefined : name
}
