import { describe, expect, it } from 'vitest'
import type { EchoedPassage } from '../../../echo/echoed-passage.ts'
import { readJournalFact } from '../../../journal-facts/journal-facts.ts'
import type { CritiquedPosition, CritiqueRequest } from '../../critique.ts'
import { critiquePrompt } from '../../prompt/prompt.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WORDS = 'Government contracts renew every year, and nobody else has the data.'

const PLTR: EchoedPassage = {
  passage: WORDS,
  at: '2026-02-03T15:00:00.000Z',
  action: 'Buy',
  ticker: 'PLTR',
  isOption: false,
  confidence: 8,
  since: { changePercent: '-34.00', pricedAt: '2026-04-30T20:00:00.000Z' },
  gainPercent: null,
}

const askedWith = (echo: Partial<EchoedPassage>, request: Partial<CritiqueRequest> = {}) =>
  asked(decided(WORDS, { price: '120' }), [], { ...request, echo: [{ ...PLTR, ...echo }] })

const kindsOf = (request: CritiqueRequest) => readBuiltIn(request).sentences.map(({ kind }) => kind)
const sentenceOf = (request: CritiqueRequest, kind: string) =>
  readBuiltIn(request).sentences.find((sentence) => sentence.kind === kind)?.text

describe('nearly the same about another asset', () => {
  it('that went wrong is said with its day, its confidence and what became of it', () => {
    expect(sentenceOf(askedWith({}), 'echo-went-wrong')).toBe(
      'You wrote nearly this on Feb 3, 2026 about PLTR, at 8 of 10: “Government contracts renew every year, and nobody else has the data”; it is down 34% since.',
    )
  })

  it('is said without an outcome where none is known', () => {
    expect(sentenceOf(askedWith({ since: null }), 'echo')).toBe(
      'You wrote nearly this on Feb 3, 2026 about PLTR, at 8 of 10: “Government contracts renew every year, and nobody else has the data”.',
    )
  })

  it.each<[string, Partial<EchoedPassage>]>([
    ['a purchase that rose', { since: { changePercent: '34.00', pricedAt: PLTR.at } }],
    ['a fall as small as any week’s', { since: { changePercent: '-4.99', pricedAt: PLTR.at } }],
    ['a sale before a fall', { action: 'Sell' }],
    ['what was only watched', { action: 'Watch' }],
  ])('%s did not go wrong', (_, echo) => expect(kindsOf(askedWith(echo))).not.toContain('echo-went-wrong'))

  it('a sale before a rise did', () => {
    const since = { changePercent: '34.00', pricedAt: '2026-04-30T20:00:00.000Z' }
    expect(sentenceOf(askedWith({ action: 'Sell', since }), 'echo-went-wrong')).toContain('; it is up 34% since.')
  })

  it('is never of a later entry', () => {
    expect(critiqueBuiltIn(askedWith({ at: '2026-06-01T15:00:00.000Z' }))).not.toContain('PLTR')
  })

  it('names an option as one', () => {
    expect(critiqueBuiltIn(askedWith({ isOption: true }))).toContain('about an option on PLTR, at 8 of 10')
  })
})

describe('a winner sold for the reason that a loser was kept against', () => {
  const position: CritiquedPosition = {
    ...{ moved: null, quantity: '10', averageCost: '100', cost: '1000', stopLoss: null, takeProfit: null },
  }
  const deciding = (action: 'Sell' | 'Hold', price: string, echo: Partial<EchoedPassage>) =>
    asked(decided(WORDS, { action, price }), [decided('It grows.', { at: '2025-05-01T14:30:00.000Z', price: '100' })], {
      position,
      echo: [{ ...PLTR, ...echo }],
    })

  it('is said of the sale', () => {
    expect(
      sentenceOf(deciding('Sell', '120', { action: 'Hold', gainPercent: '-20.00' }), 'winner-sold-loser-kept'),
    ).toBe(
      'You sell this above its cost for nearly the reason for which you kept PLTR below its cost on Feb 3, 2026: “Government contracts renew every year, and nobody else has the data”.',
    )
  })

  it('and of the Hold that comes after it', () => {
    expect(sentenceOf(deciding('Hold', '80', { action: 'Sell', gainPercent: '20.00' }), 'winner-sold-loser-kept')).toBe(
      'You keep this below its cost for nearly the reason for which you sold PLTR above its cost on Feb 3, 2026: “Government contracts renew every year, and nobody else has the data”.',
    )
  })

  it.each<[string, 'Sell' | 'Hold', string, Partial<EchoedPassage>]>([
    ['a loser sold', 'Sell', '80', { action: 'Hold', gainPercent: '-20.00' }],
    ['a winner kept then', 'Sell', '120', { action: 'Hold', gainPercent: '20.00' }],
    ['both sold', 'Sell', '120', { action: 'Sell', gainPercent: '-20.00' }],
    ['an outcome that nobody knows', 'Sell', '120', { action: 'Hold', gainPercent: null }],
    ['less than one percent', 'Sell', '100.5', { action: 'Hold', gainPercent: '-20.00' }],
  ])('but not of %s', (_, action, price, echo) =>
    expect(kindsOf(deciding(action, price, echo))).not.toContain('winner-sold-loser-kept'),
  )
})

