import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { thenAndNow } from '#domain/mirror/drift/then-and-now.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { findAsset } from '../ledger/read-model.ts'

const VISITS = 14
const FIRST_DAY = '2026-08-03'

const server = process.env.TEST_DATABASE_URL ?? ''
const isPostgres = process.env.CANDOR_TEST_ENGINE === 'postgres'
/** What comes of splits is reckoned by the same code on both engines, and PostgreSQL takes longer. */
const SEEDS = isPostgres ? 6 : 25
const name = `candor_${randomBytes(6).toString('hex')}`
let app: TestApp
beforeAll(async () => {
  app = await openTestApp(isPostgres ? { DATABASE_URL: await createDatabase(server, name) } : {})
})
afterAll(async () => {
  await app.close()
  if (isPostgres) await dropDatabase(server, name)
})

/** New shares for old ones, on the so-manieth day after the first. */
type TrueSplit = { readonly day: number; readonly ratio: readonly [number, number] }

/** What was said with a price, in shares of its day. */
type Said = {
  readonly day: number
  readonly does: 'buy' | 'sell' | 'look'
  readonly quantity: number
  readonly price: number
}

const RATIOS = [
  [4, 1],
  [2, 1],
  [3, 2],
  [10, 1],
  [20, 1],
  [7, 3],
  [1, 2],
  [1, 10],
] as const

const dayOf = (day: number): string => dayOfNumber(dayNumber(FIRST_DAY) + day)

/** How many shares of the second day one of the first day has become: one split after the other, each on its day. */
function grownTo(splits: readonly TrueSplit[], from: number, until: number): number {
  let shares = 1
  for (let day = from + 1; day <= until; day += 1)
    for (const split of splits) if (split.day === day) shares = (shares * split.ratio[0]) / split.ratio[1]
  return shares
}

/** An account book kept day by day, in which shares grow on the day of a split, as at a broker's. */
function bookOf(said: readonly Said[], splits: readonly TrueSplit[], today: number) {
  let [held, cost] = [0, 0]
  for (let day = DAY_BEFORE; day <= today; day += 1) {
    held *= grownTo(splits, day - 1, day)
    for (const each of said) {
      if (each.day !== day || each.does === 'look') continue
      const part = each.does === 'buy' ? 0 : each.quantity / held
      cost += each.does === 'buy' ? each.quantity * each.price : -cost * part
      held += each.does === 'buy' ? each.quantity : -each.quantity
    }
  }
  return { held, cost }
}

/** What was written on the first day in old shares, though it was the day of a split, is in those of the day before it. */
const DAY_BEFORE = -1

type Story = {
  /** The day in whose shares the first entry was written. */
  readonly opened: number
  readonly chance: Chance
  readonly member: Visitor
  readonly splits: readonly TrueSplit[]
  readonly said: Said[]
}

const send = async (member: Visitor, path: string, body: object): Promise<boolean> =>
  (await member.send('POST', `/api/assets/1/${path}`, body)).status === 201

const view = async (member: Visitor) => (await member.send('GET', '/api/assets/1')).json as AssetView

const recorded = async (member: Visitor) =>
  (await view(member)).events.flatMap((event) => (event.kind === 'split-recorded' ? [event] : []))

const correct = (member: Visitor, correctsSequence: number, field: string, to: string | null) =>
  send(member, 'corrections', { correctionId: randomUUID(), reason: 'Mistyped.', correctsSequence, field, to })

const priceOn = ({ chance, splits, opened }: Story, day: number): number =>
  Number(((100 * (0.97 + chance.next() * 0.06)) / grownTo(splits, opened, day)).toFixed(4))

