import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import type { SqliteWriter } from './sqlite-writer.ts'

/** A connection of its own, for a command beside the server. */
export function plainDialect(sql: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: asKyselyWants(sql) })
}

/**
 * Reads where the question is asked, since that takes less time than to ask a thread; writes, and whatever belongs to a
 * transaction, by the writer. Whoever has waited for a write reads it.
 */
export function threadedDialect(reader: DatabaseSync, writer: SqliteWriter): Dialect {
  const plain = plainDialect(reader)
  return {
    createAdapter: () => new ThreadedAdapter(),
    createDriver: () => new ThreadedDriver(reader, writer),
    createIntrospector: (db) => plain.createIntrospector(db),
    createQueryCompiler: () => plain.createQueryCompiler(),
  }
}

class ThreadedAdapter extends SqliteAdapter {
  /** Nobody who reads waits for somebody else's transaction. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class ThreadedDriver implements Driver {
  #read: SqliteDatabase
  #writer: SqliteWriter

  constructor(reader: DatabaseSync, writer: SqliteWriter) {
    this.#read = asKyselyWants(reader)
    this.#writer = writer
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadedConnection> {
    return new ThreadedConnection(this.#read, this.#writer)
  }

  beginTransaction(connection: ThreadedConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: ThreadedConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: ThreadedConnection): Promise<void> {
    return connection.rollBack()
  }

  async releaseConnection(): Promise<void> {}

  /** Who has opened the file closes it. */
  async destroy(): Promise<void> {}
}

class ThreadedConnection implements DatabaseConnection {
  #read: SqliteDatabase
  #writer: SqliteWriter
  #inTransaction = false

  constructor(read: SqliteDatabase, writer: SqliteWriter) {
    this.#read = read
    this.#writer = writer
  }

  async begin(): Promise<void> {
    await this.#writer.hold()
    try {
      await this.#writer.step('BEGIN IMMEDIATE')
      this.#inTransaction = true
    } catch (error) {
      this.#writer.release()
      throw error
    }
  }

  /** A commit that fails is followed by taking everything back. */
  async commit(): Promise<void> {
    await this.#writer.step('COMMIT')
    this.#release()
  }

  async rollBack(): Promise<void> {
    await this.#writer.step('ROLLBACK').finally(() => this.#release())
  }

  #release(): void {
    this.#inTransaction = false
    this.#writer.release()
  }

  async executeQuery<Row>({ query, sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#inTransaction && query.kind === 'SelectQueryNode')
      return { rows: this.#read.prepare(text).all(parameters) as Row[] }
    const write = { text, values: parameters }
    const done = await (this.#inTransaction ? this.#writer.step(write) : this.#writer.write(write))
    if (!('rows' in done)) throw new Error('the writer took a statement for an entry')
    const { rows, changes } = done
    return { rows: rows as Row[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing here is read in pieces')
  }
}

/** Node.js's driver in the shape of better-sqlite3, as far as kysely uses it. Texts of statements are few: all are kept. */
function asKyselyWants(sql: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => {
      if (sql.isOpen) sql.close()
    },
    prepare(text) {
      const known = statements.get(text)
      if (known) return known
      const made = statementOf(sql.prepare(text))
      statements.set(text, made)
      return made
    },
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
