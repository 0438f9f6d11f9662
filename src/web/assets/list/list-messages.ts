import { messagesOf } from '#web/language/messages.ts'
import type { Column } from './asset-rows.ts'

const english = {
  columns: {
    Company: 'Company',
    Type: 'Type',
    'Total Value': 'Total Value',
    'Total Gain/Loss': 'Total Gain/Loss',
    Price: 'Price',
    "Today's Gain/Loss": "Today's Gain/Loss",
    'Cost Basis': 'Cost Basis',
    'Realized Gain': 'Realized Gain',
    'Initial Confidence': 'Initial Confidence',
  } as Readonly<Record<Column, string>>,
  details: 'Details',
  empty: {
    bought: 'Nothing bought yet. The first entry is the one you will most want to read again.',
    watched: 'Nothing watched yet. Write down what you wait for, before you buy.',
  },
  addAsset: 'Add an asset',
  cannotBeShown: (why: string) => `Your list cannot be shown. ${why}`,
  loading: {
    bought: 'Loading what is bought',
    sold: 'Loading what is sold',
    watched: 'Loading what is watched',
  },
  filter: 'Filter',
  filterHint: 'Company or ticker',
  found: (found: string, all: string) => `${found} of ${all}`,
  noneFound: (typed: string) => `Nothing here has “${typed}” in its ticker or name.`,
  showAll: 'Show all',
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  count: { one: 'asset', other: 'assets' },
  ifBought: ', as if you had bought',
  closed: (day: string) => `The market is not open today. Its last day was ${day}.`,
  ifBoughtNote: 'Gains are counted as if you had bought on the day you began to watch.',
  priceOnly: 'Gains are price only, without dividends.',
  worth: 'Worth',
  held: (quantity: string, price: string) => `${quantity} at ${price}`,
  watched: (price: string) => `${price} then`,
  lastOf: (day: string) => `last of ${day}`,
  days: (from: string, until: string) => `${from} to ${until}`,
  byPrice: (day: string) => `By a price of ${day}.`,
  byPrices: (days: string) => `By prices of ${days}.`,
  someByPrice: (all: string, day: string) => `1 of ${all} by a price of ${day}.`,
  someByPrices: (some: string, all: string, days: string) => `${some} of ${all} by prices of ${days}.`,
  notes: {
    split: (split: string) => `${split} to record`,
    outcome: 'Expired: record the outcome',
    test: 'Your test waits for an answer',
    quarantined: 'New price held back',
  },
  sold: {
    none: 'Nothing is on your sold list.',
    never: 'Nothing sold yet. When you sell, what you thought at the time stays here.',
    notNow:
      'Nothing is on your sold list now: what you sold was a part of what you hold, or you bought it again. Your words of then are on its page.',
    onList: (gain: string) => `Realized on this list: ${gain}.`,
    onListWithoutGain: (gain: string, without: string) =>
      `Realized on this list: ${gain}, without ${without} whose gain is not known yet.`,
    onListWithoutPrice: (gain: string, without: string) =>
      `Realized on this list: ${gain}, without ${without} whose selling price is not known.`,
    everyTime: ' Realized Gain counts every time you held an asset, Total Value and Total Gain/Loss only the last.',
    elsewhere: (gain: string, together: string) =>
      `Realized on parts of what you hold, and when you held it before: ${gain}. Together ${together}, as on the Summary.`,
  },
}

export type ListMessages = typeof english
export const listMessages = messagesOf('list', english)
