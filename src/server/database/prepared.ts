import type { CompiledQuery } from 'kysely'
import type { Db } from './open-database.ts'

/** The names of prepared statements by their text. PostgreSQL keeps the plan under this name, once for each connection. */
const names = new Map<string, string>()

/** @returns undefined for a statement that is not prepared */
export const statementName = (text: string): string | undefined => names.get(text)

/** Gives the placeholder for a value in a prepared query. */
export type ValueIn<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/** A placeholder in a query, replaced by the value when the query runs. */
class Slot {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query that is built and compiled at its first use, and only run after that: for the few queries of every request, where
 * building them anew took longer than SQLite takes to answer.
 * @param build makes the query, with `value(name)` for each value. The query must not depend on a value in any other way
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, value: ValueIn<Values>) => { compile(db: Db): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<Row[]> {
  // One for each open database, because the text differs between engines. A transaction shares its database's adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const cached = compiled.get(adapter) ?? build(db, (name) => new Slot(name) as never).compile(db)
    compiled.set(adapter, cached)
    if (!names.has(cached.sql)) names.set(cached.sql, `candor_${names.size + 1}`)
    const parameters = cached.parameters.map((given) =>
      given instanceof Slot ? values[given.name as keyof Values] : given,
    )
    const { rows } = await db.executeQuery<Row>({ ...cached, parameters })
    return rows
  }
}
