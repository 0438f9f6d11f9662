import type { CorrectionFormMessages } from './correction-form-messages.ts'

export const correctionForms: CorrectionFormMessages = {
  record: 'Diese Korrektur festhalten',
  whatMistyped: 'Was vertippt war',
  shouldBe: 'Richtig ist',
  isNow: (field, value) => `${field} jetzt: ${value}.`,
  rightIsNow: (field, value) => `${field} jetzt: ${value}. Schreibe call oder put.`,
  ratioIsNow: (field, value) =>
    `${field} jetzt: ${value}. Schreibe 4:1 für 4 neue Aktien für 1 alte, oder „keiner“, wenn es keinen gab.`,
  broughtIn: 'USD, die ein Kontrakt gebracht hat',
  reason: 'Grund',
  forExample: 'Zum Beispiel: Tippfehler.',
  bothStay:
    'Beides bleibt in deinem Journal, und alle Zahlen folgen der Korrektur. Was du damals gedacht hast, die Aktion, die These und die Zuversicht, wird nie korrigiert: Denkst du jetzt anders, halte eine Aktualisierung fest.',
  changed: (change) =>
    `Seit du dieses Formular geöffnet hast, wurde festgehalten: ${change}. Was du geschrieben hast, steht noch hier.`,
  changes: {
    price: (from, to) => `Ändert den Kurs von ${from} auf ${to}`,
    quantity: (from, to) => `Ändert die Menge von ${from} auf ${to}`,
    decidedOn: (from, to) => `Ändert den Tag der Entscheidung von ${from} auf ${to}`,
    stopLoss: (from, to) => `Ändert den Stop-Loss von ${from} auf ${to}`,
    takeProfit: (from, to) => `Ändert den Take-Profit von ${from} auf ${to}`,
    right: (from, to) => `Ändert Call oder Put von ${from} auf ${to}`,
    strike: (from, to) => `Ändert den Ausübungspreis von ${from} auf ${to}`,
    expiresOn: (from, to) => `Ändert den Verfall von ${from} auf ${to}`,
    multiplier: (from, to) => `Ändert den Multiplikator von ${from} auf ${to}`,
    ticker: (from, to) => `Ändert den Ticker von ${from} auf ${to}`,
    splitRatio: (from, to) => `Ändert den Split von ${from} auf ${to}`,
    splitOn: (from, to) => `Ändert den ersten Tag in neuen Aktien von ${from} auf ${to}`,
    outcome: (from, to) => `Ändert den Ausgang von ${from} auf ${to}`,
  },
  figures: {
    broughtIn: (after, before) => `Erlös ${after} (jetzt ${before})`,
    cost: (after, before) => `Kosten ${after} (jetzt ${before})`,
    held: (after, before) => `gehalten ${after} (jetzt ${before})`,
    costBasis: (after, before) => `Einstandskurs ${after} (jetzt ${before})`,
    gain: (after, before) => `Gewinn/Verlust gesamt ${after} (jetzt ${before})`,
    realized: (after, before) => `realisierter Gewinn ${after} (jetzt ${before})`,
  },
  afterwards: (figures) => `Danach: ${figures}.`,
  noFigure: 'Keine Zahl ändert sich dadurch.',
  priceStays: (price) => `Der Kurs bleibt ${price}.`,
  dayFollows: 'Diagramme und alles, was nach Tagen zählt, folgen ihm.',
  levels: {
    'stop-loss': { passed: 'Dein Stopp gilt dann als erreicht.', not: 'Dein Stopp gilt dann nicht mehr als erreicht.' },
    'take-profit': { passed: 'Dein Ziel gilt dann als erreicht.', not: 'Dein Ziel gilt dann nicht mehr als erreicht.' },
  },
}
