/** What the figures in money leave out besides sales, in German. */
export const sharesOnly = (optionHoldings: number): string =>
  `Nur Aktien; ${optionHoldings} ${optionHoldings === 1 ? 'Bestand' : 'Bestände'} an Optionen nicht mitgezählt.`
