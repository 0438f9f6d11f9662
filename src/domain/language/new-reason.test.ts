import { expect, it } from 'vitest'
import { newReasonIn, sameReasonIn } from './new-reason.ts'

const FIRST = 'Cloud revenue grows 12% a year, and margins follow.'
const reasonIn = (thesis: string, earlier = FIRST): string | null => {
  const span = newReasonIn(thesis, () => earlier)
  return span && thesis.slice(span.from, span.to)
}

it.each([
  // An opening that says when, where or how.
  ['Meanwhile, at this price the dividend alone pays me to wait.', 'dividend'],
  ['Honestly, the dividend is safe.', 'dividend'],
  ['On the other hand it is cheap.', 'cheap'],
  ['For now the buybacks support it.', 'buybacks'],
  ['In the meantime, I collect the dividend.', 'dividend'],
  ['At these levels, it’s a bargain.', 'bargain'],
  // A reason in the name of what the company is.
  ['Long term it’s a dividend payer with AI thrown in for free.', 'dividend'],
  ['It is a turnaround story now.', 'turnaround'],
  ['This is a takeover candidate.', 'takeover'],
  // A reason that is set apart, or goes on with a clause of its own.
  ['The buybacks alone are 8% of the company.', 'buybacks'],
  ['The dividend itself covers my patience.', 'dividend'],
  ['And I get paid while I wait.', 'get paid while'],
  ['It is too cheap to sell.', 'cheap'],
  ['The dividend pays me over 6% while I wait.', 'dividend'],
  ['At least the dividend pays me while I wait.', 'dividend'],
  // The writer or the company has it, it does something for them, or it stands in a list of reasons.
  ['I still collect the dividend.', 'dividend'],
  ['It pays a dividend of 5%.', 'dividend'],
  ['The dividend has been raised again.', 'dividend'],
  ['I stay because the dividend is safe.', 'dividend'],
  ['The dividend is why I hold.', 'dividend'],
  ['I own it for the brand and the dividend.', 'dividend'],
  ['It fell, but the dividend pays me.', 'dividend'],
  ['We get paid to wait.', 'get paid to wait'],
  ['I hold because it is cheap.', 'cheap'],
  ['It is cheap, but I stay patient.', 'cheap'],
  ['The stock is cheap.', 'cheap'],
  ['The share is undervalued.', 'undervalued'],
  ['I hold for the long run.', 'long run'],
  ['The merger will come.', 'merger'],
  ['It is a takeover candidate.', 'takeover'],
  ['At least the buybacks.', 'buybacks'],
  ['The turnaround is on track.', 'turnaround'],
  ['The new CEO will save it.', 'new CEO'],
  ['I trust the management.', 'trust the management'],
  ['It has a strong balance sheet.', 'strong balance sheet'],
  ['The moat is intact.', 'moat'],
  ['It has a moat.', 'moat'],
  ['The company has loyal customers.', 'loyal customers'],
  ['AI will help them.', 'AI'],
  ['I believe in AI.', 'AI'],
  ['Somebody will buy them.', 'Somebody will buy them'],
  ['They own land, and the buildings are worth twice the price.', 'buildings are worth twice the price'],
  ['Saudis will never let it die.', 'will never let it die'],
  ['Insiders are buying.', 'Insiders are buying'],
])('a reason for holding is found: %s', (thesis, reason) => expect(reasonIn(thesis)).toBe(reason))

