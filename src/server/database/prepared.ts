import type { CompiledQuery } from 'kysely'
import type { Db } from './open-database.ts'

/** By its text, the name under which PostgreSQL keeps the plan of a statement, once for each connection. */
const names = new Map<string, string>()

/** @returns undefined for what is not prepared */
export const statementName = (text: string): string | undefined => names.get(text)

/** Names a value of a query that is prepared. */
export type ValueIn<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/** Stands for a value in a query until the query is run. */
class Slot {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query that is built and compiled at its first use, and then only run: for the few that stand on the way of every
 * request, where building them anew took longer than SQLite takes to answer.
 * @param build the query, with `value(name)` wherever a value belongs. It must not depend on a value otherwise.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, value: ValueIn<Values>) => { compile(db: Db): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<Row[]> {
  // One for each open database, for the text differs between engines. A transaction has its database's adapter.
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
