import { addThesis, type EchoIndex, makeEchoIndex } from '#domain/echo/echo-index.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import { countsInCalibration } from '#domain/reviews/counted.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { nextSlice } from '../event-loop/next-slice.ts'

/** What is cached of a user's decisions: their passages, the asset of each, and the confidence of each Buy. */
type RememberedDecisions = {
  readonly index: EchoIndex
  readonly factsOf: Map<number, AssetFacts>
  readonly confidenceAt: Map<number, number>
  /** The sequence of the last decision in it. */
  upTo: number
}

/** The limit of different sentences of all users together, each of which takes less than a kilobyte. */
const MOST_FORMS = 100_000
const remembered = makeUserCache<RememberedDecisions>(MOST_FORMS, ({ index }) => index.forms.length)
/** How many decisions are read at once. */
const PAGE = 100
/** After so many characters of theses, a millisecond or two of work, others get their turn. */
const CHARACTERS_AT_ONCE = 4_000

/**
 * A user's decisions up to the present. Only those recorded since the last call are read: in most cases with a single query
 * that finds none or one.
 */
export async function rememberDecisions(db: Db, userId: string): Promise<RememberedDecisions> {
  const decisions = remembered.find(db, userId) ?? makeRemembered()
  // Stored before it is filled, so that two requests at the same moment fill one.
  remembered.store(db, userId, decisions)
  for (;;) {
    const rows = await decisionsQuery(db, { userId, after: decisions.upTo })
    await addInTurns(decisions, rows)
    if (rows.length < PAGE) break
  }
  remembered.store(db, userId, decisions)
  return decisions
}

async function addInTurns(decisions: RememberedDecisions, rows: readonly DecisionRow[]): Promise<void> {
  let characters = 0
  for (const row of rows) {
    characters += add(decisions, row)
    if (characters < CHARACTERS_AT_ONCE) continue
    characters = 0
    await nextSlice()
  }
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
    .limit(PAGE),
)

/**
 * Adds a decision once, even when two requests have read it. One that cannot be read is left out; the journal's check names it.
 * @returns the characters of its thesis
 */
function add(decisions: RememberedDecisions, { sequence, body }: DecisionRow): number {
  if (sequence <= decisions.upTo) return 0
  decisions.upTo = sequence
  const entry = tryReadEntry(body)
  if (entry?.kind !== 'decision-recorded') return 0
  const { assetId, thesis, asset } = entry
  if (asset) decisions.factsOf.set(assetId, asset)
  // How sure somebody was counts only where they wrote it then (ruling 19), and so does what came of it.
  if (entry.action === 'Buy' && countsInCalibration(entry, 0)) decisions.confidenceAt.set(sequence, entry.confidence)
  addThesis(decisions.index, { sequence, assetId, thesis }, decisions.factsOf.get(assetId) ?? null)
  return thesis.length
}
