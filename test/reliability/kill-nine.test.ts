import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { faultLine } from '#server/ledger/journal-report.ts'
import { listLedger } from '#server/ledger/ledger-store.ts'
import { verify } from '#server/ledger/verify.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { startCandor } from '../support/running-candor.ts'
import { seeded } from '../support/seeded.ts'
import { makeWriter, type Sent } from '../support/writers.ts'
import { printReport, sizeOf } from './report.ts'

const ROUNDS = Number(process.env.CANDOR_KILL_ROUNDS ?? sizeOf({ short: 20, full: 1_000 }))
const SEED = Number(process.env.CANDOR_KILL_SEED ?? 20_261_121)
/** As many as are acknowledged before the kill of a round, at most. */
const MOST_WRITES = sizeOf({ short: 50, full: 110 })
const PEOPLE = 4
const WRITERS = 8

const candor = await startCandor()
afterAll(() => candor.close())

test(`${ROUNDS} times kill -9 among ${WRITERS} writers: whatever was acknowledged is there, once`, async () => {
  const chance = seeded(SEED)
  const members = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(candor, `writer-${index}`)))
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    makeWriter(memberOf(members, index), `W${index}`, seeded(SEED + index)),
  )

  for (let round = 1; round <= ROUNDS; round += 1) {
    const enough = countTo(chance.whole(1, MOST_WRITES))
    const writing = Promise.all(writers.map((writer) => writer.writeUntilCut(enough.count)))
    await Promise.race([writing, enough.reached.then(() => passes(chance.whole(0, 20)))])
    await candor.kill()
    await writing
    await candor.start()
    for (const member of members)
      expect(await member.send('GET', '/api/session')).toMatchObject({ json: { user: { username: member.username } } })
  }
  await candor.stop()

  const sent = writers.flatMap((writer) => writer.sent)
  const { stored, faults } = await readFolder()
  const acknowledged = sent.filter(({ outcome }) => outcome === 'recorded')
  const storedOf = Map.groupBy(stored, ({ decisionId }) => decisionId)
  const lost = acknowledged.filter((decision) => !isStored(decision, storedOf.get(decision.decisionId) ?? []))
  printReport({
    name: 'kill-nine',
    n: acknowledged.length,
    faults: ROUNDS,
    figure: { seed: SEED, unknown: sent.length - acknowledged.length, lost: lost.length, broken: faults.length },
    pass: lost.length === 0 && faults.length === 0,
  })
  expect(faults).toEqual([])
  expect(lost).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
  // Nothing is stored that nobody sent, and nothing twice, acknowledged or not.
  const ids = stored.map(({ decisionId }) => decisionId)
  expect(new Set(ids).size).toBe(ids.length)
  const thesisOf = new Map(sent.map(({ decisionId, thesis }) => [decisionId, thesis]))
  expect(stored.filter(({ decisionId, thesis }) => thesisOf.get(decisionId) !== thesis)).toEqual([])
})

type Stored = { readonly decisionId: string; readonly thesis: string; readonly assetId: number }

/** @param stored what has its id */
const isStored = (decision: Sent, stored: readonly Stored[]): boolean =>
  stored.length === 1 &&
  stored.every(({ thesis, assetId }) => thesis === decision.thesis && assetId === decision.assetId)

/** Every decision in the ledgers, and whatever is not as it must be in the folder that the last kill left. */
async function readFolder(): Promise<{ stored: Stored[]; faults: string[] }> {
  const database = await openDatabase({ engine: 'sqlite', folder: candor.folder })
  const { db } = database
  const { faults } = await verify(database)
  const checked = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db)
  const users = await db.selectFrom('users').select('id').execute()
  const entries = (await Promise.all(users.map(({ id }) => listLedger(db, id)))).flat().map(({ entry }) => entry)
  const waiting = await db.selectFrom('critique_jobs').select('decision_id').execute()
  await db.destroy()
  const stored = entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [entry] : []))
  const critiqued = entries.flatMap((entry) => (entry.kind === 'critique-recorded' ? [entry.decisionId] : []))
  return {
    stored,
    faults: [
      ...faults.map((fault) => faultLine(fault)),
      ...damage(checked.rows),
      ...uncritiqued(stored, critiqued, waiting),
    ],
  }
}

const damage = (rows: readonly { integrity_check: string }[]): string[] =>
  rows.map(({ integrity_check }) => integrity_check).filter((found) => found !== 'ok')

/** A decision has its one critique or waits for it: the decision, the read model and the job are one transaction. */
function uncritiqued(
  stored: readonly Stored[],
  critiqued: readonly string[],
  waiting: readonly { decision_id: string }[],
): string[] {
  const times = new Map<string, number>()
  for (const id of [...critiqued, ...waiting.map(({ decision_id }) => decision_id)])
    times.set(id, (times.get(id) ?? 0) + 1)
  return stored
    .filter(({ decisionId }) => times.get(decisionId) !== 1)
    .map(({ decisionId }) => `decision ${decisionId} has ${times.get(decisionId) ?? 0} critiques or jobs`)
}

function memberOf(members: readonly HttpMember[], index: number): HttpMember {
  const member = members[index % members.length]
  if (!member) throw new Error('Nobody signed up.')
  return member
}

/** On a slow machine a round takes longer, and is killed among as many writes. */
function countTo(most: number): { count(): void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let counted = 0
  return {
    count: () => {
      counted += 1
      if (counted === most) resolve()
    },
    reached: promise,
  }
}

/** How far into the next writes the kill comes is the one thing here that is an amount of time. */
// biome-ignore lint/plugin: the kill has to come between two writes, wherever they are
const passes = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