describe('facts across the journal', () => {
  const journalFacts = [
    { kind: 'record-at-confidence', says: 'Of the 12 positions, 3 gained.' },
    { kind: 'record-of-sales', says: 'Of your 24 sales of shares 18 were above the average cost.' },
  ] as const
  const [first, second] = journalFacts

  it('one at most is said, and none a second time on one page', () => {
    const text = critiqueBuiltIn(asked('I just like it here.', [], { journalFacts }))
    expect(text).toContain(first.says)
    expect(text).not.toContain(second.says)
    const earlierCritiques = [
      { at: PLTR.at, about: { action: 'Buy' as const, at: PLTR.at }, model: 'built-in critic', text },
    ]
    const next = critiqueBuiltIn(asked('I just like it here.', [], { journalFacts, earlierCritiques }))
    expect(next).not.toContain(first.says)
    expect(next).toContain(second.says)
    const newer = [{ ...first, says: 'Of the 13 positions, 4 gained.' }, second]
    const later = critiqueBuiltIn(asked('I just like it here.', [], { journalFacts: newer, earlierCritiques }))
    expect(later).not.toContain('Of the 13')
    expect(later).toContain(second.says)
  })

  it.each([
    ['record-at-confidence', 'Of the 12 positions that you bought at 7 of 10, 3 gained.'],
    ['record-of-sales', 'Of your 24 sales of shares 18 were above the average cost.'],
    ['size-against-confidence', 'Over your 20 first purchases the rank correlation is 0.10.'],
  ])('%s is told from the others, also where an old critique keeps its sentence alone', (kind, says) => {
    const { sentences } = readBuiltIn(asked('I just like it here.', [], { journalFacts: [readJournalFact(says)] }))
    expect(sentences).toContainEqual({ kind, part: 'psychology', text: says })
  })

  it('a loss of the week before comes before the others, and beside no plan and no fund', () => {
    const loss = {
      kind: 'bought-after-loss',
      says: 'The day before, you sold NKE for $9.00 less than it had cost.',
    } as const
    const facts = { journalFacts: [loss, first] }
    const said = (thesis: string, more = {}) => critiqueBuiltIn(asked(thesis, [], { ...facts, ...more }))
    expect(said('I just like it here.')).toContain(`Psychology: ${loss.says}`)
    expect(said('I just like it here.', { companyName: 'Vanguard Total World ETF' })).not.toContain('NKE')
    expect(said('Rebalancing to 60/40, as every January.')).not.toContain('NKE')
  })

  it('a language model gets all of them, and the echo', () => {
    const { input } = critiquePrompt({ ...askedWith({}), journalFacts })
    expect(input).toContain(JSON.stringify(first.says))
    expect(input).toContain(JSON.stringify(second.says))
    expect(JSON.parse(input.split('<decision>\n')[1]?.split('\n</decision>')[0] ?? '').nearlyTheSameElsewhere).toEqual([
      {
        passage: WORDS,
        writtenOn: '2026-02-03',
        about: 'PLTR',
        action: 'buy',
        confidence: '8 of 10',
        priceChangeSince: '-34.00%',
        upTo: '2026-04-30',
      },
    ])
  })
})
