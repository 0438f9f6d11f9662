import { describe, expect, it } from 'vitest'
import type { FindingKind } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

/** Sentences as people write them, none taken from a corpus, and what they are about. */
const BORROWED: readonly string[] = [
  'I put the rent into it.',
  'This month’s rent went into these shares.',
  'I took out a second mortgage to buy more.',
  'Remortgaged the house for this.',
  'Financed with a second mortgage.',
  'I borrowed $20,000 from my brother-in-law to buy it.',
  'Paid for with the credit card.',
  'Bought it with my credit card because the limit allows it.',
  'Took a margin loan to double the position.',
  'I am buying this on margin, three times my cash.',
  'My broker lends me half of it.',
  'It is the money for our daughter’s tuition, due in September.',
  'I need this money in six weeks for the roof.',
  'We have to pay the tax bill with it in April.',
  'The house deposit is in here now.',
  'I used our emergency savings.',
  'A payday loan paid for it.',
]
const REVENGE: readonly string[] = [
  'I lost $4,000 on it in March and want to make it back.',
  'It owes me $3,000 and I will get it.',
  'This time I get my money back from them.',
  'After the loss in oil I need to win it back fast.',
  'I lost big last week, so this one has to make up for it.',
  'The market took $9k from me and now it pays.',
  'Doubling up to recover what I lost last month.',
  'I want to recoup my losses by Friday.',
]
const FOMO: readonly string[] = [
  'Everybody I know is making money with it except me.',
  'I missed it at 40 and I will not miss it at 80.',
  'It is running away from me.',
  'I don’t want to be the only one who has none.',
  'Buying before it is too late.',
  'I have to get in before it takes off.',
]
const ANCHORED: readonly string[] = [
  'I stay until I am back to even.',
  'As soon as I get my money back I am out.',
  'It is worth at least what I paid.',
  'Waiting to break even.',
  'I only want to get out without a loss.',
  'It must at least come back to my entry price.',
  'I refuse to sell for less than it cost me.',
  'Once I am back at zero I leave.',
]
/** Denied, told of others, over, of the business, or somebody else's word. */
const NEITHER: readonly string[] = [
  'They owe me after what happened in May.',
  'I will not let this stock beat me.',
  'My passengers owe me, and I want it back.',
  'If I lost 4,000 on it I would not try to make it back.',
  'I lost 4,000 customers in the shop and want them back.',
  'My brother put his rent into it; I didn’t.',
  'My neighbour took a second mortgage to buy it. I paid in cash.',
  'I did not borrow a cent for this.',
  'None of this is rent money.',
  'No margin, no loan, no credit card.',
  'My emergency fund stays untouched.',
  'The company took out a second mortgage on its plant.',
  'The company borrowed $20,000,000 for the factory.',
  'Its customers pay with the credit card, and volume grew 9%.',
  'Rent was 12% of its costs last year.',
  'Its margin loan book fell 8%.',
  'A friend used his credit card for it and regrets it.',
  'I don’t need this money for ten years.',
  'I am not trying to make anything back.',
  'They owe me nothing, and the case rests on revenue growth of 8%.',
  'My cousin wants to make it back; I only look at orders.',
  'Nobody owes me anything.',
  'I lost money on it once; that is no reason to buy it again, growth of 9% is.',
  'The company wants to win back customers that it lost.',
  'They will recoup their investment within three years.',
  'I don’t feel any fear of missing out.',
  'Everybody says it is too late; I think orders matter more.',
  'My sister can’t wait to own it; I can.',
  'If I miss it, I miss it.',
  'I am in no hurry, and another chance will come.',
  'The plant takes off in March.',
  'What I paid is no reason to hold it.',
  'My purchase price does not matter here.',
  'I don’t need to get back to even.',
  'My wife says I should wait to break even; I disagree.',
  'The segment should break even in 2027.',
  'I would sell below what I paid if orders fell.',
  'The unit must at least come back to its old margin.',
  'He refuses to sell for less than he paid.',
]

const ABOUT = {
  money: ['borrowed-money', 'money-needed'],
  revenge: ['revenge', 'get-even', 'sunk-cost'],
  fomo: ['fear-of-missing-out', 'regret', 'herd'],
  cost: ['get-even', 'anchoring-to-cost', 'loss-aversion'],
} as const satisfies Record<string, readonly FindingKind[]>
const ANY = new Set<FindingKind>([...ABOUT.money, 'revenge', 'get-even', 'fear-of-missing-out', ...ABOUT.cost])

const BUY = decided('Orders came from three hospitals.', { at: '2026-01-05T15:00:00.000Z', price: '120' })
const kindsOf = (thesis: string, action: 'Buy' | 'Hold' | 'Buy More'): readonly FindingKind[] => {
  const decision = decided(thesis, { action, price: '90' })
  const request = asked(decision, action === 'Buy' ? [] : [BUY])
  return readBuiltIn(request).sentences.map(({ kind }) => kind)
}
const rows = (texts: readonly string[], about: readonly FindingKind[], action: 'Buy' | 'Hold') =>
  texts.map((text) => [text, about, action] as const)

describe('plain words of feeling and of borrowed money', () => {
  it.each([
    ...rows(BORROWED, ABOUT.money, 'Buy'),
    ...rows(REVENGE, ABOUT.revenge, 'Buy'),
    ...rows(FOMO, ABOUT.fomo, 'Buy'),
    ...rows(ANCHORED, ABOUT.cost, 'Hold'),
  ])('are recognised: %s', (text, about, action) => {
    expect(kindsOf(text, action).some((kind) => about.includes(kind))).toBe(true)
  })

  it.each(NEITHER)('are not seen in: %s', (text) => {
    const said = (['Buy', 'Buy More', 'Hold'] as const).flatMap((action) => kindsOf(text, action))
    expect(said.filter((kind) => ANY.has(kind))).toEqual([])
  })
})
