import { messagesOf } from '#web/language/messages.ts'

/** The texts of the form for a correction, which are loaded with it. */
const english = {
  record: 'Record this correction',
  whatMistyped: 'What was mistyped',
  shouldBe: 'It should be',
  isNow: (field: string, value: string) => `${field} is ${value} now.`,
  rightIsNow: (field: string, value: string) => `${field} is ${value} now. Type call or put.`,
  ratioIsNow: (field: string, value: string) =>
    `${field} is ${value} now. Type 4:1 for 4 new shares for 1 old one, or none if there was no split.`,
  broughtIn: 'USD that one contract brought in',
  reason: 'Reason',
  forExample: 'For example: typing mistake.',
  bothStay:
    'Both stay in your journal, and every figure follows the correction. What you thought then, the action, the thesis and the confidence, is never corrected: to think otherwise now, record an update.',
  changed: (change: string) =>
    `Since you opened this form, this was recorded: ${change}. What you wrote is still here.`,
  changes: {
    price: (from: string, to: string) => `Changes the price from ${from} to ${to}`,
    quantity: (from: string, to: string) => `Changes the quantity from ${from} to ${to}`,
    decidedOn: (from: string, to: string) => `Changes the day decided from ${from} to ${to}`,
    stopLoss: (from: string, to: string) => `Changes the stop loss from ${from} to ${to}`,
    takeProfit: (from: string, to: string) => `Changes the take profit from ${from} to ${to}`,
    right: (from: string, to: string) => `Changes the call or put from ${from} to ${to}`,
    strike: (from: string, to: string) => `Changes the strike from ${from} to ${to}`,
    expiresOn: (from: string, to: string) => `Changes the expiry from ${from} to ${to}`,
    multiplier: (from: string, to: string) => `Changes the multiplier from ${from} to ${to}`,
    ticker: (from: string, to: string) => `Changes the ticker from ${from} to ${to}`,
    splitRatio: (from: string, to: string) => `Changes the split from ${from} to ${to}`,
    splitOn: (from: string, to: string) => `Changes the first day in new shares from ${from} to ${to}`,
    outcome: (from: string, to: string) => `Changes how it ended from ${from} to ${to}`,
  },
  figures: {
    broughtIn: (after: string, before: string) => `it brought in ${after} (now ${before})`,
    cost: (after: string, before: string) => `it cost ${after} (now ${before})`,
    held: (after: string, before: string) => `held ${after} (now ${before})`,
    costBasis: (after: string, before: string) => `cost basis ${after} (now ${before})`,
    gain: (after: string, before: string) => `total gain/loss ${after} (now ${before})`,
    realized: (after: string, before: string) => `realized gain ${after} (now ${before})`,
  },
  afterwards: (figures: string) => `Then: ${figures}.`,
  noFigure: 'No figure changes by it.',
  priceStays: (price: string) => `Its price stays ${price}.`,
  dayFollows: 'Charts and what is counted by days follow it.',
  levels: {
    'stop-loss': {
      passed: 'Your stop counts as passed then.',
      not: 'Your stop does not count as passed any more.',
    },
    'take-profit': {
      passed: 'Your target counts as passed then.',
      not: 'Your target does not count as passed any more.',
    },
  },
}

export type CorrectionFormMessages = typeof english
export const correctionFormMessages = messagesOf('correctionForms', english)
