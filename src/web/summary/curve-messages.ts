import { messagesOf } from '#web/language/messages.ts'

const english = {
  equity: {
    name: 'Value of what you held, against what it had cost',
    heading: 'Value and cost',
    cannotBeShown: (why: string) => `Value and cost cannot be shown. Your entries are safe. ${why}`,
    lookAgain: 'Look again',
    decisions: 'Decisions',
    tableCaption: 'Value and cost of what you held, in US dollars',
    nothing: 'No day is known yet on which something was held and had a price.',
    leftOut: 'Left out of both lines:',
    leftOutFrom: (day: string) => `; left out from ${day} on`,
    leftOutUntil: (from: string, until: string) => `; left out from ${from} until ${until}`,
    withoutGain: (tickers: string, rest: number) =>
      `The gain of sales leaves out ${tickers}${rest > 0 ? ` and ${rest} more` : ''}: the price of a sale is not known, or a split is not recorded yet.`,
    value: 'Value',
    cost: 'Cost',
    columns: { day: 'Day', value: 'Value', cost: 'Cost', sales: 'Gain of sales so far', decided: 'What was decided' },
    reading: {
      value: (amount: string) => `value ${amount}`,
      cost: (amount: string) => `cost ${amount}`,
      sales: (amount: string) => `gain of sales so far ${amount}`,
    },
    confidence: (level: string, most: string) => `confidence ${level} of ${most}`,
    count: (count: string) => `${count} decisions`,
    closeTogether: 'for example, 2 decisions close together',
    more: (count: string) => `and ${count} more`,
    /** What the color between the lines shows, for the last day. */
    words: {
      costNothing: (day: string, value: string) => `On ${day} what you held was worth ${value} and had cost nothing.`,
      allLeftOut: (day: string) => `On ${day} everything that was held is left out.`,
      bothZero: (day: string, zero: string) => `On ${day} value and cost were both ${zero}.`,
      worth: (day: string, value: string, cost: string, outcome: string) =>
        `On ${day} what you held was worth ${value} and had cost ${cost}: ${outcome}.`,
      outcomes: {
        up: (percent: string) => `a gain, ${percent}`,
        down: (percent: string) => `a loss, ${percent}`,
        level: (_percent: string) => 'as much, by the last prices known',
      },
    },
  },
  kept: {
    name: 'Gain as it was, and as if every rule had been kept',
    heading: 'As if every rule had been kept',
    notice:
      'A rule is a stop, a target or a test of your own. Kept means sold at the close of its day, with the money idle from then on: what else you would have bought nobody knows. Price only.',
    table: 'Table of both lines',
    tableCaption: 'Gain as it was, and as if every rule had been kept, in US dollars',
    asItWas: 'As it was',
    asIfKept: 'Every rule kept',
    columns: {
      day: 'Day',
      asItWas: 'Gain as it was',
      asIfKept: 'With every rule kept',
      held: 'Holding through came to',
    },
    reading: {
      gain: (amount: string) => `gain ${amount}`,
      asIfKept: (amount: string) => `with every rule kept ${amount}`,
      held: (amount: string) => `holding through ${amount}`,
    },
    unknown: (days: string, tickers: string, rest: number) =>
      `Not known on ${days} of these days, where no price is known of ${tickers}${rest > 0 ? ` and ${rest} more` : ''}. A price stands for five more trading days at most. A price provider brings the closes, or a file that you upload on the asset’s page.`,
    unpricedSales: (sales: string, rest: number) =>
      `Not known from then on: the price of ${sales}${rest > 0 ? ` and ${rest} more` : ''}. Its entry on the asset’s page takes it, with “Correct”.`,
    unpricedSale: (ticker: string, day: string) => `the sale of ${ticker} on ${day}`,
    overSplit: (tickers: string, rest: number) =>
      `Not known while a split is not recorded: ${tickers}${rest > 0 ? ` and ${rest} more` : ''}. It is recorded on the asset’s page.`,
    withoutGain: (tickers: string, rest: number) =>
      `Neither line has the gain of ${tickers}${rest > 0 ? ` and ${rest} more` : ''}: the price of a sale is not known, or a split is not recorded yet.`,
    noneKnown: 'What holding through came to is known on none of these days.',
    /** What holding through came to, for the last day on which that is known. */
    noDifference: (day: string, rules: string) => `By ${day} ${rules} made no difference.`,
    paid: (day: string, rules: string, amount: string) => `By ${day} ${rules} had paid ${amount}.`,
    cost: (day: string, rules: string, amount: string) => `By ${day} ${rules} had cost ${amount}.`,
    and: (one: string, other: string) => `${one} and ${other}`,
    heldThrough: {
      one: 'the one rule that you held through',
      other: (count: string) => `the ${count} rules that you held through`,
    },
    keptLater: {
      one: 'the one rule that you kept on a later day',
      other: (count: string) => `the ${count} rules that you kept on a later day`,
    },
  },
}

export type CurveMessages = typeof english
export const curveMessages = messagesOf('curves', english)
