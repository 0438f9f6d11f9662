import { sql } from 'kysely'
import { addThesis, type EchoIndex, makeEchoIndex } from '#domain/echo/echo-index.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'

/** What is remembered of a person's decisions: their passages, which asset is about what, and how sure each Buy was. */
type RememberedDecisions = {
  readonly index: EchoIndex
  readonly factsOf: Map<number, AssetFacts>
  readonly confidenceAt: Map<number, number>
  /** The last decision of the journal that is in it. */
  upTo: number
}

/** By user, those who asked last at the end: nothing that could not be read again. */
const remembered = new WeakMap<Db, Map<string, RememberedDecisions>>()
/** Different sentences of all users together, of less than a kilobyte each. */
const MOST_FORMS = 100_000
/** Read at once; between two such pages others have their turn. */
const PAGE = 100

/**
 * A person's decisions up to the present, of which only those are read that were recorded since the last time: in most cases
 * one query, for none or one.
 */
export async function rememberDecisions(db: Db, userId: string): Promise<RememberedDecisions> {
  const users = remembered.get(db) ?? new Map<string, RememberedDecisions>()
  remembered.set(db, users)
  const decisions = users.get(userId) ?? makeRemembered()
  keep(users, userId, decisions)
  for (;;) {
    const rows = await decisionsQuery(db, { userId, after: decisions.upTo })
    for (const row of rows) add(decisions, row)
    if (rows.length < PAGE) break
  }
  keep(users, userId, decisions)
  return decisions
}

const makeRemembered = (): RememberedDecisions => ({
  index: makeEchoIndex(),
  factsOf: new Map(),
  confidenceAt: new Map(),
  upTo: 0,
})

type DecisionRow = Pick<EntryRow, 'sequence' | 'body'>

const decisionsQuery = prepared<{ userId: string; after: number }, DecisionRow>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', value('userId'))
    .where('sequence', '>', value('after'))
    .where('kind', '=', 'decision-recorded')
    .orderBy('sequence')
    .limit(sql.lit(PAGE)),
)

/** What two requests have read at the same time is added once. One that cannot be read is left out: the check names it. */
function add(decisions: RememberedDecisions, { sequence, body }: DecisionRow): void {
  if (sequence <= decisions.upTo) return
  decisions.upTo = sequence
  const entry = tryReadEntry(body)
  if (entry?.kind !== 'decision-recorded') return
  const { assetId, thesis, asset } = entry
  if (asset) decisions.factsOf.set(assetId, asset)
  if (entry.action === 'Buy') decisions.confidenceAt.set(sequence, entry.confidence)
  addThesis(decisions.index, { sequence, assetId, thesis }, decisions.factsOf.get(assetId) ?? null)
}

/** Forgets those who asked longest ago once there is too much. */
function keep(users: Map<string, RememberedDecisions>, userId: string, current: RememberedDecisions): void {
  users.delete(userId)
  users.set(userId, current)
  let count = 0
  for (const { index } of users.values()) count += index.forms.length
  for (const [oldest, { index }] of users) {
    if (count <= MOST_FORMS || users.size === 1) return
    users.delete(oldest)
    count -= index.forms.length
  }
}
