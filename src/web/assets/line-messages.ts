import { messagesOf } from '#web/language/messages.ts'

/** What lines say of an asset, its entries and its events, in the journal and under its name. */
const english = {
  /** What is not held now. */
  unheld: { sold: (units: string) => `${units} sold`, watched: (units: string) => `${units} watched` },
  ended: {
    whole: (units: string, how: string) => `${units}, ${how}`,
    rest: (units: string, how: string) => `${units}, sold in part, and the rest ${how}`,
  },
  ofShares: (units: string, shares: string) => `${units} of ${shares}`,
  rights: { call: 'call', put: 'put' },
  strike: (price: string) => `at ${price}`,
  until: (day: string) => `until ${day}`,
  at: (units: string, price: string) => `${units} at ${price}`,
  atPrice: (price: string) => `at ${price}`,
  atMarket: (units: string, price: string) => `${units}, price then ${price}`,
  priceThen: (price: string) => `price then ${price}`,
  /** Of a price from before the day of the decision. */
  lastPriceOf: (price: string, day: string) => `last price ${price} of ${day}`,
  /** Of a price from before the day of the decision, which somebody accepted as the decision's own. */
  acceptedOf: (line: string, day: string) => `${line}, the last price, of ${day}`,
  stop: {
    removed: (from: string) => `Stop of ${from} removed`,
    set: (to: string) => `Stop set at ${to}`,
    moved: (from: string, to: string) => `Stop moved from ${from} to ${to}`,
    ofLast: (line: string, percent: string, price: string, day: string) =>
      `${line}, ${percent}% below ${price}, the last price, of ${day}`,
  },
  target: {
    removed: (from: string) => `Target of ${from} removed`,
    set: (to: string) => `Target set at ${to}`,
    moved: (from: string, to: string) => `Target moved from ${from} to ${to}`,
    ofLast: (line: string, percent: string, price: string, day: string) =>
      `${line}, ${percent}% above ${price}, the last price, of ${day}`,
  },
  ofDay: (name: string, day: string) => `${name} of ${day}`,
  fields: {
    price: 'Price',
    quantity: 'Quantity',
    decidedOn: 'Decided on',
    stopLoss: 'Stop loss',
    takeProfit: 'Take profit',
    right: 'Call or put',
    strike: 'Strike',
    expiresOn: 'Expiry',
    multiplier: 'Multiplier',
    ticker: 'Ticker',
    splitRatio: 'Split',
    splitOn: 'First day in new shares',
    outcome: 'How it ended',
  },
  notSaid: 'not said',
  outcomes: { 'expired-worthless': 'expired worthless', exercised: 'exercised', 'sold-before': 'sold before' },
  ratio: (newShares: string, oldShares: string) => `${newShares} for ${oldShares}`,
  none: 'none',
  corrected: (field: string, from: string, to: string) => `${field} corrected from ${from} to ${to}`,
  correctedFrom: (field: string, from: string) => `${field} corrected from ${from}`,
  events: {
    splitOn: (split: string, day: string) => `${split}, took effect ${day}`,
    splitBeforeFirst: (line: string) => `${line}; your first entry was in new shares already`,
    splitWithdrawn: (line: string) => `${line}; it was withdrawn and does not count`,
    outcomes: {
      'expired-worthless': (_price: string) => 'The option expired worthless',
      exercised: (price: string) => `The option was exercised, for ${price} a contract`,
      'sold-before': (price: string) => `The option had been sold before it expired, at ${price} a contract`,
    },
    correctedIn: (change: string, entry: string) => `${change} (${entry})`,
    earlierEntry: 'an earlier entry',
    testHappened: (line: string) => `Your test “${line}”: it happened`,
    testDidNot: (line: string) => `Your test “${line}”: it did not happen`,
    priceOf: {
      stock: (price: string) => `Price of ${price} a share`,
      options: (price: string) => `Price of ${price} a contract`,
    },
    typedByHand: (price: string) => `${price}, typed by hand`,
    wereAsked: '; you were asked whether there was a split',
    usedFromHere: (price: string, day: string) => `${price}, typed on ${day}, is used from here on`,
    confirmedPrice: (price: string, origin: string) => `Price of ${price} confirmed by you (${origin})`,
    claimDue: (claim: string) =>
      `The day of the claim that ${claim} has come: the review of its decision tells its outcome`,
    claimDueElsewhere: (claim: string) =>
      `The day of the claim that ${claim} has come: its outcome is told after the review of another decision, which it would give away`,
    claimOfOtherTicker: (claim: string) => `The day of the claim that ${claim} has come`,
    claimOutcomes: {
      'came-true': (claim: string) => `The claim that ${claim} came true`,
      'did-not-come-true': (claim: string) => `The claim that ${claim} did not come true`,
      unresolvable: (claim: string) => `The claim that ${claim} cannot be resolved: a close is missing`,
    },
    putRight: '; other splits were known later, which correct it',
    ofItself: '; that compares a share with itself, and it does not count',
    ofOtherTicker: '; that was recorded under another ticker, which has been corrected since, and it does not count',
    putsRight: ', by the splits that were known later',
    reached: (level: string, levelPrice: string, price: string) => `${level} of ${levelPrice} reached at ${price}`,
    on: (day: string) => ` on ${day}`,
    setBy: (action: string, day: string) => `, set by your ${action} of ${day}`,
    reachedEarlier: '; by what is known now, it had been reached earlier',
    correctedUnused: (price: string) =>
      `; its price was corrected to ${price}, which is not used, because it looks like a split`,
    wasNot: '; it was not, by what is known now',
    wasPrice: (price: string) => `: the price was ${price}`,
    asTold: (levelPrice: string, price: string) => `; as it was recorded then: ${levelPrice}, reached at ${price}`,
  },
}

export type LineMessages = typeof english
export const lineMessages = messagesOf('lines', english)
