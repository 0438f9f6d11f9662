import { messagesOf } from '#web/language/messages.ts'

/** The texts of the small forms on an asset’s page: a price, daily prices, a split, the outcome of an option. */
const english = {
  close: 'Close',
  price: {
    label: 'Price',
    record: 'Record this price',
    day: 'Day',
    optional: 'optional',
    dayHint:
      'Leave it out for the price of now. Of an earlier day it is the close, which the chart shows from three months before your first decision on.',
    isRight: 'The price is right',
    stored: (price: string, day: string) => `${price} is kept as the close of ${day}.`,
    notes: {
      stock: (price: string) => `Notes ${price} as the price of one share now`,
      options: (price: string) => `Notes ${price} as the price of one contract now`,
    },
    keeps: (price: string, day: string) => `Keeps ${price} as the close of ${day}`,
    worth: (units: string, amount: string) => `${units} at it: ${amount}.`,
    reachesStop: (price: string) => `It reaches your stop of ${price}, and your journal will say so.`,
    reachesTarget: (price: string) => `It reaches your target of ${price}, and your journal will say so.`,
  },
  outcome: {
    record: 'Record this outcome',
    legend: 'How it ended',
    names: {
      'expired-worthless': 'it expired worthless',
      exercised: 'it was exercised',
      'sold-before': 'I had sold it before',
    },
    dayless: 'This tells no day, so the Mirror cannot say whether you kept a stop, a target or a test that had come.',
    sellOnDay: (lastDay: string) =>
      `If you know the day, and it is ${lastDay} or later, record a Sell of it instead, with “Decided on”: a Sell cannot be of a day before your last decision.`,
    unit: 'USD that one contract brought in',
    ends: (units: string, price: string, amount: string) => `Ends ${units} at ${price} = ${amount}`,
    endsWorthless: (units: string) => `Ends ${units} worthless`,
  },
  split: {
    record: 'Record this split',
    explained: 'A 4-for-1 split makes 4 new shares of each old one. What you paid in all stays the same.',
    newShares: 'New shares',
    oldShares: 'For old shares',
    firstDay: 'First day in new shares',
    becomes: (units: string, quantity: string) => `${units} become ${quantity}`,
    costs: (now: string, before: string) => `, the cost a share ${now} instead of ${before}`,
    countsPrices: (day: string, ratio: string) => `Counts what is from before ${day} in new shares, ${ratio}.`,
    countsFirst: (day: string, ratio: string) =>
      `Counts your first entry, and what is from before ${day}, in new shares, ${ratio}.`,
    firstEntry:
      'Your first entry is of this very day. Are its shares and its price those of before or of after the split?',
    firstShares: { old: 'Of before: in old shares', new: 'Of after: in new shares already' },
  },
  daily: {
    upload: 'Upload this file',
    file: 'File',
    unit: 'CSV, up to 2 MB',
    hint: 'Its first line names the columns: Date and Close, and Open, High and Low where there are any. Days are written 2026-06-10, 6/10/2026 or 10.6.2026; commas, semicolons or tabs stand between the columns. A larger file can be split and uploaded in parts.',
    taken: {
      one: (stored: string, unchanged: string, rejected: string) =>
        `1 day read: ${stored} stored, ${unchanged} unchanged, ${rejected} rejected.`,
      other: (read: string, stored: string, unchanged: string, rejected: string) =>
        `${read} days read: ${stored} stored, ${unchanged} unchanged, ${rejected} rejected.`,
    },
    line: (line: string, why: string) => `Line ${line}: ${why}`,
    more: (lines: string) => `And ${lines} lines more.`,
    notYet: 'Nothing is stored yet.',
    pricesAreRight: 'The prices are right',
    differ: 'These closes differ from what is known by a split. Which is it? Nothing is stored yet.',
    eachColumn: 'Each column says what one share cost on its day, if the file is read in that way.',
    day: 'Day',
    known: 'Known',
    asTraded: 'As traded',
    adjusted: 'Adjusted',
    adjustedForSplits: 'Adjusted for splits',
    sameDay: (day: string, journal: string, file: string, split: string) =>
      `Of ${day} your journal says ${journal} and this file ${file}, as if it were adjusted for a later ${split} that is not recorded. Was there one? Then record it first, with the day on which it took effect, and upload the file again.`,
    leap: (from: string, to: string, day: string, split: string) =>
      `From ${from} to ${to} on ${day}: that looks like a ${split}. Was there one?`,
    waits: (from: string, to: string, day: string) =>
      `From ${from} to ${to} on ${day}: that may be a price after the split that you are asked about above. Answer that first, and upload the file again.`,
    recordFirst: (newShares: string, oldShares: string) =>
      `Then record ${newShares} for ${oldShares} first, and upload the file again.`,
  },
}

export type AssetFormMessages = typeof english
export const assetFormMessages = messagesOf('assetForms', english)
