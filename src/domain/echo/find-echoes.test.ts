import { describe, expect, it } from 'vitest'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { sentencesOf } from '../language/sentences.ts'
import { addThesis, makeEchoIndex } from './echo-index.ts'
import { type EchoQuestion, findEchoes } from './find-echoes.ts'
import { type Named, passagesOf } from './passages.ts'

const PLTR = { ticker: 'PLTR', companyName: 'Palantir Technologies Inc.' }
const SAID = 'Government contracts renew every year and nobody else has the data.'

type Told = readonly [assetId: number, thesis: string, about?: Named]

/** A journal in which each entry has one thesis. */
function journalOf(...told: readonly Told[]) {
  const index = makeEchoIndex()
  for (const [at, [assetId, thesis, about = null]] of told.entries())
    addThesis(index, { sequence: at + 1, assetId, thesis }, about)
  return index
}

const asking = (text: string, changed: Partial<EchoQuestion> = {}): EchoQuestion => ({
  text,
  about: null,
  assetId: null,
  before: 1_000_000,
  ...changed,
})

/** Hits as `asset@sequence`, the most similar first. */
const found = (told: readonly Told[], text: string, changed?: Partial<EchoQuestion>) =>
  findEchoes(journalOf(...told), asking(text, changed)).map(({ assetId, sequence }) => `${assetId}@${sequence}`)

describe('nearly the same sentence', () => {
  it('is found in another asset, even in a journal of one entry', () => {
    const [hit] = findEchoes(journalOf([1, `I like it. ${SAID} We will see.`, PLTR]), asking(SAID))
    expect(hit).toMatchObject({ assetId: 1, sequence: 1, likeness: 1 })
    expect(`I like it. ${SAID} We will see.`.slice(hit?.span.from, hit?.span.to)).toBe(SAID)
  })

  it('has the cosine that was computed by hand', () => {
    // N = 2. alpha, beta, gamma, delta are in one passage: 1 + ln 2 = 1.6931; epsilon in both: 1; zeta in none: 1.6931.
    const index = journalOf([1, 'alpha beta gamma delta epsilon'], [2, 'one kappa lambda omicron epsilon'])
    const [hit] = findEchoes(index, asking('alpha beta gamma delta zeta'))
    // 4 × 2.8667 over √(5 × 2.8667) × √(4 × 2.8667 + 1) = 11.4668 / (3.7859 × 3.5309)
    expect(hit?.likeness).toBeCloseTo(0.8578, 4)
  })

  it.each([
    [
      'whatever the figure',
      'Revenue of the cloud business grows above 8%.',
      'Revenue of the cloud business grows above 12%.',
    ],
    ['in another number', 'Government contract renewals are certain.', 'Government contracts renewal is certain.'],
    [
      'in capitals and curly marks',
      'THE MARKET DOESN’T UNDERSTAND SUBSCRIPTION BUSINESSES.',
      "The market doesn't understand a subscription business.",
    ],
  ])('%s', (_, before, now) => expect(found([[1, before]], now)).toEqual(['1@1']))

  it('is found though it names another company', () => {
    const told: Told = [1, 'Palantir has contracts, data and patience.', PLTR]
    expect(found([told], 'IBM has contracts, data and patience.')).toEqual([])
    const ofBoth: Told = [1, 'Palantir wins: contracts, data, engineers and patience.', PLTR]
    const about = { ticker: 'IBM', companyName: 'International Business Machines' }
    expect(found([ofBoth], 'IBM wins: contracts, data, engineers and patience.', { about })).toEqual(['1@1'])
  })
})

