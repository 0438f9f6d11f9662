import type { ClaimMessages } from './claim-messages.ts'

export const claims: ClaimMessages = {
  change: 'Die Behauptung ändern',
  over: 'Über',
  months: { '1': '1 Monat', '3': '3 Monate', '6': '6 Monate', '12': '12 Monate' },
  against: 'Gemessen an',
  gain: 'überhaupt einem Gewinn',
  ownPrice: 'einem eigenen Kurs',
  priceOfOwn: 'Eigener Kurs',
  usd: 'USD',
  baseRates: 'Besser als T-Bills: 47,8\u00a0% Monate, 42,6\u00a0% Aktien',
  baseRatesOf:
    'Zum Vergleich, 1926 bis 2016: In 47,8\u00a0% der Monate lief eine US-Aktie besser als Schatzwechsel mit einem Monat Laufzeit, und mit wieder angelegten Dividenden taten es 42,6\u00a0% der Aktien über ihr ganzes Leben (Bessembinder 2018).',
  callOrPut:
    'Gib an, ob es ein Call oder ein Put ist: Ohne das behauptet die Entscheidung nichts, worüber ein Kurs entscheidet.',
  whichPrice: 'Gib an, an welchem eigenen Kurs es gemessen wird.',
  later: (days) => ` Sie ist ${days} Tage später aufgeschrieben und zählt deshalb nicht.`,
  ofShare: 'Es geht um die Aktie, auf die der Kontrakt lautet, und endet mit dem Verfall der Option.',
  noProvider: (ticker) =>
    `Es ist kein Kursanbieter eingerichtet. Geprüft wird deshalb an Tageskursen, die du hochlädst: denen von ${ticker}.`,
  noProviderOfBoth: (ticker, benchmark) =>
    `Es ist kein Kursanbieter eingerichtet. Geprüft wird deshalb an Tageskursen, die du hochlädst: denen von ${ticker} und von ${benchmark}. „Überhaupt ein Gewinn“ braucht nur die von ${ticker}.`,
}