it.each([
  'Meanwhile, at this price the dividend alone eats the cash flow.',
  'Meanwhile, at this price the dividend is a joke.',
  'The dividend alone costs them two billion a year.',
  'The dividend alone is not enough for me.',
  'Long term it’s a dividend trap.',
  'The dividend payer next door grows faster.',
  'Supposedly the dividend is safe.',
  'If it stays at this price the dividend pays me to wait.',
  'Everybody says the dividend alone pays me to wait.',
  'Is it really a turnaround story?',
  'It is not a dividend stock.',
  'It was to be a turnaround story, and the turnaround is over.',
  'Dividend stocks are in fashion elsewhere.',
  'AI growth is slowing at its customers.',
  'Here the dividend covers half of the fall.',
  // What is even cheaper was cheap before.
  'Now it is even cheaper, and nothing has changed.',
  'I sold the dividend payer to buy more of this.',
  'Until then the dividend is at risk.',
  'At this price the buybacks are a waste, and they are reduced.',
  'The chief gets paid while shareholders wait.',
  'Competitors became cheaper than its cloud.',
  // What is said of it speaks against it, or for nobody.
  'The dividend has stopped.',
  'The dividend is a mirage.',
  'The dividend is what killed the balance sheet.',
  'The dividend is a fraction of what it was.',
  'The dividend keeps falling.',
  'The dividend. Gone.',
  'Dividend. Gone.',
  'The dividend is why I lost money.',
  'The payout is 140% of earnings.',
  'It looks cheap but is a value trap.',
  'It is cheap and getting cheaper, which is the problem.',
  'It is cheap, or so I thought.',
  'It is on sale in every supermarket.',
  'Customers leave because it is cheap.',
  'The merger is off.',
  'A merger with a rival was blocked.',
  'The merger, which was blocked, cost them a year.',
  'A merger, blocked in court.',
  'The merger will come to nothing.',
  'It fell because of the merger.',
  'The takeover is a rumour.',
  'The buyback has ended.',
  'The buyback and the dividend are history.',
  'The turnaround is taking too long.',
  'The turnaround is a fairy tale.',
  'The comeback of the rival hurts.',
  'The new CEO is a disaster.',
  'The new CEO is great at excuses.',
  'The new CEO keeps me awake.',
  'I want a new CEO.',
  'The great management has left.',
  'Their great management is in court.',
  'The clean balance sheet is history.',
  'The moat is drying up.',
  'The moat has a hole.',
  'Their moat: gone.',
  'Loyal customers are leaving.',
  'The strong brand is fading.',
  'AI is eating their lunch.',
  'AI will hurt them.',
  'AI is large enough to replace them.',
  'Artificial intelligence will replace their product.',
  'The activist is suing.',
  'I am squeezed.',
  // What ends the holding is no reason for it.
  'Exit criteria: a cut, or a new CEO from outside.',
  'The moment latency is worse, the moat is imaginary.',
  'I only own it because of the buyback; no buyback, no position.',
])('what is said of a word without giving it as a reason is none: %s', (thesis) => expect(reasonIn(thesis)).toBeNull())

it('what was given before is no new one', () => {
  expect(
    reasonIn('Meanwhile, at this price the dividend alone pays me to wait.', `${FIRST} It pays a dividend.`),
  ).toBeNull()
  expect(reasonIn('And I get paid while I wait.', 'A 5% dividend.')).toBeNull()
  expect(reasonIn('It is cheap.', '15 times earnings for a company that grows.')).toBeNull()
  expect(reasonIn('It is cheap.', 'Below book value, and the market is wrong.')).toBeNull()
})

it.each([
  ['Long term it is a dividend payer.', 'dividend', 'dividend'],
  ['I get paid while I wait.', 'dividend', 'paid while'],
  ['It is a bargain at this price.', 'cheap', 'bargain'],
  ['And now Pro is the reason to own it.', 'Pro is the reason to own it', 'Pro is the reason to own it'],
])('“%s” gives the reason “%s” once more', (thesis, reason, words) => {
  const span = sameReasonIn(thesis, reason)
  expect(span && thesis.slice(span.from, span.to)).toContain(words)
})

it.each([
  ['It is cheap, too.', 'dividend'],
  ['The dividend has stopped.', 'dividend'],
  ['If they pay a dividend one day, I look again.', 'dividend'],
  ['Pro is dead.', 'Pro is the reason to own it'],
])('“%s” does not give the reason “%s”', (thesis, reason) => {
  expect(sameReasonIn(thesis, reason)).toBeNull()
})
