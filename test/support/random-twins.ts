import { randomUUID } from 'node:crypto'
import type { AssetView } from '#contract/assets.ts'
import { DAYS_TO_WRITE } from '#domain/assets/day-decided.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { isMarketDay } from '#domain/prices/market-calendar.ts'
import { buyIbm } from './buy-ibm.ts'
import type { Chance } from './seeded.ts'
import type { TestApp, Visitor } from './test-app.ts'

/** An earlier mistake made a step impossible for one of the twins, so their figures cannot be compared. */
export class RefusedToOne extends Error {}

/** A mistake, and the function that corrects it. It returns false if the correction was refused for now. */
type Mistake = { readonly what: string; mend(visitor: Visitor): Promise<boolean> }

type RandomTwins = {
  readonly right: Visitor
  readonly mended: Visitor
  /** What was done, for somebody who examines a seed with a difference. */
  readonly story: readonly string[]
  readonly mistakes: number
  /** The mistakes that could not be corrected because of later entries. */
  readonly refused: readonly string[]
}

const FIRST_DAY = dayNumber('2026-03-02')
const STEPS = 16

/**
 * A random story about one share, written down twice at the same moments: `right` types everything as intended, and `mended`
 * mistypes some of it and corrects it in another order.
 */
export async function tellRandomTwins(app: TestApp, chance: Chance, isMendedAtOnce: boolean): Promise<RandomTwins> {
  app.setNow(`${dayOfNumber(FIRST_DAY)}T14:45:00.000Z`)
  const [right, mended] = [await app.member(), await app.member()]
  const teller = makeTeller(app, chance, right, mended, isMendedAtOnce)
  await teller.open()
  for (let step = 0; step < STEPS; step += 1) await teller.step()
  const refused = await teller.mendAll()
  return { right, mended, story: teller.story, mistakes: teller.mistakes(), refused }
}

