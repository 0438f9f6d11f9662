import { messagesOf } from '#web/language/messages.ts'

const english = {
  change: 'Change the claim',
  over: 'Over',
  months: { '1': '1 month', '3': '3 months', '6': '6 months', '12': '12 months' },
  against: 'Against',
  gain: 'a gain at all',
  ownPrice: 'a price of my own',
  priceOfOwn: 'Price of your own',
  usd: 'USD',
  /**
   * J. of Financial Economics 129 (2018) 440: “just 42.6% of common stocks ... have a buy-and-hold return (inclusive of reinvested
   * dividends) that exceeds ...”. Nobody has counted how often a price of one’s own is reached.
   */
  baseRates: 'Beat T-bills: 47.8% of months, 42.6% of stocks',
  baseRatesOf:
    'For comparison, 1926 to 2016: 47.8% of monthly US stock returns beat one-month Treasury bills, and with dividends reinvested 42.6% of stocks did over their life (Bessembinder 2018).',
  callOrPut: 'Say whether it is a call or a put: without that it claims nothing that a price decides.',
  whichPrice: 'Say at which price of your own it is held against.',
  later: (days: string) => ` It is written down ${days} days later, so it is not scored.`,
  ofShare: 'It is about the share under the contract, and ends when the option expires.',
  noProvider: (ticker: string) =>
    `No price provider is set up, so it is resolved by daily prices that you upload: those of ${ticker}.`,
  noProviderOfBoth: (ticker: string, benchmark: string) =>
    `No price provider is set up, so it is resolved by daily prices that you upload: those of ${ticker} and of ${benchmark}. “A gain at all” needs those of ${ticker} alone.`,
}

export type ClaimMessages = typeof english
export const claimMessages = messagesOf('claims', english)
