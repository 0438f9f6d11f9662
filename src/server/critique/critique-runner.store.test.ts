import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import type { CorrectedField } from '#domain/ledger/correction-recorded.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { type InTransaction, makeWrite, type Write } from '../database/write.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { enqueueCritique } from '../recording/critique-job.ts'
import type { Critic } from './critic.ts'
import { type CritiqueRunner, startCritiqueRunner } from './critique-runner.ts'
import { makeCritiqueTexts } from './critique-texts.ts'

const decisionId = randomUUID()
const opening: DecisionRecorded = {
  kind: 'decision-recorded',
  decisionId,
  assetId: 1,
  action: 'Watch',
  confidence: 5,
  thesis: THESIS,
  price: null,
  quantity: '1',
  asset: IBM,
}

let database: TestDatabase
let write: Write
let hour: number
let runner: CritiqueRunner
let asked: number
let splitsGiven: CritiqueRequest['splits']
/** The model's answer. */
let said: string
const hub = makeLiveHub()
const streamed: string[] = []
hub.listen({ id: 'alice', sessionId: 'one' }, (_name, data) => void ('text' in data && streamed.push(data.text)), {
  end: () => undefined,
  lookAgain: () => undefined,
})

const now = () => new Date(Date.UTC(2026, 10, 21) + 3_600_000 * hour).toISOString()

const critic: Critic = {
  name: 'a model',
  async critique({ splits }, onText) {
    asked += 1
    splitsGiven = splits
    for (const unit of said.split('')) onText(unit)
    const how = { model: 'a model', promptVersion: 'test', promptHash: 'none' }
    return { status: 'complete', reason: null, text: said, ...how }
  },
}

beforeEach(async () => {
  database = await openTestDatabase()
  write = makeWrite(database)
  ;[hour, asked, said] = [0, 0, 'Psychology: fine.']
  streamed.length = 0
  await write('alice', async (trx) => {
    await appendFact(trx, 'alice', opening, now())
    await enqueueCritique(trx, { userId: 'alice', decisionId, assetId: 1 }, now())
  })
})
afterEach(async () => {
  await runner.stop()
  await database.close()
})

const run = (writing: Write, asking = critic) => {
  const log = pino({ level: 'silent' })
  runner = startCritiqueRunner({
    database,
    write: writing,
    critic: asking,
    live: hub,
    texts: makeCritiqueTexts(hub),
    log,
    now,
  })
}

const jobs = () => database.db.selectFrom('critique_jobs').select(['attempts', 'locked_until']).execute()
/** The clock moves on by an hour whenever a job waits for its next turn. One that is due is left alone: the runner may be taking it. */
const isSettled = () =>
  expect
    .poll(async () => {
      const waiting = await database.db.selectFrom('critique_jobs').select(['run_at', 'locked_until']).execute()
      if (waiting.every((job) => job.locked_until === null && job.run_at > now())) hour += 1
      runner.wake()
      return waiting
    })
    .toEqual([])
const critiques = async () =>
  (await listAssetEntries(database.db, 'alice', 1)).filter(
    (entry): entry is Entry<CritiqueRecorded> => entry.kind === 'critique-recorded',
  )

describe('a critique with broken characters', () => {
  it('is recorded with replacement characters, and streamed in whole characters', async () => {
    said = 'Up \ud83d and 😀 down'
    run(write)
    await isSettled()
    expect(await critiques()).toMatchObject([{ status: 'complete', text: 'Up \ufffd and 😀 down' }])
    expect(asked).toBe(1)
    expect(streamed.join('')).toContain('😀')
    expect(streamed.every((data) => data.isWellFormed())).toBe(true)
  })
})

describe('a critique of a company whose ticker was mistyped', () => {
  it('is given no split of the company that really has that ticker', async () => {
    const split = { effectiveOn: '2026-11-19', newShares: '4', oldShares: '1', source: 'massive' } as const
    await storeSplits(database.db, 'IBM', [split])
    await write('alice', async (trx) => {
      const entries = await listAssetEntries(trx, 'alice', 1)
      const { sequence: _, recordedAt, ...correction } = correctionOf(entries, 1, 'ticker', 'RIGHT', now())
      await appendFact(trx, 'alice', correction, recordedAt)
    })
    run(write)
    await isSettled()
    expect([asked, splitsGiven]).toEqual([1, []])
  })
})

describe('a critique during which something is corrected', () => {
  const later: DecisionRecorded = { ...opening, decisionId: randomUUID(), action: 'Keep Watching', asset: null }
  const correct = (correctsSequence: number, field: CorrectedField, to: string) =>
    write('alice', async (trx) => {
      const entries = await listAssetEntries(trx, 'alice', 1)
      const { sequence: _, recordedAt, ...correction } = correctionOf(entries, correctsSequence, field, to, now())
      await appendFact(trx, 'alice', correction, recordedAt)
    })
  /** Corrects while its first critique is written. @returns the tickers that it was asked about */
  const askedOf = async (...correction: Parameters<typeof correct>): Promise<string[]> => {
    const tickers: string[] = []
    run(write, {
      name: 'a model',
      async critique(request, ...given) {
        tickers.push(request.ticker)
        if (tickers.length === 1) await correct(...correction)
        return critic.critique(request, ...given)
      },
    })
    await isSettled()
    return tickers
  }

  it('that it was given is written anew, and only what is of the corrected entry is recorded', async () => {
    expect(await askedOf(1, 'ticker', 'RIGHT')).toEqual(['IBM', 'RIGHT'])
    expect(await critiques()).toMatchObject([{ status: 'complete', sequence: 3 }])
  })

  it('in an entry that came after its own stands as it was written', async () => {
    await appendFact(database.db, 'alice', later, now())
    expect(await askedOf(2, 'price', '12')).toEqual(['IBM'])
  })
})

describe('a critique that cannot be recorded', () => {
  const failing = (times: number): Write => {
    let failed = 0
    const fail: InTransaction = async (userId, work) => {
      failed += 1
      if (failed <= times) throw new Error('not now')
      return write(userId, work)
    }
    return Object.assign(fail, { atOnce: null })
  }

  it('is asked for at most five times, and then recorded as failed, with the reason', async () => {
    run(failing(5))
    await isSettled()
    expect(asked).toBe(5)
    expect(await critiques()).toMatchObject([
      {
        status: 'failed',
        text: '',
        reason:
          "This critique was tried 5 times and could not be recorded; the server's log says why. Your decision is recorded.",
      },
    ])
  })

  it('costs no further call where even that fails, and its job is deleted in the end', async () => {
    run(failing(Number.POSITIVE_INFINITY))
    await isSettled()
    expect(asked).toBe(5)
    expect(await critiques()).toEqual([])
  })

  it('that an older release retried for ever is ended without another question', async () => {
    await database.db.updateTable('critique_jobs').set({ attempts: 700 }).execute()
    run(write)
    await isSettled()
    expect(asked).toBe(0)
    expect(await critiques()).toMatchObject([{ status: 'failed' }])
  })

  it('does not count as an attempt when the app stops in the middle', async () => {
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow: Critic['critique'] = critic.critique
    critic.critique = async (...given) => {
      begun.resolve()
      await held.promise
      return slow(...given)
    }
    run(write)
    await begun.promise
    const stopping = runner.stop()
    held.resolve()
    await stopping
    critic.critique = slow
    expect(await jobs()).toEqual([{ attempts: 0, locked_until: null }])
  })
})
