import { PRICE_ONLY } from '#domain/assets/figure.ts'
import { messagesOf } from '#web/language/messages.ts'

const english = {
  cannotBeShown: (why: string) => `Your summary cannot be shown. ${why}`,
  loading: 'Loading your summary',
  show: 'Show summary',
  hide: 'Hide summary',
  hides:
    'Hides all figures and the curve of this page, wherever you sign in. Your lists and the pages of your assets go on showing theirs.',
  hiddenNow:
    'All figures and the curve of this page are hidden, wherever you sign in. Your lists and the pages of your assets go on showing theirs.',
  notRemembered: (why: string) => `This could not be remembered. ${why}`,
  addAsset: 'Add an asset',
  nothingYet: 'Nothing to add up yet. The first decision that you write down begins it.',
  hidden: 'The figures of this page are hidden until you show them again.',
  attention: 'What asks for your attention',
  curve: 'The curve',
  keptCurve: 'The curve of your rules',
  loadingCurve: 'Loading value and cost',
  priceOnly: PRICE_ONLY as string,
  noneYet: 'none yet',
  assets: { one: '1 asset', other: (count: string) => `${count} assets` },
  account: {
    onMost: (gain: string, most: string) => `${gain} on ${most}, the most that was in at once`,
    onMostWithout: (gain: string, most: string) =>
      `${gain} on ${most}, the most that was in at once, without what is left out`,
    heldAndSold: (held: string, sold: string) => `${held} on what you hold, ${sold} from what you sold`,
    perYear: (percent: string) => `${percent} a year, money-weighted`,
  },
  held: {
    assets: (assets: string) => `${assets} held`,
    closed: 'The market is not open today',
    sinceClose: (gain: string) => `${gain} since the last close or purchase`,
    split: 'A split is not recorded, so today’s change is not shown.',
    expired: 'What you hold has expired, so today’s change is not shown.',
    noPrice: 'No price of today is known, or no close before it.',
  },
  lists: {
    on: {
      bought: (assets: string) => `${assets} on your bought list`,
      sold: (assets: string) => `${assets} on your sold list`,
      watched: (assets: string) => `${assets} on your watched list`,
    },
    empty: {
      bought: 'Your bought list is empty',
      sold: 'Your sold list is empty',
      watched: 'Your watched list is empty',
    },
    ifBought: 'if you had bought',
    gainIfBought: (gain: string) => `${gain} if you had bought`,
    realized: (gain: string) => `${gain} realized so far`,
  },
  /** By which old prices what is held is valued, without a full stop. */
  outdated: {
    days: (from: string, until: string) => `${from} to ${until}`,
    byPrice: (day: string) => `By a price of ${day}`,
    byPrices: (days: string) => `By prices of ${days}`,
    someByPrice: (some: string, all: string, day: string) => `${some} of ${all} by a price of ${day}`,
    someByPrices: (some: string, all: string, days: string) => `${some} of ${all} by prices of ${days}`,
    typeNewerOne: (prices: string) => `${prices}; type a newer one for what it is worth now.`,
    typeNewer: (prices: string) => `${prices}; type newer ones for what it is worth now.`,
  },
  leftOut: {
    one: (leftOut: string, all: string) => `${leftOut} of ${all} is left out.`,
    more: (leftOut: string, all: string) => `${leftOut} of ${all} are left out.`,
    oneWhy: (leftOut: string, all: string, why: string) => `${leftOut} of ${all} is left out: ${why}.`,
    moreWhy: (leftOut: string, all: string, why: string) => `${leftOut} of ${all} are left out: ${why}.`,
    /** One of several reasons. */
    of: (count: string, reason: string) => `of ${count} ${reason}`,
    /** What is not known, or has happened: of one asset, of several, and where other reasons stand beside it. */
    reasons: {
      price: {
        one: 'its price is not known',
        more: 'their price is not known',
        beside: 'the price is not known',
      },
      'selling price': {
        one: 'its selling price is not known',
        more: 'their selling price is not known',
        beside: 'the selling price is not known',
      },
      'price now or then': {
        one: 'its price now or then is not known',
        more: 'their price now or then is not known',
        beside: 'the price now or then is not known',
      },
      'change today': {
        one: 'its change today is not known',
        more: 'their change today is not known',
        beside: 'the change today is not known',
      },
      expired: { one: 'it has expired', more: 'they have expired', beside: 'the option has expired' },
      split: { one: 'a split is not recorded', more: 'a split is not recorded', beside: 'a split is not recorded' },
    },
  },
  news: {
    alerts: (count: string) => `Stops and targets passed (${count})`,
    /** A line about an alert, behind its ticker. */
    alert: (line: string) => `${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    awaiting: (count: string) => `Options that await their outcome (${count})`,
    expired: 'expired; record the outcome, so that it counts',
    tests: (count: string) => `Tests of your own that are due (${count})`,
    testDue: 'your test is due; say whether it happened',
    heldBack: (count: string) => `Prices held back (${count})`,
    split: 'a split is reported; record it',
    price: 'a new price is held back; say what happened',
    more: (count: string) => `${count} more`,
  },
  how: {
    name: 'How is this computed',
    /** Read out behind it. */
    of: (figure: string) => `: ${figure}`,
    loading: 'Loading how this is computed',
    cannotBeShown: (why: string) => `How this is computed cannot be shown. ${why}`,
    hidden: 'Amounts are hidden, and with them your numbers.',
    leftOut: (why: string) => `left out: ${why}`,
  },
}

export type SummaryMessages = typeof english
export const summaryMessages = messagesOf('summary', english)
