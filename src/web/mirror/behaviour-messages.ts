import { sharesOnly } from '#domain/mirror/texts/left-out-texts.ts'
import { messagesOf } from '#web/language/messages.ts'
import { formatCount } from '#web/ui/format.ts'

const one = (count: number, word: string, more = `${word}s`) => `${formatCount(count)} ${count === 1 ? word : more}`

const soldAt = (quantity: string, price: string, day: string) => `${quantity} sold at ${price} on ${day}`
const untilAt = (quantity: string, price: string, day: string) => `${quantity} until ${day} at ${price}`

/** The words of the instruments about what was done: lines, drift, sales and years. */
const english = {
  reached: {
    name: 'Lines',
    n: (count: number) => `${formatCount(count)} reached`,
    names: { stop: 'stop', target: 'target', test: 'test' } as Readonly<Record<string, string>>,
    titles: { 'held through': 'Held through', kept: 'Kept', open: 'Waiting for what you do' },
    method:
      'Held through: what holding on did, from the price at which the line was reached, or the close of its day where that told of it, until you sold, until the next line of the same holding, or until the last price. Kept: what the sale has saved, or cost, from its own price until you bought again or until the last price; where a split after the sale is not recorded, that price is told in the shares that you sold. Where you sold a part, the rest has a row of its own. A hollow bar is of what you had sold: it happened to the price, and not to your money.',
    beside: (benchmark: string) =>
      ` Under it what ${benchmark} returned in the same days, of several parts by the money of each.`,
    none: 'None of your stops, targets or tests has been reached.',
    caption: 'Lines that were reached, and what was done, the largest amounts first',
    columns: { line: 'Line', reached: 'Reached', until: 'Until', cameTo: 'Came to' },
    group: (title: string, lines: string) => `${title}, ${lines}`,
    showAll: {
      'held through': (count: number) => `Show all ${formatCount(count)} held through`,
      kept: (count: number) => `Show all ${formatCount(count)} kept`,
      open: (count: number) => `Show all ${formatCount(count)} waiting for what you do`,
    },
    showLargest: {
      'held through': (count: number) => `Show the largest ${formatCount(count)} held through alone`,
      kept: (count: number) => `Show the largest ${formatCount(count)} kept alone`,
      open: (count: number) => `Show the largest ${formatCount(count)} waiting for what you do alone`,
    },
    at: (price: string) => `at ${price}`,
    other: (quantity: string) => `the other ${quantity}, after a part was sold`,
    soldOf: (sold: string, quantity: string) => `sold ${sold} of ${quantity}`,
    allTogether: (title: string) => `${title}, all together`,
    knownTogether: (title: string, count: number) => `${title}, the ${formatCount(count)} with an amount together`,
    open: 'open',
    priceMissing: 'a price is missing',
    saleWithoutPrice: (day: string) => `not known: the sale of ${day} has no price`,
    salesWithoutPrice: (days: string) => `not known: the sales of ${days} have no price`,
    overSplit: 'not known: a split is not recorded yet',
    /** Instead of an amount: one sale kept this line and a later one. */
    toldLater: 'told with the next line',
    asset: (ticker: string, isOption: boolean) => (isOption ? `${ticker} options` : ticker),
    noPriceSince: (day: string) => `not known: no price since ${day}`,
    held: (quantity: string) => `${quantity} held`,
    soldAt,
    ended: {
      sale: soldAt,
      'next purchase': (quantity: string, price: string, day: string) =>
        `${quantity} bought again at ${price} on ${day}`,
      'next line': untilAt,
      'last price': untilAt,
    },
    drawn: (lines: string, gained: number, lost: number) => `${lines} held through: ${gained} gained, ${lost} lost`,
    line: 'Line held through',
    bar: (asset: string, name: string, told: { day: string; amount: string }) =>
      `${asset}, ${name}, reached on ${told.day}: ${told.amount}`,
    keptOf: (count: number, lines: string) => `${formatCount(count)} of ${lines} kept`,
  },
  drift: {
    name: 'Drift',
    n: (count: number, assets: string) => `${formatCount(count)} of ${assets}`,
    method:
      'Read from the entries by rule, each from the first entry that shows it. It says what changed, not why. Each line goes through closes from your first decision to the last one, forty at most, or where none is known through the prices at your decisions, as high as it has room. A disc is a decision at its price, a square a sale; the number is the confidence.',
    none: 'Nothing has changed between your entries that these rules would notice.',
    showAll: (count: number) => `Show all ${formatCount(count)}, the newest first`,
    onlyForgotten: (assets: string) => `Of ${assets}, only figures that no later entry repeats`,
    thenAndNow: (ticker: string) => `${ticker}, then and now`,
    underReview: (ticker: string) =>
      `The course of ${ticker}, its theses side by side and what quotes the decision asked about are told once its reviews that are due are done.`,
    caption: (ticker: string) => `Your decisions on ${ticker}`,
    columns: { decided: 'Decided', decision: 'Decision', price: 'Price', confidence: 'Confidence' },
    marked: (count: number) => `Marked: ${count === 1 ? 'a figure' : 'figures'} that no later entry repeats.`,
    inNoLater: ' (in no later entry)',
    markedReasons: 'Marked with dots: what became a reason only after the price had fallen.',
    onlyAfterFall: ' (a reason only after the price had fallen)',
    wroteBetween: 'Between the two you wrote:',
    stopMoved: (from: string, to: string | null) =>
      to === null ? `Stop of ${from} taken away` : `Stop moved from ${from} to ${to}`,
    between: (count: number) => `${one(count, 'decision')} between the two`,
    side: (action: string, day: string, confidence: number) => `${action}, ${day}, confidence ${confidence}`,
    atPrice: (price: string) => `, at ${price}`,
    changeNotKnown: 'What the price did between the two is not known: one of them has none.',
    change: (percent: string) => `Between the two the price went ${percent}.`,
    of: (ticker: string) => `Decision on ${ticker}`,
    mark: (action: string, day: string, price: string, confidence: number) =>
      `${action} on ${day} at ${price}, confidence ${confidence}`,
    spoken: (course: string, confidences: string) => `${course}; confidence ${confidences}`,
    priceOn: (price: string, day: string) => `${price} on ${day}`,
    closes: (least: string, most: string) => `; closes from ${least} to ${most} are drawn`,
  },
  sold: {
    name: 'Gains and losses',
    against: (gains: string, losses: string) => `${gains} of gains against ${losses} of losses.`,
    difference: (points: string, error: string) =>
      ` Difference ${points} points, ${error}. Whiskers: one standard error. Small mark: 10,000 accounts at a broker (Odean 1998).`,
    standardError: (error: string) => `standard error ${error}`,
    newcombe: (range: string) => `${range} (Newcombe 1998; of a share of 0% or 100% no standard error can be told)`,
    december: (count: number, sales: string) =>
      `${formatCount(count)} of ${sales} ${count === 1 ? 'was' : 'were'} in December, where tax can be a reason.`,
    ofOptions: (sales: string) => `${sales} of options left out.`,
    unpriced: (sales: string) =>
      `${sales} left out, without a known price, of the sale or of a purchase. Its entry on the asset’s page takes the price, with “Correct”.`,
    overSplits: (sales: string) =>
      `${sales} left out, after a split that is not recorded yet. It is recorded on the asset’s page.`,
    withoutCost: (tickers: string) =>
      `What you held of ${tickers} stands at neither a gain nor a loss here: a purchase of it has no price. Its entry on the asset’s page takes it, with “Correct”.`,
    notToldYet: (tickers: string) =>
      `What you held of ${tickers} on the last day of a claim on it stands at neither a gain nor a loss here until that claim is told.`,
    method: (days: string) => `Counted on ${days} with a sale, over everything held that day. Shares only.`,
    silent: (least: number, sales: number, more: number) =>
      `This is silent below ${least} sales; you have ${sales} that can be counted${more > 0 ? `, and ${more} more on days that are left out` : ''}.`,
    nothing: 'There were no gains, or no losses, that could have been sold.',
    notOver: (days: string) => `${days} left out, whose session is not over.`,
    tickerOn: (ticker: string, days: string) => `${ticker} on ${days}`,
    daysLeftOut: (days: string, named: string, rest: number) =>
      `${days} with a sale left out, because something that was held had no close that day: ${named}${rest > 0 ? ` and ${rest} more` : ''}. Half of what you held would tilt both shares. A price provider brings the closes, or a file that you upload on the asset’s page.`,
    daysOverSplit: (days: string, named: string, rest: number) =>
      `${days} with a sale left out, because a split of something that was held is not recorded yet: ${named}${rest > 0 ? ` and ${rest} more` : ''}. It is recorded on the asset’s page.`,
    missing: (tickers: string) =>
      `No daily prices are known of ${tickers}, or none of the last 30 days. A price provider brings them, or a file that you upload on the asset’s page.`,
    drawn: (gains: string, losses: string) => `${gains} of gains sold, ${losses} of losses`,
    rows: { gains: 'Gains sold', losses: 'Losses sold' },
    of: 'Gains or losses',
    caption: 'Gains and losses sold',
    columns: ['Sold', 'Could have been', 'Share', 'Standard error', '10,000 accounts'] as readonly string[],
    bar: (name: string, of: string, share: string, published: string) =>
      `${name}: ${of}, ${share}; in 10,000 accounts ${published}`,
  },
  years: {
    name: 'What trading did',
    n: (count: number) => one(count, 'year'),
    method:
      'Turnover: the smaller of what was bought and sold, over the average value. Untouched: what was held when the year began, left alone (Barber and Odean 2000). Price only, without cash.',
    notToldYet: 'not told yet',
    withheld: (benchmark: string) =>
      `What ${benchmark} returned in a year is told once the claims on it and against it whose last close is in that year are resolved and their reviews done, or nobody is asked for them any more.`,
    madeWithheld:
      'What a year made is told once the claims on what you held then, whose last close is in that year, are resolved and their reviews done, or nobody is asked for them any more.',
    silent: {
      selling: 'Selling against random is silent below 20 sales a year old, each with something else held beside it.',
      exchanges: 'Bought minus sold is silent below 20 purchases and 20 sales that are a year old.',
      size: 'Size against confidence is silent below 20 first purchases, and where all have one confidence or one amount.',
      passedOn: (watched: number, bought: number) =>
        `Watched against bought is silent below ten of each that are a year old; there are ${watched} and ${bought}.`,
      afterLosses: (after: number, other: number) =>
        `Days after losses are silent below six sales at a loss and six at a gain without another sale in the next four trading days; there are ${after} and ${other}.`,
    },
    begins: 'The first year begins with the first trading day after a decision.',
    caption: 'Each year',
    columns: {
      year: 'Year',
      turnover: 'Turnover',
      made: 'Made',
      untouched: 'Untouched',
      difference: 'Difference, points',
    },
    inPart: 'in part',
    heldDays: (held: number, days: number) => `on ${held} of ${days} days`,
    nothingHeld: 'no shares held on Jan 1',
    nothingHeldAtAll: 'no shares held',
    nothingHeldAtClose: 'no shares held at a close',
    optionsLeftOut: 'options are left out',
    comparisons: (count: number) => `${one(count, 'comparison')} over all years`,
    difference: (points: string, range: string) => `${points} points, ${range}`,
    selling: (difference: string, sales: string) =>
      `A year after a sale, what you kept less what you sold: ${difference}, over ${sales}. Below zero, a sale picked at random would have been better.`,
    exchanges: (difference: string, count: number) =>
      `A year later, what you bought less what you sold: ${difference}, over ${one(count, 'trade')} (Odean 1999).`,
    passedOn: (difference: string, watched: number, bought: number) =>
      `A year later, what you only watched less what you bought: ${difference}, over ${watched} watched and ${bought} bought. Above zero, the better ones were passed on.`,
    afterLosses: (after: string, other: string, difference: string) =>
      `In the five trading days from a sale at a loss on, you bought on ${after}; from a sale at a gain on, on ${other}. Difference ${difference}.`,
    size: (count: number, value: string, range: string) =>
      `Money against confidence over ${one(count, 'first purchase')}: rank correlation ${value}, 95% range ${range}. 1 would be the most money where you were surest.`,
    sizeAskedFor: (count: number) =>
      count === 1
        ? 'Size leaves out 1 first purchase whose first review is due and asks how sure you were.'
        : `Size leaves out ${formatCount(count)} first purchases whose first reviews are due and ask how sure you were.`,
    sooner: (told: string) => `After 84 trading days: ${told}.`,
    soonerSelling: (difference: string, sales: string) =>
      `what you kept less what you sold ${difference}, over ${sales}`,
    soonerExchanges: (difference: string, count: number) =>
      `what you bought less what you sold ${difference}, over ${one(count, 'trade')}`,
    opens: { selling: 'The entries of what was sold', exchanges: 'The entries of what was bought and sold' },
    sharesOnly,
    lacks: (year: string, tickers: string, rest: number) =>
      `${year} of ${tickers}${rest > 0 ? ` and ${rest} more` : ''}`,
    withoutClose: (lacking: string) =>
      `Not known for want of closes: ${lacking}. A close stands for five more trading days at most. A price provider brings the closes, or a file that you upload on the asset’s page.`,
    overSplit: (lacking: string) =>
      `Not known because a split is not recorded yet: ${lacking}. It is recorded on the asset’s page.`,
    unpricedTrades: (named: string, rest: number) =>
      `Not known for want of a price: ${named}${rest > 0 ? ` and ${rest} more` : ''}. Its entry on the asset’s page takes the price, with “Correct”.`,
    unpricedTrade: (ticker: string, day: string, isSale: boolean) =>
      `the ${isSale ? 'sale' : 'purchase'} of ${ticker} on ${day}`,
    dayCount: (part: number, days: string) => `${formatCount(part)} of ${days}`,
  },
}

export type BehaviourMessages = typeof english
export const behaviourMessages = messagesOf('behaviour', english)
