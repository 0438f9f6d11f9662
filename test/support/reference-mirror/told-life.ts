import type { AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import type { MirrorAsset } from '#domain/mirror/basis/mirror-asset.ts'
import type { mirrorOf } from '#domain/mirror/mirror.ts'
import { IBM } from '#test/fixtures/entries.ts'
import { daysAfter, inNewYork, monthsLater } from './calendar.ts'
import { type Deed, type Life, writtenOn } from './random-life.ts'

/** A ticker of letters only, so that no digit of a ticker is taken for a figure of a sentence. */
const tickerOf = (asset: number): string => `Q${String.fromCharCode(65 + Math.floor(asset / 26), 65 + (asset % 26))}`

const THESES = {
  long: 'The order book keeps filling, the new plant is ready before the winter, and nobody else builds anything like it.',
  short: 'It goes on.',
}
const ACTIONS = { buy: 'Buy', more: 'Buy More', hold: 'Hold', some: 'Sell Some', sell: 'Sell' } as const

/** A fact with its time. A fact about a decision gets the decision's sequence once all facts are sorted. */
type Told = { readonly at: string; readonly deed: Deed | null; readonly fact: (setBySequence: number) => AssetFact }

/** A life in the product's terms: the entries of its ledger, in shares and prices of their own days, and the closes. */
export function tellLife(life: Life): { assets: MirrorAsset[]; time: Parameters<typeof mirrorOf>[1] } {
  const told = factsOf(life).sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const sequences = new Map(
    told.flatMap(({ deed }, place) => (deed && isDecision(told[place]) ? [[deed, place + 1]] : [])),
  )
  const entries = told.map(
    ({ at, deed, fact }, place): AssetEntry => ({
      ...fact((deed && sequences.get(deed)) ?? 0),
      sequence: place + 1,
      recordedAt: at,
    }),
  )
  const blind = [...sequences].flatMap(([deed, sequence]) => {
    const entry = entries[sequence - 1]
    if (deed.blind === null || entry?.kind !== 'decision-recorded') return []
    const { decisionId, recordedAt } = entry
    return [{ decisionId, recordedAt, sequence, model: 'a model', promptVersion: 'blind-2', percent: deed.blind }]
  })
  const assets = [...Map.groupBy(entries, ({ assetId }) => assetId)].map(([assetId, own]) =>
    mirrorAsset(life, assetId, own),
  )
  const [today, lastDay] = [daysAfter(life.days.at(-1) ?? '', 1), life.days.at(-1) ?? '']
  const texts = life.days.map((day, place) => `${day} ${dollars(life.benchmark[place] ?? 0)}`)
  const benchmark = { ticker: 'SPY', closes: [texts.join('|')], splits: [] }
  return { assets, time: { today, lastDay, imported: 0, benchmark, blind } }
}

const isDecision = (told: Told | undefined): boolean => told?.fact(0).kind === 'decision-recorded'

function mirrorAsset(life: Life, assetId: number, entries: AssetEntry[]): MirrorAsset {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a life opens its assets')
  const closes = life.closes[assetId - 1] ?? []
  const text = closes.map(
    (cents, place) => `${life.days[place]} ${dollars(cents * oldShares(life, assetId - 1, place))}`,
  )
  const last = { price: dollars(closes.at(-1) ?? 0), on: life.days.at(-1) ?? '' }
  return { asset, entries, closes: [text.join('|')], pendingSplit: null, last }
}

/** How many shares one share of a day has become: two if a split came later. */
const oldShares = ({ splits }: Life, asset: number, day: number): number => (day < (splits.get(asset) ?? 0) ? 2 : 1)

const dollars = (cents: number): string => (cents / 100).toFixed(2)

function factsOf(life: Life): Told[] {
  const { days, deeds, alerts, splits } = life
  const opened = new Set<number>()
  const decided = deeds
    .toSorted((one, other) => one.day - other.day)
    .map((deed): Told => {
      const isFirst = !opened.has(deed.asset)
      opened.add(deed.asset)
      return { at: inNewYork(writtenOn(deed, days), deed.time), deed, fact: () => decisionOf(life, deed, isFirst) }
    })
  const reached = alerts.map(({ kind, asset, day, setBy }): Told => {
    const [on, inOld] = [days[day] ?? '', oldShares(life, asset, day)]
    if (kind === 'test') return { at: inNewYork(on, '16:10'), deed: setBy, fact: answerOf(asset) }
    const price = dollars((life.closes[asset]?.[day] ?? 0) * inOld)
    const levelPrice = dollars(((kind === 'stop' ? setBy.stopCents : setBy.targetCents) ?? 0) * inOld)
    const fact = (setBySequence: number): AssetFact => ({
      kind: 'level-crossed',
      assetId: asset + 1,
      level: kind === 'stop' ? 'stop-loss' : 'take-profit',
      levelPrice,
      price: { price, source: 'demo', at: inNewYork(on, '16:00') },
      setBySequence,
    })
    return { at: inNewYork(on, '16:05'), deed: setBy, fact }
  })
  const split = [...splits].map(([asset, day]): Told => {
    const [on, place] = [days[day] ?? '', { assetId: asset + 1, newShares: '2', oldShares: '1' }]
    return {
      at: inNewYork(on, '07:00'),
      deed: null,
      fact: () => ({ kind: 'split-recorded', ...place, effectiveOn: on, source: 'typed' }),
    }
  })
  return [...decided, ...reached, ...split, ...deeds.flatMap((deed) => laterOf(life, deed))]
}

const levelAt = (name: 'stopLoss' | 'takeProfit', cents: number | null, inOld: number) =>
  cents === null ? {} : { [name]: { from: null, to: dollars(cents * inOld), percent: null } }

const answerOf =
  (asset: number) =>
  (setBySequence: number): AssetFact => ({
    kind: 'own-test-answered',
    assetId: asset + 1,
    setBySequence,
    hasHappened: true,
  })

function decisionOf(life: Life, deed: Deed, isFirst: boolean): AssetFact {
  const { asset, day, does, quantity, cents, stopCents, targetCents, confidence, months, daysLate } = deed
  const [on, inOld] = [life.days[day] ?? '', oldShares(life, asset, day)]
  const raw = quantity / inOld
  return {
    kind: 'decision-recorded',
    decisionId: `d-${asset}-${day}`,
    assetId: asset + 1,
    action: does === 'watch' ? (isFirst ? 'Watch' : 'Keep Watching') : ACTIONS[does],
    confidence,
    thesis: THESES[deed.thesisLength],
    price: { price: dollars(cents * inOld), source: 'typed', at: inNewYork(on, '15:30') },
    quantity: does === 'hold' || does === 'sell' || (does === 'watch' && !isFirst) ? null : String(raw),
    asset: isFirst ? { ...IBM, ticker: tickerOf(asset), stopLossPercent: null } : null,
    claim: { horizonMonths: months, benchmark: { ticker: 'SPY' }, mapping: 1 },
    ...(daysLate > 0 && { decidedOn: on }),
    ...((stopCents !== null || targetCents !== null) && {
      levels: { ...levelAt('stopLoss', stopCents, inOld), ...levelAt('takeProfit', targetCents, inOld) },
    }),
    ...(does === 'buy' && { ownTest: { line: 'The order book shrinks', on: null } }),
  }
}

/** The later facts about a deed: the outcome of its claim, and its review. */
function laterOf(life: Life, deed: Deed): Told[] {
  const { days } = life
  const { asset, day, months, cameTrue, recall } = deed
  if (cameTrue === null) return []
  const until = monthsLater(days[day] ?? '', months)
  const resolved = (setBySequence: number): AssetFact => ({
    kind: 'claim-resolved',
    assetId: asset + 1,
    setBySequence,
    claim: { horizonMonths: months, benchmark: { ticker: 'SPY' }, mapping: 1 },
    isBetter: true,
    outcome: cameTrue ? 'came-true' : 'did-not-come-true',
    claimedUntil: until,
    from: until,
    until,
    closes: { asset: { from: '1', until: '1' }, benchmark: { from: '1', until: '1' } },
  })
  const told: Told[] = [{ at: inNewYork(until, '21:05'), deed, fact: resolved }]
  if (!recall) return told
  const on = daysAfter(until, 2)
  const inOld = on < (days[life.splits.get(asset) ?? 0] ?? '') ? 2 : 1
  const [from, to] = recall.closes.map((cents) => dollars(cents * inOld))
  const { confidence, percent } = recall
  const answered = (setBySequence: number): AssetFact => ({
    kind: 'review-answered',
    assetId: asset + 1,
    setBySequence,
    confidence,
    why: 'As I remember it.',
    returnPercent: String(percent),
  })
  const graded = (setBySequence: number): AssetFact => ({
    kind: 'review-graded',
    assetId: asset + 1,
    setBySequence,
    isWellDecided: true,
    actual: { from: { on, price: from ?? '' }, until: { on, price: to ?? '' } },
  })
  return [
    ...told,
    { at: inNewYork(on, '12:00'), deed, fact: answered },
    { at: inNewYork(on, '13:00'), deed, fact: graded },
  ]
}
