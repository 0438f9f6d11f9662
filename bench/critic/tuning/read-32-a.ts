import { noTest, ownTest, thesis } from '../brief-case.ts'
import type { CriticCase, Judgement } from '../case.ts'

/** What was nearly done, or left at the last moment, beside what was done. */
const LEFT = {
  mustNot: ['borrowed-money', 'money-needed', 'size-too-large', 'get-even', 'fear-of-missing-out'],
} as const
const buy = (id: string, words: string, expert: Judgement): CriticCase =>
  thesis(id, 'ACME Acme', 'chatty', ['Buy', 6, '60'], words, expert)
const watch = (id: string, words: string, expert: Judgement): CriticCase =>
  thesis(id, 'ACME Acme', 'plain', ['Watch', 5, '31'], words, expert)
const put = (id: string, words: string, expert: Judgement): CriticCase => ({
  ...thesis(id, 'QQQ Invesco QQQ', 'plain', ['Buy', 6, '9.80'], words, expert),
  contract: { right: 'put', strike: '500', expiresOn: '2026-03-20', multiplier: '100' },
})

/** Batch 32, "F": acts, lines, terms and tips that are taken back beside their words. Near misses first. */
export const READ_32_A: readonly CriticCase[] = [
  buy('32-01', "ngl i almost yolo'd the tuition into this at 3am. didn't. Bookings +31%.", {
    first: 'figures-named',
    ...LEFT,
  }),
  buy('32-02', 'I nearly took out a loan of 8k for it. Then I slept, and put in 300. Bookings +31%.', {
    first: 'figures-named',
    ...LEFT,
  }),
  buy('32-03', 'We came within a signature of it: we were about to remortgage the house. No. Orders +12%.', {
    first: 'figures-named',
    ...LEFT,
  }),
  buy('32-04', 'I had half a mind to win my losses back with this. I did not, in the end. Orders +12%.', {
    first: 'figures-named',
    ...LEFT,
  }),
  buy('32-05', 'I wanted to put the whole pension in. Slept on it and didn’t. Orders +12%.', {
    first: 'figures-named',
    ...LEFT,
  }),
  buy('32-06', "I took out a loan of 8k to buy it. Didn't tell my husband.", {
    first: 'borrowed-money',
    says: ['kept-from-others', 'confidence-beyond-evidence', 'too-little-said'],
  }),
  buy('32-07', 'I put nearly all my savings into it.', {
    first: 'size-too-large',
    says: ['confidence-beyond-evidence', 'too-little-said'],
  }),
  buy('32-08', 'My card is almost maxed out, and I borrowed 4k from my dad for more of it.', {
    first: 'borrowed-money',
    says: ['confidence-beyond-evidence', 'too-little-said', 'size-too-large'],
  }),
  // Sales that are refused, jests, and lines of nothing.
  noTest('32-09', 'plain', "No, I'm not letting it go at 52. Orders +12%.", ['figures-named']),
  noTest('32-10', 'chatty', "Not parting with them for 48, I'd look a fool. Orders +12%.", ['figures-named']),
  noTest('32-11', 'chatty', "I'd sell the day they bill me for the ketchup, how about that. Orders +12%.", [
    'figures-named',
  ]),
  noTest('32-12', 'chatty', "I'm out when my mother-in-law buys it. There, happy? Orders +12%.", ['figures-named']),
  noTest('32-13', 'plain', "Stores are full, the app is good. If it doesn't pan out I'll think again.", [
    'figures-named',
  ]),
  noTest('32-14', 'plain', 'Stores are full, the app is good. Should things go south, we will see.', ['figures-named']),
  ownTest('32-15', 'chatty', 'if orders come in under 900 i sell lol', 'if orders come in under 900 i sell'),
  ownTest(
    '32-16',
    'terse',
    'Loss of any hospital group = case closed, I leave even at a loss.',
    'Loss of any hospital group = case closed',
  ),
  ownTest(
    '32-17',
    'plain',
    "1.4m boxes a week now; I can live with a dip. Below 1.3m at any report and it's leaking: I sell.",
    "Below 1.3m at any report and it's leaking: I sell",
  ),
  // Tips that their own writer has seen fail.
  buy('32-18', 'Orders +12%. A mate from rowing reckons it can only go up; he reckoned that about Wirecard.', {
    first: 'figures-named',
    mustNot: ['authority', 'herd'],
  }),
  buy('32-19', 'Orders +12%. Everyone at work thinks it will double. They said the same of Nikola.', {
    first: 'figures-named',
    mustNot: ['authority', 'herd'],
  }),
  buy('32-20', "My uncle swears it's a sure thing; his last tip halved. Orders +12%.", {
    first: 'figures-named',
    mustNot: ['authority', 'herd'],
  }),
  buy('32-21', "My boss told me it can't fail, and his last two picks doubled.", {
    first: 'authority',
    says: ['confidence-beyond-evidence', 'too-little-said', 'recency'],
  }),
  // Terms of nothing.
  watch('32-22', 'I jump in once the dust settles. No idea when that is.', {
    first: 'ask-what-would-move',
    mustNot: ['waits-for-own-price', 'stays-out'],
  }),
  watch('32-23', "I'll buy when things calm down.", {
    first: 'ask-what-would-move',
    mustNot: ['waits-for-own-price', 'stays-out'],
  }),
  watch('32-24', 'I will buy once the dust settles and it trades under 25.', { first: 'waits-for-own-price' }),
  watch('32-25', 'I wait until the FDA has decided.', { first: 'waits-for-own-price', says: ['events-named'] }),
  // Insurance.
  put('32-26', 'These puts are not a view. Same as a smoke alarm: I hope they expire worthless.', {
    first: 'option-terms',
    says: ['hedge'],
    mustNotMatch: [/is gone|is lost|lost\./],
  }),
  put('32-27', 'Insurance for my 300 shares, 1.1% of what they cover.', {
    first: 'hedge',
    says: ['option-terms', 'size-limited'],
    mustNotMatch: [/is gone|is lost/],
  }),
  put('32-28', 'No hedge, a bet: margins fall and it goes to 450.', { first: 'option-terms' }),
  // A feeling that is told first, at a size of nothing.
  buy('32-29', 'Grandad worked there, we love this company. Sentimental, I know; one share.', {
    first: 'ask-what-would-prove-wrong',
    mustNot: ['attachment', 'familiarity'],
  }),
  buy('32-30', 'I love this company. Two thousand dollars.', { first: 'attachment', says: ['too-little-said'] }),
  // Lines and terms in rarer words.
  ownTest(
    '32-31',
    'plain',
    'Anything south of 900 orders and I was early, so I climb down.',
    'Anything south of 900 orders and I was early, so I climb down',
  ),
  ownTest('32-32', 'plain', 'If they lose the contract I pack my tools.', 'If they lose the contract I pack my tools'),
  ownTest(
    '32-33',
    'terse',
    'If bookings growth is under 16% the shares go at the open.',
    'If bookings growth is under 16% the shares go at the open',
  ),
  ownTest(
    '32-34',
    'chatty',
    "I'll give it down to 88, that's my line in the sand.",
    "I'll give it down to 88, that's my line in the sand",
  ),
  ownTest(
    '32-35',
    'plain',
    "If comps turn negative I've no business being in it.",
    "If comps turn negative I've no business being in it",
  ),
  watch('32-36', 'At 25 or under I would be a buyer without further thought.', { first: 'waits-for-own-price' }),
  noTest('32-37', 'chatty', 'If it rains the calls go unanswered, and I climb down the ladder.'),
  noTest('32-38', 'plain', "I'll give it until 2031, that's plenty. Orders +12%.", ['figures-named', 'horizon-given']),
]
