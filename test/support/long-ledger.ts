import { GENESIS_HASH, seal } from '#domain/ledger/chain.ts'
import { columnsOf } from '#domain/ledger/check-ledger.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { sealOfEnd } from '#domain/ledger/ledger-end.ts'
import type { OpenDatabase } from '#server/database/open-database.ts'
import { sha256 } from '#server/ledger/ledger-end-store.ts'
import { critiqueOf, IBM, story } from '../fixtures/entries.ts'

const AT_ONCE = 500
const THESIS = 'it grows, and the price does not say so. '

type Length = {
  readonly entries: number
  readonly assets: number
  /** About how many characters a thesis has. */
  readonly characters: number
}

/**
 * Writes a long ledger for the only user, sealed as Candor seals it. The first entry of each asset buys it; of the later ones each
 * second is the critique of a decision, which holds, buys more or sells some, and some are written down a day later.
 */
export async function writeLongLedger({ db }: OpenDatabase, { entries, assets, characters }: Length): Promise<void> {
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const [opening, ...later] = story(
    ['Buy', { quantity: '10', price: '121.23', confidence: 6 }],
    ['Hold', { confidence: 7 }],
    ['Buy More', { quantity: '10', price: '118' }],
    ['Hold'],
    ['Sell Some', { quantity: '10', price: '131.5' }],
  )
  if (!opening) throw new Error('The story opens with a Buy.')
  const thesis = THESIS.repeat(Math.ceil(characters / THESIS.length))

  const entryAt = (sequence: number): Entry => {
    const round = Math.floor((sequence - 1) / assets)
    const assetId = ((sequence - 1) % assets) + 1
    const decisionId = `d${round % 2 === 0 && round > 0 ? sequence - assets : sequence}`
    const told = round === 0 ? opening : (later[((round - 1) >> 1) % later.length] ?? opening)
    const recordedAt = momentOf(round)
    const asset = round === 0 ? { ...IBM, ticker: `T${assetId}`, companyName: `Company ${assetId}` } : null
    const decision = {
      ...{ ...told, sequence, assetId, asset, decisionId, recordedAt, thesis: `Entry ${sequence}: ${thesis}` },
      price: told.price && { ...told.price, at: recordedAt },
      ...(round > 0 && assetId % 100 === 0 ? { decidedOn: dayBefore(recordedAt) } : {}),
    }
    if (round === 0 || round % 2 === 1) return decision
    return { ...critiqueOf([], decision), sequence, recordedAt }
  }

  let hash = GENESIS_HASH
  for (let from = 1; from <= entries; from += AT_ONCE) {
    const rows = []
    for (let sequence = from; sequence < from + AT_ONCE && sequence <= entries; sequence += 1) {
      const entry = entryAt(sequence)
      const sealed = seal(entry, hash, userId, sha256)
      const { kind, assetId, decisionId, recordedAt } = columnsOf(entry)
      const columns = { kind, asset_id: assetId, decision_id: decisionId, recorded_at: recordedAt, body: sealed.body }
      rows.push({ user_id: userId, sequence, ...columns, previous_hash: hash, hash: sealed.hash })
      hash = sealed.hash
    }
    await db.insertInto('entries').values(rows).execute()
  }
  const end = { sequence: entries, hash, highestAssetId: assets, boundFrom: 1 }
  const head = {
    sequence: entries,
    hash,
    highest_asset_id: assets,
    bound_from: 1,
    seal: sealOfEnd(userId, end, sha256),
  }
  await db
    .insertInto('ledger_heads')
    .values({ user_id: userId, ...head })
    .execute()
}

const DAY_MS = 24 * 60 * 60 * 1000
const BEGAN = Date.parse('2020-01-06T14:00:00.000Z')

/** Two days after the round before. */
const momentOf = (round: number): string => new Date(BEGAN + round * 2 * DAY_MS).toISOString()

const dayBefore = (moment: string): string => new Date(Date.parse(moment) - DAY_MS).toISOString().slice(0, 10)
