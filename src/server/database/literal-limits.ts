import { LimitNode, PostgresQueryCompiler, SqliteQueryCompiler, ValueNode } from 'kysely'

/**
 * Writes a limit into the statement as a number. SQLite plans a statement anew at each run if its limit is a parameter, and
 * PostgreSQL plans a named statement for a limit that it does not know.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(literal(node))
  }
}

/** The same for PostgreSQL. */
export class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(literal(node))
  }
}

function literal(node: LimitNode): LimitNode {
  const { limit } = node
  const isNumber = ValueNode.is(limit) && typeof limit.value === 'number'
  return isNumber ? LimitNode.create(ValueNode.createImmediate(limit.value)) : node
}
