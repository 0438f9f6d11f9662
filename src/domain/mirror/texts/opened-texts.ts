const many = (count: number, word: string, more = `${word}s`) => `${count} ${count === 1 ? word : more}`
const inDays = (later: number) => `Return in ${later} trading days`

type Sold = { readonly sold: number; readonly all: number }

/** What stands in the rows of a figure that is opened, and how it comes of them, in English. */
export const ENGLISH = {
  withheld: (count: number) =>
    `The numbers of ${many(count, 'row')} are told after a review that is due, or once a claim is resolved, and until then none of their sums.`,
  restUntold: 'What was made, month by month, is told once the claims that it would tell are resolved and reviewed.',
  none: 'none',
  notKnown: 'not known',
  nothing: 'no shares held',
  cameTrue: 'came true',
  didNot: 'did not',
  well: 'well decided',
  poorly: 'poorly decided',
  cells: {
    deserved: (count: number) => `Deserved: ${count}`,
    unlucky: (count: number) => `Unlucky: ${count}`,
    lucky: (count: number) => `Lucky: ${count}`,
    earned: (count: number) => `Earned loss: ${count}`,
  },
  claims: (count: number) => many(count, 'claim'),
  reviews: (count: number) => many(count, 'review'),
  sales: (count: number) => many(count, 'sale'),
  bought: (count: number) => `Bought: ${count}`,
  boughtFirst: (count: number) => `First purchases: ${count}`,
  sold: (count: number) => `Sold: ${count}`,
  watched: (count: number) => `Only watched: ${count}`,
  losses: (count: number) => `After a sale at a loss: ${count}`,
  gains: (count: number) => `After a sale at a gain: ${count}`,
  soldGains: (count: number) => `Gains sold: ${count}`,
  paperGains: (count: number) => `Gains on paper, held on a day with a sale: ${count}`,
  soldLosses: (count: number) => `Losses sold: ${count}`,
  paperLosses: (count: number) => `Losses on paper, held on a day with a sale: ${count}`,
  othersHeld: (count: number) => `Others held on the day of the sale: ${count}`,
  heldOn: (count: number, day: string) => `Held on ${day}: ${count}`,
  columns: {
    selling: (later: number): readonly string[] => [
      inDays(later),
      'Others held',
      'Their mean',
      'Others less this one, points',
    ],
    returned: (later: number): readonly string[] => ['Close', 'Until', 'Close then', inDays(later)],
    afterLosses: ['Days with a purchase', 'Which'] as readonly string[],
    size: ['Confidence', 'Its rank', 'Money', 'Its rank'] as readonly string[],
    sold: ['Sold at', 'Average cost'] as readonly string[],
    paper: ['Day of the sale', 'Close', 'Average cost'] as readonly string[],
    held: ['Quantity', 'Close before', 'Close at the end', 'Worth before', 'Worth at the end'] as readonly string[],
    traded: ['Quantity', 'Amount'] as readonly string[],
    level: ['Claim', 'It'] as readonly string[],
    period: ['Said', 'It', 'Squared error'] as readonly string[],
    hours: ['Written, New York', 'It'] as readonly string[],
    critic: ['The model said', 'Squared error', 'You said', 'Squared error', 'It'] as readonly string[],
    process: ['Asked', 'Graded', 'Claim', 'It'] as readonly string[],
    gap: ['Asked', 'Return remembered', 'Return recorded', 'Remembered less recorded, points'] as readonly string[],
    hindsight: ['Asked', 'Remembered', 'Recorded', 'It', 'More foreseen by, points'] as readonly string[],
  },
  meanDifference: (count: number, points: string) =>
    `The mean of the last column, over ${many(count, 'sale')}: ${points} points.`,
  meanOfReviews: (count: number, points: string) =>
    `The mean of the last column, over ${many(count, 'review')}: ${points} points.`,
  othersLess: (mean: string, own: string, points: string) =>
    `The mean return of the others is ${mean}, this one returned ${own}: ${points} points.`,
  beforeRounding:
    'It was computed before rounding: from the rounded numbers that stand here, its last digit may differ.',
  closedEarly: (moment: string, clock: string) => `${moment}; the exchange closed at ${clock} that day`,
  meansCompared: (one: string, other: string, points: string) =>
    `The mean return of the first group is ${one}, of the second ${other}: ${points} points.`,
  fiveDaysEach: 'Of each sale five trading days count, the day of the sale first.',
  ranksCorrelated:
    'The figure is the correlation of the two columns of ranks; equal values share the mean of their ranks.',
  sharesSold: (gains: Sold, losses: Sold) =>
    `Gains: ${gains.sold} of ${gains.all} sold. Losses: ${losses.sold} of ${losses.all} sold. What stood exactly at its cost is neither.`,
  untouched: (before: string, after: string, percent: string) => `Left alone, ${before} became ${after}: ${percent}.`,
  turnover: (bought: string, sold: string, average: string, days: number, share: string) =>
    `Turnover: the smaller of ${bought} bought and ${sold} sold, over the average worth of ${average} on ${many(days, 'day')}: ${share}.`,
  made: (months: string, percent: string) => `Made, by month: ${months}. One after the other that is ${percent}.`,
  hits: (hits: number, n: number) => `${hits} of ${n} came true.`,
  meanError: (mean: string) => `The mean of the squared errors, which is the Brier score: ${mean}.`,
  meanErrors: (its: string, yours: string) => `The means of the squared errors: the model’s ${its}, yours ${yours}.`,
}

export type OpenedTexts = typeof ENGLISH
