import { statSync } from 'node:fs'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'

/** What the databases of this process are asked to do, one statement after the other, counted where the driver asks. */
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

/** Pages that were written into a write-ahead log since it was begun anew: each has 24 bytes before it, and the log 32. */
export const walPages = (log: string): number => (statSync(log).size - 32) / (4096 + 24)

/**
 * In WAL mode with synchronous=FULL a COMMIT syncs the log once, and nothing else syncs until a checkpoint: so many commits
 * are so many syncs.
 */
export const syncsOf = (statements: readonly string[]): number =>
  statements.filter((statement) => statement === 'commit').length