async function sayPrice(story: Story, day: number): Promise<void> {
  const { chance, member, said } = story
  const [action = 'Hold', price] = [
    chance.oneOf(['Buy More', 'Sell Some', 'Hold', 'note'] as const),
    priceOn(story, day),
  ]
  const quantity = action === 'Buy More' ? chance.whole(1, 500) : action === 'Sell Some' ? 1 : 0
  const isRecorded =
    action === 'note'
      ? await send(member, 'prices', { price })
      : await send(member, 'decisions', {
          ...{ decisionId: randomUUID(), updateAction: action, price },
          ...{ updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.' },
          ...(quantity > 0 && { quantity }),
        })
  const does = action === 'Buy More' ? 'buy' : action === 'Sell Some' ? 'sell' : 'look'
  if (isRecorded) said.push({ day, does, quantity, price })
}

const ratioText = (ratio: readonly [number, number] | undefined) => (ratio ?? RATIOS[0]).join(':')

/** Records, corrects, withdraws or puts back some split, rightly or wrongly. What is refused changes nothing. */
async function saySplit({ chance, member, splits, opened }: Story, day: number): Promise<void> {
  const own = chance.oneOf(await recorded(member))
  const truth = chance.oneOf(splits)
  const isRight = chance.whole(0, 1) === 0 && truth !== undefined && truth.day <= day
  const ratio = isRight ? truth.ratio : chance.oneOf(RATIOS)
  const on = dayOf(isRight ? truth.day : chance.whole(0, day))
  const firstShares = isRight ? sharesOf(opened) : chance.oneOf(['old', 'new'] as const)
  const [newShares, oldShares] = ratioText(ratio).split(':')
  const say = chance.oneOf(own ? (['record', 'move', 'change', 'withdraw'] as const) : (['record'] as const))
  if (!own || say === 'record') await send(member, 'splits', { effectiveOn: on, newShares, oldShares, firstShares })
  else if (say === 'move') await correct(member, own.sequence, 'splitOn', on)
  else await correct(member, own.sequence, 'splitRatio', say === 'withdraw' ? null : ratioText(ratio))
}

const sharesOf = (opened: number) => (opened === DAY_BEFORE ? 'old' : 'new')

/** In the end everything stands as it was: what is wrong is withdrawn, and what is right is put back, or recorded. */
async function putRight({ member, splits, opened }: Story): Promise<void> {
  const own = await recorded(member)
  const done = new Set<number>()
  for (const { sequence, isWithdrawn } of own) if (!isWithdrawn) await correct(member, sequence, 'splitRatio', null)
  const firstShares = sharesOf(opened)
  // That of the first day comes last: no price may be in question any more then.
  for (const split of splits.toReversed()) {
    const found = own.find(
      ({ effectiveOn, sequence, isBeforeFirst }) =>
        effectiveOn === dayOf(split.day) &&
        !done.has(sequence) &&
        (split.day > 0 || isBeforeFirst === (firstShares === 'new' ? true : undefined)),
    )
    const [newShares, oldShares] = split.ratio.map(String)
    const isDone = found
      ? await correct(member, found.sequence, 'splitRatio', ratioText(split.ratio))
      : await send(member, 'splits', { effectiveOn: dayOf(split.day), newShares, oldShares, firstShares })
    expect(isDone).toBe(true)
    if (found) done.add(found.sequence)
  }
}

async function tell(seed: number): Promise<Story & { readonly today: number }> {
  const chance = seeded(seed)
  app.setNow(`${FIRST_DAY}T15:00:00.000Z`)
  const member = await app.member(`owner-${seed}`)
  const days = [
    ...(chance.whole(0, 1) === 0 ? [0] : []),
    ...[chance.whole(2, 20), chance.whole(21, 40)].slice(0, chance.whole(1, 2)),
  ]
  const opened = days[0] === 0 && chance.whole(0, 1) === 0 ? DAY_BEFORE : 0
  const splits = days.map((day) => ({ day, ratio: chance.oneOf(RATIOS) ?? RATIOS[0] }))
  const first: Said = { day: opened, does: 'buy', quantity: 10_000, price: 100 }
  const story = { chance, member, splits, opened, said: [first] }
  const share = { ticker: `TST${seed}`, companyName: `TST${seed}`, assetQty: 10_000, costBasis: 100 }
  expect((await member.send('POST', '/api/assets', buyIbm(share))).status).toBe(201)
  let day = 0
  for (let visit = 0; visit < VISITS; visit += 1) {
    day += chance.whole(1, 4)
    for (let act = chance.whole(1, 3); act > 0; act -= 1) {
      app.setNow(`${dayOf(day)}T15:${10 + visit}:0${4 - act}.000Z`)
      await (chance.whole(0, 1) === 0 ? sayPrice(story, day) : saySplit(story, day))
    }
  }
  day = Math.max(day, 41)
  app.setNow(`${dayOf(day)}T18:00:00.000Z`)
  return { ...story, today: day }
}

/** The price that was said last, in shares of today. */
function lastSaid(said: readonly Said[], splits: readonly TrueSplit[], today: number): number {
  const last = said.at(-1)
  return last ? last.price / grownTo(splits, last.day, today) : Number.NaN
}

it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'whatever is recorded, corrected, withdrawn and put back of splits ends as in an account book, and nothing is asked (%i)',
  async (seed) => {
    const story = await tell(seed)
    await putRight(story)
    const { member, splits, said, today } = story
    const { quantity, costBasis, currentPrice, heldBackPrice, pendingSplit, events } = await view(member)
    const book = bookOf(said, splits, today)
    expect(Number(quantity) / book.held).toBeCloseTo(1, 9)
    expect(Math.abs(Number(costBasis) - book.cost / book.held)).toBeLessThanOrEqual(0.0051)
    expect([heldBackPrice, pendingSplit]).toEqual([null, null])
    expect(events.filter((event) => event.kind === 'price-noted' && event.isDoubted)).toEqual([])
    expect(Number(currentPrice?.price) / lastSaid(said, splits, today)).toBeCloseTo(1, 3)
    const { id } = await app.context.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', `owner-${seed}`)
      .executeTakeFirstOrThrow()
    const entries = correctedEntries(await listAssetEntries(app.context.db, id, 1))
    const asset = await findAsset(app.context.db, id, 1)
    const course = asset && thenAndNow(asset, entries)?.course.map(({ price }) => Number(price))
    for (const price of course ?? [])
      expect(Math.abs((price * grownTo(splits, story.opened, today)) / 100 - 1)).toBeLessThan(0.04)
  },
)
