import { expect, test } from 'vitest'
import { quotationOfWholeTest } from './quotation-of-test.ts'

const quoted = (own: string, rest: string) => {
  const text = `Looms. ${own}${rest} More of it later.`
  return quotationOfWholeTest(text, { from: 7, to: 7 + own.length }).slice(1, -1)
}

const OWN = 'If orders fall under 40 I sell'

test.each([
  ', no second chance',
  ', time value or not',
  ', whatever is left of it',
  ', provided that the strike is over',
  ', and only if the yard was open',
  ', and only after the August report, and only if stocks grew slower than sales',
  ', because then my reason is gone',
  ", and I don't care what the price did",
  ', and no bargain will tempt me back',
  ', at 1,200 or not',
])('a test is quoted with what belongs to it: %s', (rest) => {
  const whole = `${OWN}${rest}`
  expect(quoted(OWN, `${rest}.`)).toBe(rest.includes('1,200') ? OWN : whole)
})

test.each([
  ', I am a fisherman',
  ', it is 0.9% of the account',
  ', which I am good at',
  ', my brother thinks that is strict',
  ', stop at 30',
  '; the rest is noise',
])('and ends before what says something else: %s', (rest) => expect(quoted(OWN, `${rest}.`)).toBe(OWN))

test.each([
  ['They have 2.7 million.', "Below 2.5 million I'm out", '”, said'],
  ['Growth was 6, 7 and 5%.', 'Under 3% twice and I leave', '”, said'],
  ['Growth has to stay over 20%.', 'If it is under, I sell', ' and '],
  ['Net debt below 3x.', 'If not I sell', ' and '],
  ['New products 10bn by 2027.', 'Otherwise I sell', ' and '],
  ['The yard is busy.', 'If it empties I sell', ' and '],
])('a figure of today before it is no part of the test: %s %s', (lead, own, joint) => {
  const text = `${lead} ${own}.`
  const [first, last] = [lead.slice(0, -1), own]
  const quotation = quotationOfWholeTest(
    text,
    { from: 0, to: lead.length },
    { from: lead.length + 1, to: text.length - 1 },
  )
  expect(quotation).toBe(joint === ' and ' ? `“${first}” and “${last}”` : `“${last}” (said of “${first}”)`)
})

test('what would be too long is left as it was', () =>
  expect(
    quoted(OWN, `, because ${'the yard and the port and the crews and the price of it all '.repeat(5)}fell.`),
  ).toBe(OWN))
test('and no end of a sentence or mark of a quotation is in it', () => {
  expect(quoted(OWN, ', no debate! Never.')).toBe(`${OWN}, no debate`)
  expect(quoted(OWN, ', no “ifs”.')).toBe(OWN)
})
