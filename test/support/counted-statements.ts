import { statSync } from 'node:fs'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'

/** The statements that this process runs on SQLite, recorded in the driver. */
type CountedStatements = { readonly ran: readonly string[]; stop(): void }

export function countStatements(): CountedStatements {
  const ran: string[] = []
  const { all, run } = StatementSync.prototype
  StatementSync.prototype.all = counting(all, ran)
  StatementSync.prototype.run = counting(run, ran)
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, [statement, ...rest]) {
      ran.push(typeof statement === 'string' ? statement : statement.text)
      return Reflect.apply(target, client, [statement, ...rest])
    },
  })
  const stop = () => {
    Object.assign(StatementSync.prototype, { all, run })
    pg.Client.prototype.query = query
  }
  return { ran, stop }
}

const counting = <Method extends typeof StatementSync.prototype.all | typeof StatementSync.prototype.run>(
  method: Method,
  ran: string[],
): Method =>
  new Proxy(method, {
    apply(target, statement: StatementSync, values) {
      ran.push(statement.sourceSQL)
      return Reflect.apply(target, statement, values)
    },
  })

/** The pages in a write-ahead log since it was restarted. The log has a header of 32 bytes, and each page one of 24. */
export const walPages = (log: string): number => (statSync(log).size - 32) / (4096 + 24)

/**
 * The number of syncs. In WAL mode with synchronous=FULL each COMMIT syncs the log once, and nothing else syncs until a
 * checkpoint, so it equals the number of commits.
 */
export const syncsOf = (statements: readonly string[]): number =>
  statements.filter((statement) => statement === 'commit').length
