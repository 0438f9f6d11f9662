const one = (count: number, word: string, more: string) => (count === 1 ? word : more)
const sales = (count: number) => one(count, 'sale', 'sales')
const days = (count: number) => one(count, 'day', 'days')

/** ` for want of a close of AAA, and because a split of BBB is not recorded` */
function leftOutWhy({ closes, splits }: { closes: string; splits: string }): string {
  const ofSplits = splits === '' ? '' : ` because a split of ${splits} is not recorded`
  if (closes === '' && splits !== '') return ofSplits
  const ofCloses = ` for want of a close${closes === '' ? '' : ` of ${closes}`}`
  return splits === '' ? ofCloses : `${ofCloses}, and${ofSplits}`
}

/** What is told of sales, purchases and years, in English. Figures are given as they are written. */
export const ENGLISH = {
  disposition: {
    title: {
      effect: 'You sell what is up and keep what is down.',
      reverse: 'You sell what is down and keep what is up.',
    },
    evidence: (told: {
      days: number
      all: number
      gains: string
      losses: string
      gainsShare: string
      lossesShare: string
    }) =>
      `On ${told.days === told.all ? `the ${told.days}` : `${told.days} of the ${told.all}`} ${days(told.all)} when you sold shares, you let go of ${told.gains} gains and ${told.losses} losses: ${told.gainsShare} against ${told.lossesShare}.`,
    of: (part: number, all: number) => `${part} of ${all}`,
    method: (difference: string, error: string, inDecember: number, all: number) =>
      `Against the average purchase price, by the close of the day (Odean 1998: 15% against 10% in 10,000 accounts). Difference ${difference} points, ${error}. ${inDecember} of ${all} sales ${one(inDecember, 'was', 'were')} in December, where tax can be a reason.`,
    /** @param why the tickers of which a close is missing, and of which a split is not recorded; none where the session of the day goes on */
    daysLeftOut: (count: number, why: { closes: string; splits: string }) =>
      ` ${count} ${one(count, 'day is', 'days are')} left out${leftOutWhy(why)}.`,
    withoutCost: (tickers: string) =>
      ` What you held of ${tickers} stands at neither a gain nor a loss here: a purchase of it has no price.`,
    notToldYet: (tickers: string) =>
      ` What you held of ${tickers} on the last day of a claim on it stands at neither until that claim is told.`,
    notTold: ' What it costs is not told by this.',
    standardError: (error: string) => `standard error ${error}`,
    range: (from: string, to: string) =>
      `95% range ${from} to ${to} (Newcombe 1998; of a share of 0% or 100% no standard error can be told)`,
    note: (gains: string, losses: string) => `${gains} of gains, ${losses} of losses`,
  },
  /** Sales that no figure in money counts. */
  salesLeftOut: {
    ofOptions: (count: number) => `${count} ${sales(count)} of options`,
    unpriced: (count: number) => `${count} ${sales(count)} without a known price, of the sale or of a purchase`,
    overSplits: (count: number) => `${count} ${sales(count)} after a split that is not recorded yet`,
    all: (parts: string) => ` Left out: ${parts}.`,
  },
  selling: {
    title: {
      better: 'What you sold did better than what you kept.',
      worse: 'What you sold did worse than what you kept.',
    },
    evidence: (points: string, isWorse: boolean, count: number) =>
      `In the 252 trading days after a sale, what you kept did ${points} points ${isWorse ? 'worse' : 'better'} than what you sold, on average over ${count} sales.`,
    method: (from: string, to: string) =>
      `Mean return of everything held and not sold that day less the sold one’s, close to close, price only. 95% range ${from} to ${to} points. Years of sales close to each other overlap, which the range does not know.`,
    withoutReturn: (count: number) =>
      ` Not among them: ${count} ${sales(count)}, of the last 252 trading days, with nothing else held beside, or without a close.`,
    note: (count: number) => `${count} sales`,
  },
  drag: {
    title: (year: string, points: string) => `In ${year}, touching nothing would have brought ${points} points more.`,
    evidence: (actual: string, untouched: string) =>
      `What you held made ${actual}; what you held when the year began, left alone, made ${untouched}.`,
    method:
      'Time-weighted, by daily closes, without dividends, fees and cash (Barber and Odean 2000). One year is one case: it proves nothing about the next.',
    turnover: (part: { held: number; days: number } | null) =>
      ` Turnover is the smaller of purchases and sales against the average worth of what you held${part === null ? '' : `, on ${part.held} of ${part.days} trading days; on the others you held nothing, and they are left out`}.`,
    note: (turnover: string | null) => `turnover ${turnover ?? 'not known'}`,
    /** Of a later year, of which this cannot be told. */
    notKnown: (year: string, why: readonly string[]) => ` Of ${year} this is not known: ${why.join(', and ')}.`,
    why: {
      unpricedTrade: (ticker: string, day: string, isSale: boolean) =>
        `the ${isSale ? 'sale' : 'purchase'} of ${ticker} on ${day} has no price, which its entry takes with “Correct”`,
      overSplit: (tickers: string) => `a split of ${tickers} is to be recorded`,
      withoutClose: (tickers: string) => `closes of ${tickers} are missing`,
    },
  },
  afterLosses: {
    title: (isMore: boolean) => `After a loss you buy ${isMore ? 'more' : 'less'} often than after a gain.`,
    evidence: (after: number, days: number, other: number, otherDays: number) =>
      `In the five trading days from a sale at a loss on, you bought on ${after} of ${days} days; from a sale at a gain on, on ${other} of ${otherDays}.`,
    method: (after: string, other: string, error: string) =>
      `${after} against ${other}, standard error ${error} points, with the days after one sale as one case.`,
    withoutWindow: (count: number) =>
      ` Not counted: ${count} ${days(count)} with a sale, with another sale in the next four trading days, at a loss and a gain at once, at neither, of no known gain, or not five days ago.`,
    note: (count: number) => `${count} days after losses`,
  },
  passedOn: {
    title: {
      better: 'What you passed on did better than what you bought.',
      worse: 'What you passed on did worse than what you bought.',
    },
    evidence: (told: { watched: number; points: string; isBetter: boolean; bought: number }) =>
      `In the 252 trading days after the first watch, ${told.watched} shares that you did not buy in that time did ${told.points} points ${told.isBetter ? 'better' : 'worse'} on average than what you bought did after ${told.bought} purchases.`,
    method: (from: string, to: string) =>
      `Mean of the ones less mean of the others, close to close, price only (Welch 1947). 95% range ${from} to ${to} points. The years are not the same ones, which the range does not know.`,
    leftOut: (parts: string, overSplits: number, withoutClose: number) => {
      const ofSplit = 'because a split that is reported is not recorded'
      if (overSplits === 0) return ` Left out for want of a close: ${parts}.`
      if (withoutClose === 0) return ` Left out ${ofSplit}: ${parts}.`
      return ` Left out, ${overSplits} ${ofSplit} and ${withoutClose} for want of a close: ${parts}.`
    },
    watched: (count: number) => `${count} watched`,
    bought: (count: number) => `${count} bought`,
  },
}

export type BehaviourTexts = typeof ENGLISH
