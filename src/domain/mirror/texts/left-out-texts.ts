/** What the figures in money leave out besides sales, in English. */
export const sharesOnly = (optionHoldings: number): string =>
  `Shares only; ${optionHoldings} ${optionHoldings === 1 ? 'holding' : 'holdings'} of options left out.`