function makeTeller(app: TestApp, chance: Chance, right: Visitor, mended: Visitor, isMendedAtOnce: boolean) {
  const story: string[] = []
  let open: Mistake[] = []
  let [count, day, price] = [0, FIRST_DAY, 100]
  const splitDays = new Set<string>()
  const usd = (amount: number) => amount.toFixed(2)
  const today = () => dayOfNumber(day)
  /** Whether a split follows a day. Prices here are in shares of today, so one before a split would look like a split itself. */
  const isBeforeSplit = (on: string) => [...splitDays].some((effectiveOn) => effectiveOn > on)
  const post = (visitor: Visitor, path: string, body: object) => visitor.send('POST', path, body)
  const view = async (visitor: Visitor) => (await visitor.send('GET', '/api/assets/1')).json as AssetView

  /** Both write it down. If only the mistyped version is refused, there was no mistake. */
  async function both(path: string, meant: object, mistyped: object | null, mistake: () => Promise<Mistake[]>) {
    const first = await post(right, path, meant)
    if (first.status >= 300) return
    const second = mistyped ? await post(mended, path, mistyped) : null
    const isMistyped = second !== null && second.status < 300
    if (!isMistyped) {
      const same = await post(mended, path, meant)
      if (same.status >= 300) throw new RefusedToOne()
    }
    story.push(
      `${app.context.now()} ${path} ${JSON.stringify(meant)}${isMistyped ? ` mistyped ${JSON.stringify(mistyped)}` : ''}`,
    )
    if (isMistyped) {
      const made = await mistake()
      count += made.length
      open.push(...made)
    }
  }
  const correction = (correctsSequence: number, field: string, to: string): Mistake => ({
    what: `${field} of ${correctsSequence} to ${to}`,
    async mend(visitor) {
      const body = { correctionId: randomUUID(), correctsSequence, field, to, reason: 'A typing mistake.' }
      const { status, json } = await post(visitor, '/api/assets/1/corrections', body)
      return status < 300 || JSON.stringify(json).includes('stands there already')
    },
  })
  /** Whether a field is mistyped. */
  const slip = () => chance.next() < 0.3
  const near = (value: string) => usd(Number(value) * (0.95 + chance.next() * 0.1))
  /** The day of the first Buy. */
  let openedOn = 0
  /**
   * A claim goes by the day that was written first, which no correction changes: it counts where that is late or in time as meant, and
   * is not the first to come to its day where it comes after the opening.
   */
  const nearDay = (value: string) => {
    const [meant, slipped] = [dayNumber(value), dayNumber(value) + chance.whole(-1, 1)]
    const isInTime = (on: number) => day - on <= DAYS_TO_WRITE
    return isInTime(slipped) === isInTime(meant) && slipped > openedOn ? dayOfNumber(slipped) : value
  }

  async function decide(action: string, opening: boolean) {
    if (opening && openedOn === 0) openedOn = day
    const back = chance.whole(1, 3)
    const later = !opening && chance.next() < 0.3 && !isBeforeSplit(dayOfNumber(day - back)) ? back : 0
    const asset = opening ? null : await view(right)
    const meant: Record<string, unknown> = {}
    const moves = action !== 'Hold' && action !== 'Keep Watching'
    if (moves || chance.next() < 0.6) meant.price = usd(price)
    if (action === 'Buy' || action === 'Buy More') meant.quantity = String(chance.whole(2, 40))
    if (action === 'Sell Some') meant.quantity = (Number(asset?.quantity ?? 0) * (0.1 + chance.next() * 0.4)).toFixed(2)
    if (later > 0) meant.decidedOn = dayOfNumber(day - later)
    if (!action.startsWith('Sell') && action !== 'Keep Watching') Object.assign(meant, levels(asset))
    const wrong = { ...meant }
    const fields: [string, string][] = []
    if (typeof meant.price === 'string' && slip()) fields.push(['price', meant.price])
    if (typeof meant.quantity === 'string' && slip()) fields.push(['quantity', meant.quantity])
    if (typeof meant.stopLossPrice === 'string' && slip()) fields.push(['stopLoss', meant.stopLossPrice])
    if (typeof meant.decidedOn === 'string' && (isMendedAtOnce || splitDays.size === 0) && slip())
      fields.push(['decidedOn', meant.decidedOn])
    for (const [field, value] of fields) {
      const name = field === 'stopLoss' ? 'stopLossPrice' : field
      wrong[name] = field === 'decidedOn' ? nearDay(value) : near(value)
    }
    const decisionId = randomUUID()
    const mistakes = async () => {
      const sequence = (await view(mended)).thesis.at(-1)?.sequence ?? 0
      return fields.map(([field, value]) => correction(sequence, field, value))
    }
    const path = opening ? '/api/assets' : '/api/assets/1/decisions'
    const body = (fields: Record<string, unknown>) =>
      opening ? opened(fields, decisionId) : decided(fields, decisionId, action)
    await both(path, body(meant), fields.length > 0 ? body(wrong) : null, mistakes)
  }
  function levels(asset: AssetView | null): object {
    const kind = chance.whole(0, 6)
    if (kind === 0) return { stopLossYesNo: 'Yes', stopLossPercentage: chance.oneOf(['5', '8', '10']) }
    if (kind === 1) return { stopLossYesNo: 'Yes', stopLossPrice: usd(price * 0.93) }
    if (kind === 2 && asset?.stopLossPrice) return { stopLossYesNo: 'Yes', stopLossPrice: asset.stopLossPrice }
    if (kind === 3) return { takeProfitYesNo: 'Yes', takeProfitPercentage: '8' }
    return kind === 4 && asset?.list === 'bought' ? { stopLossYesNo: 'No' } : {}
  }
  const opened = ({ quantity, price: costBasis, ...fields }: Record<string, unknown>, decisionId: string) =>
    buyIbm({ decisionId, assetQty: quantity, costBasis, ...fields })
  const decided = (fields: Record<string, unknown>, decisionId: string, action: string) => ({
    ...{ decisionId, updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.', ...fields },
    ...(action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action }),
  })

  async function note() {
    const meant = usd(price)
    const mistake = async () => {
      const noted = (await view(mended)).events.filter(({ kind }) => kind === 'price-noted')
      return [correction(noted.at(-1)?.sequence ?? 0, 'price', meant)]
    }
    await both('/api/assets/1/prices', { price: meant }, slip() ? { price: near(meant) } : null, mistake)
  }
  async function close(isFile: boolean) {
    const on = dayOfNumber(day - chance.whole(1, 4))
    if (!isMarketDay(on) || isBeforeSplit(on)) return
    const meant = usd(price * (0.94 + chance.next() * 0.12))
    const path = isFile ? '/api/assets/1/daily-prices' : '/api/assets/1/prices'
    const body = (of: string) =>
      isFile
        ? { csv: `date,close\n${on},${of}`, leapsAreRight: true, reading: 'traded' }
        : { price: of, on, isRight: true }
    // If a day is written twice, the later close counts.
    const again: Mistake = {
      what: `close of ${on} to ${meant}`,
      mend: async (visitor) => (await post(visitor, path, body(meant))).status < 300,
    }
    const before = story.length
    const standing = [...open]
    await both(path, body(meant), slip() ? body(near(meant)) : null, async () => [again])
    const isOld = (mistake: Mistake) => standing.includes(mistake) && mistake.what.startsWith(`close of ${on} `)
    if (story.length > before) open = open.filter((mistake) => !isOld(mistake))
  }
  async function split() {
    const [newShares, oldShares] = chance.oneOf([
      ['2', '1'],
      ['3', '2'],
      ['1', '3'],
      ['3', '1'],
    ]) ?? ['2', '1']
    if (splitDays.has(today())) return
    splitDays.add(today())
    const body = { effectiveOn: today(), newShares, oldShares }
    const before = story.length
    await both('/api/assets/1/splits', body, null, async () => [])
    if (story.length > before) price *= Number(oldShares) / Number(newShares)
  }

  return {
    story,
    mistakes: () => count,
    open: () => decide('Buy', true),
    async step() {
      day += chance.whole(1, 3)
      price *= 0.94 + chance.next() * 0.12
      app.setNow(`${today()}T${chance.oneOf(['14:45', '17:00', '22:30'])}:00.000Z`)
      const { nextActions } = await view(right)
      const kind = chance.whole(0, 9)
      if (kind < 5) await decide(chance.oneOf(nextActions) ?? 'Hold', false)
      else if (kind < 7) await note()
      else if (kind < 9) await close(kind === 8)
      else await split()
      if (isMendedAtOnce) await mendSome(open.length)
      else if (chance.next() < 0.2) await mendSome(1)
    },
    async mendAll() {
      day += 2
      app.setNow(`${today()}T22:45:00.000Z`)
      for (let round = 0; round < 4 && open.length > 0; round += 1) await mendSome(open.length)
      return open.map(({ what }) => what)
    },
  }

  async function mendSome(many: number) {
    const left: Mistake[] = []
    const inSomeOrder = open.map((mistake) => ({ mistake, at: chance.next() })).sort((one, other) => one.at - other.at)
    for (const [index, { mistake }] of inSomeOrder.entries()) {
      const isMended = index < many && (await mistake.mend(mended))
      if (isMended) story.push(`${app.context.now()} mended: ${mistake.what}`)
      else left.push(mistake)
    }
    open = left
  }
}
