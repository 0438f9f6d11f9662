import { expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import type { FindingKind } from './basis/finding.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided, quotations } from './request.fixture.ts'

/** Sentences with what is said of each where its writer states it, and with the decision that it is of. */
const STATED: readonly (readonly [FindingKind, Action, string])[] = [
  ['falsifier-given', 'Buy', 'If net retention falls below 110% in two quarters, I sell'],
  ['falsifier-given', 'Buy', 'I am out once churn is above 3%'],
  ['falsifier-given', 'Buy', 'Wrong if organic growth is under 4% for a year'],
  ['falsifier-given', 'Hold', 'One more guidance cut and I leave'],
  ['size-limited', 'Buy', 'It is 2% of what I own'],
  ['overconfidence', 'Buy', 'It can only go up from here'],
  ['overconfidence', 'Buy', 'This is free money'],
  ['fear-of-missing-out', 'Buy', 'I am done sitting on the sidelines'],
  ['get-even', 'Hold', 'I hold until I am back at what I paid'],
  ['loss-aversion', 'Hold', 'I cannot sell it at a loss'],
  ['attachment', 'Buy', 'I love this company more than any other'],
  ['revenge', 'Buy', 'I will win back what this stock has taken from me'],
  ['regret', 'Buy', 'I sold it too early last time and it still hurts'],
  ['house-money', 'Buy', 'I am playing with the house money here'],
  ['fall-as-reason', 'Buy', 'It fell 60% and that is why I buy'],
  ['sunk-cost', 'Hold', 'I have waited four years for this and I will not leave now'],
  ['borrowed-money', 'Buy', 'I took a margin loan for this position'],
  ['error-admitted', 'Sell', 'I was wrong about pricing power'],
  ['names-own-bias', 'Buy', 'I notice that I only read what agrees with me'],
  ['stays-out', 'Watch', 'I do not understand the accounting and stay out'],
  ['waits-for-own-price', 'Watch', 'I buy at 16, not higher'],
]

/** What turns a sentence into one that its writer does not state. */
const TURNED: readonly ((sentence: string) => string)[] = [
  (words) => `My brother-in-law says: ${small(words)}.`,
  (words) => `${words}, says the column I read.`,
  (words) => `“${words}”, as the bulls put it.`,
  (words) => `The podcast's verdict: ${small(words)}.`,
  (words) => `${words}, or so my neighbour tells me.`,
  (words) => `According to the guy who sold me the car, ${small(words)}.`,
  (words) => `${words} (thus my dentist).`,
  (words) => `${words}, if you believe the chat.`,
  (words) => `Heard on the radio this morning: ${small(words)}.`,
  (words) => `${words}. That is exactly what I will not do.`,
  (words) => `${words}. None of this is what I think.`,
  (words) => `${words}. I have since dropped that idea.`,
  (words) => `${words}. What nonsense.`,
  (words) => `In 2015 I wrote: “${words}.” I have learned since.`,
  (words) => `In 2015 I wrote: ${small(words)}. I have learned since.`,
  (words) => `As a beginner I would have written “${small(words)}”.`,
  (words) => `About my old Nokia shares I wrote: ${small(words)}.`,
  (words) => `If I wrote “${small(words)}”, I would be fooling myself.`,
  (words) => `${words}? No.`,
  (words) => `${words}? That would be somebody else's thesis.`,
  (words) => `A beginner would say: ${small(words)}.`,
  (words) => `I tell my students never to write “${small(words)}”.`,
  (words) => `${words} /s`,
  (words) => `${words}, and I am the Queen of Sheba.`,
  (words) => `My rule against this: never write “${small(words)}”.`,
  (words) => `Forbidden sentence number one: ${small(words)}.`,
  (words) => `With NOK in 2014: ${small(words)}.`,
]

/** What changes how a sentence is written, and not what it says. */
const REWRITTEN: readonly ((sentence: string) => string)[] = [
  (words) => `${words}!`,
  (words) => `${words}`,
  (words) => `${words}. 🙂`,
  (words) => `${words}.\n\nT. M.`,
  (words) => `${words}. Written on the train.`,
  (words) => `It rains outside. ${words}.`,
  (words) => `${words.replaceAll('%', ' percent')}.`,
  (words) => `${words.replaceAll('%', '\u00a0%')}.`,
  (words) => `${words.toLowerCase()}.`,
]

const small = (words: string): string =>
  /^I(?= )/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

const FIRST = decided('Chips.', { at: '2026-02-02T15:00:00.000Z', price: '40' })
/** What is said of an entry of this kind, with what it quotes. */
const said = (kind: FindingKind, action: Action, thesis: string): readonly string[] =>
  readBuiltIn(
    asked(decided(thesis, { action, price: '30' }), action === 'Buy' || action === 'Watch' ? [] : [FIRST]),
  ).sentences.flatMap((sentence) => (sentence.kind === kind ? quotations(sentence.text).slice(0, 1) : []))

test.each(STATED)('%s is said of %s: %s', (kind, action, words) => {
  expect(said(kind, action, `${words}.`)).toHaveLength(1)
})

test.each(STATED)('no %s is said of what a %s does not state: %s', (kind, action, words) => {
  expect(TURNED.map((turn) => turn(words)).filter((thesis) => said(kind, action, thesis).length > 0)).toEqual([])
})

test.each(STATED)('%s is said of %s however it is written: %s', (kind, action, words) => {
  expect(REWRITTEN.map((write) => write(words)).filter((thesis) => said(kind, action, thesis).length === 0)).toEqual([])
})