describe('no echo', () => {
  it.each([
    ['of another sentence', 'The dividend alone pays me while I wait for a rebound.', SAID],
    ['of a short one that anybody writes', 'Bought for the long term.', 'Bought for the long term.'],
    [
      'of its denial',
      'I do not believe that government contracts renew automatically here.',
      'I believe that government contracts renew automatically here.',
    ],
    [
      'of its opposite',
      'Cloud revenue and operating margin will rise through next winter.',
      'Cloud revenue and operating margin will fall through next winter.',
    ],
    [
      'of a sale for a purchase',
      'I buy semiconductor equipment makers into weakness.',
      'I sell semiconductor equipment makers into weakness.',
    ],
    ['of nothing', SAID, ''],
    ['of figures alone', '12 34 56 78 90', '12 34 56 78 90'],
  ])('%s', (_, before, now) => expect(found([[1, before]], now)).toEqual([]))

  it('of the asset itself, which is compared elsewhere, or of what was written later', () => {
    const told: Told[] = [
      [1, SAID],
      [2, SAID],
      [3, SAID],
    ]
    expect(found(told, SAID, { assetId: 1, before: 3 })).toEqual(['2@2'])
  })

  it('of boilerplate, which is on more than three assets and on more than a quarter of all', () => {
    const often = (assets: number): Told[] => Array.from({ length: assets }, (_, at) => [at + 1, SAID])
    expect(found(often(3), SAID)).toHaveLength(3)
    expect(found(often(4), SAID)).toEqual([])
    const others: Told[] = Array.from({ length: 12 }, (_, at) => [
      at + 10,
      `Nothing of that sort stands in number ${at}.`,
    ])
    expect(found([...often(4), ...others], SAID)).toHaveLength(4)
  })
})

it('for each asset, the most similar passage is reported, and the first of equal ones', () => {
  const near = 'Government contracts renew every year and nobody has better data.'
  expect(
    found(
      [
        [1, near],
        [1, SAID],
        [1, SAID],
        [2, near],
      ],
      SAID,
    ),
  ).toEqual(['1@2', '2@4'])
})

const WORDS =
  'cloud revenue margin dividend contract government engineer patience subscription chip rate cash debt brand moat'.split(
    ' ',
  )

function randomSentence(chance: Chance): string {
  const words = Array.from({ length: chance.whole(3, 9) }, () => WORDS[chance.whole(0, WORDS.length - 1)] ?? 'cloud')
  return `${words.join(' ')}.`
}

/** The slow way: compares every passage with every other, as vectors over the whole vocabulary. */
function slowly(told: readonly Told[], text: string): Map<number, number> {
  const termsIn = (sentence: string) => sentence.replace('.', '').split(' ')
  const split = (thesis: string) => sentencesOf(thesis).map(({ from, to }) => termsIn(thesis.slice(from, to)))
  const documents = told.flatMap(([assetId, thesis]) => split(thesis).map((terms) => ({ assetId, terms })))
  const long = documents.filter(({ terms }) => new Set(terms).size >= 4)
  const weigh = (terms: readonly string[]) =>
    WORDS.map((word) => {
      const n = long.filter((other) => other.terms.includes(word)).length || 1
      return terms.filter((term) => term === word).length * (1 + Math.log(long.length / n))
    })
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, x, at) => sum + x * (other[at] ?? 0), 0)
  const best = new Map<number, number>()
  for (const asked of split(text).filter((terms) => new Set(terms).size >= 4))
    for (const { assetId, terms } of long) {
      const shared = new Set(asked.filter((term) => terms.includes(term))).size
      const [a, b] = [weigh(asked), weigh(terms)]
      const cosine = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
      if (shared >= 4 && cosine >= 0.7 - 1e-9) best.set(assetId, Math.max(best.get(assetId) ?? 0, cosine))
    }
  return best
}

it('the index finds what comparing everything with everything finds', () => {
  const chance = seeded(10)
  let compared = 0
  for (let round = 0; round < 60; round += 1) {
    const told = Array.from(
      { length: 24 },
      (_, at): Told => [at, `${randomSentence(chance)} Now ${randomSentence(chance)}`.replace('Now ', '')],
    )
    const text = randomSentence(chance)
    const expected = slowly(told, text)
    // More hits would be boilerplate, which the slow way does not know.
    if (expected.size > 3) continue
    const hits = findEchoes(journalOf(...told), asking(text))
    expect(new Map(hits.map(({ assetId, likeness }) => [assetId, likeness.toFixed(6)]))).toEqual(
      new Map([...expected].map(([assetId, cosine]) => [assetId, Math.min(1, cosine).toFixed(6)])),
    )
    compared += expected.size
  }
  expect(compared).toBeGreaterThan(20)
})

it('no name, number or stop word is a term', () => {
  const [passage] = passagesOf("Palantir's 12 contracts, and 3% of the companies' data, were won by patience.", PLTR)
  expect([...(passage?.counts.keys() ?? [])]).toEqual(['contract', 'company', 'data', 'won', 'patience'])
})
