import { messagesOf } from '#web/language/messages.ts'
import { UNFINISHED_MESSAGE } from './unfinished-day.ts'

const english = {
  /** What stands under a field whose number is typed in another way than Candor writes it. */
  readAs: (number: string) => `Read as ${number}.`,
  /** Of a number with three decimals, which looks like thousands. */
  readBetween: (number: string, low: string, high: string) => `Read as ${number}, between ${low} and ${high}.`,
  ambiguous: (typed: string) => `“${typed}” may be either of two numbers. Choose the one that you mean.`,
  /** The same while amounts are hidden. */
  ambiguousHidden:
    'This may be either of two numbers. Type it without a sign between its thousands, or with one more zero at its end.',
  mean: (number: string) => `I mean ${number}`,
  meanBetween: (number: string, low: string, high: string) => `I mean ${number}, between ${low} and ${high}`,
  unfinishedDay: UNFINISHED_MESSAGE as string,
  /** Under a day: the browser may write it in another order than the page. */
  day: (day: string) => `Read as ${day}.`,
}

export type FieldMessages = typeof english
export const fieldMessages = messagesOf('fields', english)
