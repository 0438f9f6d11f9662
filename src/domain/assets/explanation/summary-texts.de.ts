import { GERMAN as OF_ASSETS } from './explanation-texts.de.ts'
import type { SummaryTexts } from './summary-texts.ts'

const PRICE_ONLY = 'Reiner Kursgewinn, ohne Dividenden.'

/** The explanations of the summary in German. Only the server has them, which writes explanations. */
export const GERMAN: SummaryTexts = {
  language: 'de',
  figures: {
    'account-gain-loss': {
      label: 'Gewinn/Verlust des Kontos',
      methods: { all: { formula: '(jetzt − Kosten) ÷ höchster Einsatz × 100', notes: [PRICE_ONLY] } },
      terms: {
        jetzt: 'was dein Bestand jetzt wert ist, und alles, was deine Verkäufe je eingebracht haben',
        Kosten: 'was du dafür gezahlt hattest',
        'höchster Einsatz':
          'der höchste Stand, den deine Käufe abzüglich deiner Erlöse je hatten, Eintrag für Eintrag nach den Tagen der Entscheidungen, sodass Geld aus einem Verkauf im nächsten Kauf nur einmal zählt',
      },
    },
    'yearly-return': {
      label: 'Rendite pro Jahr',
      methods: {
        all: {
          formula:
            'der jährliche Satz, mit dem alles, was du eingezahlt hast, abzüglich allem, was du zurückbekommen hast, jeweils von seinem Tag bis heute gewachsen, dein heutiger Bestand ist',
          notes: [
            'Die Zeile jedes Tages ist auf den Cent gerundet, ihre Summe kann also um ein paar Cent abweichen.',
            'Die Rendite pro Jahr ist geldgewichtet: Jede Zahlung zählt für die Tage, die sie angelegt war (XIRR, in Jahren von 365 Tagen). Sie wird ab einem Jahr nach deinem ersten Kauf gezeigt, außer wenn kein Satz passt, oder mehr als einer.',
          ],
        },
      },
      terms: {},
    },
    'account-value': {
      label: 'Gesamtwert',
      methods: { all: { formula: 'die Summe aus Kurs × Menge über alles, was du hältst' } },
      terms: {},
    },
    'account-today': {
      label: 'Gewinn/Verlust heute',
      methods: { all: { formula: '(Wert jetzt + heutiger Erlös − Einsatz) ÷ Einsatz × 100', notes: [PRICE_ONLY] } },
      terms: { Einsatz: 'dein Bestand zum letzten Schlusskurs, und was du heute gezahlt hast' },
    },
    'bought-performance': {
      label: 'Ertrag des Gekauften',
      methods: {
        all: {
          formula: '(Wert jetzt − Kosten) ÷ Kosten × 100',
          notes: ['Was du von deinem Bestand verkauft hast, zählt als verkauft.', PRICE_ONLY],
        },
      },
      terms: {},
    },
    'sold-performance': {
      label: 'Ertrag des Verkauften',
      methods: { all: { formula: '(Erlös − Kosten) ÷ Kosten × 100', notes: [PRICE_ONLY] } },
      terms: { Erlös: 'was alle deine Verkäufe eingebracht haben, auch die von Teilen und aus früheren Haltezeiten' },
    },
    'watched-performance': {
      label: 'Ertrag des Beobachteten',
      methods: {
        all: {
          formula: '(Wert jetzt − Kosten) ÷ Kosten × 100',
          notes: ['Was du beobachtest, zählt, als hättest du es gekauft, als du damit anfingst.', PRICE_ONLY],
        },
      },
      terms: {},
    },
  },
  roundings: OF_ASSETS.roundings,
  unknown: OF_ASSETS.unknown,
  lines: {
    sum: 'Summe',
    gain: 'Gewinn',
    percent: 'Prozent',
    heldAndSold: 'Gehalten + verkauft',
    now: 'Jetzt',
    cost: 'Kosten',
    mostIn: 'Höchster Einsatz',
    atRisk: 'Einsatz',
    grown: 'Bis heute gewachsen',
    heldToday: 'Heute gehalten',
    paidIn: 'Eingezahlt',
  },
  sold: (ticker) => `${ticker}, verkauft`,
  above: {
    results: (count) => `die ${count} Ergebnisse oben`,
    atRisk: (count) => `die ${count} Einsätze oben`,
  },
  reasons: {
    split: 'ein Split ist nicht festgehalten',
    expired: 'die Option ist verfallen, und ihr Ausgang ist noch nicht festgehalten',
    sale: 'der Kurs eines Verkaufs ist nicht bekannt',
    price: 'der Kurs ist nicht bekannt',
    firstPrice: 'am Anfang wurde kein Kurs aufgeschrieben',
    priceOfToday: 'der heutige Kurs oder der Schlusskurs davor ist nicht bekannt',
  },
}
