import { actions } from '../../ledger/action-names.de.ts'
import type { ExplanationTexts } from './explanation-texts.ts'

const PRICE_ONLY = 'Reiner Kursgewinn, ohne Dividenden.'
const SET_AS_PRICE = 'der Kurs, den du gesetzt hast'
const EXIT_NOTE =
  'Nachkäufe und Teilverkäufe bewegen ihn nicht; ein Split rechnet ihn um, und eine Aktualisierung kann ihn versetzen oder entfernen.'

/** The explanations in German. Only the server has them, which writes explanations. */
export const GERMAN: ExplanationTexts = {
  language: 'de',
  figures: {
    'cost-basis': {
      label: 'Einstandskurs',
      methods: {
        held: {
          formula: 'was der Bestand gekostet hat ÷ Menge',
          notes: [
            'Ein Verkauf nimmt die durchschnittlichen Kosten des Bestands heraus, der Einstandskurs des Rests bleibt also, wie er war.',
          ],
        },
        sold: { formula: 'was das Verkaufte gekostet hat ÷ verkaufte Menge' },
        watched: { formula: 'der Kurs, den du zuerst aufgeschrieben hast' },
      },
      terms: { 'gekostet hat': 'was du dafür gezahlt hast, im Durchschnitt' },
    },
    'total-value': {
      label: 'Gesamtwert',
      methods: { held: { formula: 'Kurs × Menge' }, sold: { formula: 'was die Verkäufe eingebracht haben' } },
      terms: { Kurs: 'der letzte Kurs einer Aktie oder eines Kontrakts' },
    },
    'total-gain-loss': {
      label: 'Gewinn/Verlust gesamt',
      methods: {
        held: { formula: '(Kurs − Einstandskurs) ÷ Einstandskurs × 100', notes: [PRICE_ONLY] },
        sold: { formula: '(Erlös − Kosten) ÷ Kosten × 100', notes: [PRICE_ONLY] },
        watched: {
          formula: '(Kurs − Einstandskurs) ÷ Einstandskurs × 100',
          notes: [
            'Was du beobachtest, zählt, als hättest du es zu dem Kurs gekauft, den du zuerst aufgeschrieben hast.',
            PRICE_ONLY,
          ],
        },
      },
      terms: { Einstandskurs: 'der durchschnittliche Kurs, den du für eines davon gezahlt hast' },
    },
    'realized-gain': {
      label: 'Realisierter Gewinn',
      methods: {
        sold: {
          formula: 'Erlös − was das Verkaufte gekostet hat, über alle Haltezeiten',
          notes: ['Ein realisierter Gewinn wird einmal gerundet, am Ende.', PRICE_ONLY],
        },
      },
      terms: { Haltezeiten: 'von einem Kauf bis zu dem Verkauf, der ihn beendet' },
    },
    'todays-gain-loss': {
      label: 'Gewinn/Verlust heute',
      methods: {
        traded: {
          formula:
            '(Wert jetzt + heutiger Erlös − Wert zum letzten Schlusskurs − heute gezahlt) ÷ (Wert zum letzten Schlusskurs + heute gezahlt) × 100',
          notes: [
            'Was du zum letzten Schlusskurs hattest, zählt von diesem an; was du heute gekauft hast, von dem an, was du gezahlt hast; was du heute verkauft hast, bis zu seinem Verkauf.',
            PRICE_ONLY,
          ],
        },
        held: { formula: '(Kurs − letzter Schlusskurs) ÷ letzter Schlusskurs × 100', notes: [PRICE_ONLY] },
        watched: {
          formula: '(Kurs − letzter Schlusskurs) ÷ letzter Schlusskurs × 100',
          notes: ['Bei dem, was du nur beobachtest, sind beide Kurse die des Anbieters.'],
        },
      },
      terms: {
        'letzter Schlusskurs': 'der letzte Kurs des Handelstags davor, in heutigen Aktien',
        'letzten Schlusskurs': 'der letzte Kurs des Handelstags davor, in heutigen Aktien',
      },
    },
    'current-price': {
      label: 'Letzter Kurs',
      methods: {
        known: {
          formula: 'der letzte bekannte Kurs',
          notes: [
            'Der Kurs eines Anbieters geht vor dem, was du am selben Handelstag gezahlt hast; ein Kurs, den du für sich eintippst, gilt, bis ein späterer bekannt ist.',
          ],
        },
      },
      terms: {},
    },
    'stop-loss': {
      label: 'Stop-Loss',
      methods: {
        percent: {
          formula: 'Kurs der Entscheidung, die ihn gesetzt hat × (1 − Prozentsatz ÷ 100)',
          notes: [EXIT_NOTE],
        },
        price: { formula: SET_AS_PRICE, notes: [EXIT_NOTE] },
      },
      terms: {},
    },
    'take-profit': {
      label: 'Take-Profit',
      methods: {
        percent: {
          formula: 'Kurs der Entscheidung, die ihn gesetzt hat × (1 + Prozentsatz ÷ 100)',
          notes: [EXIT_NOTE],
        },
        price: { formula: SET_AS_PRICE, notes: [EXIT_NOTE] },
      },
      terms: {},
    },
  },
  roundings: {
    cents: 'Beträge werden auf den Cent gerundet, ein halber Cent von null weg.',
    'unit-price': 'Kurse werden auf den Cent gerundet, unter einem Dollar auf vier bis sechs Stellen.',
    percent: 'Prozentwerte werden auf zwei Stellen gerundet.',
  },
  unknown: 'unbekannt',
  actions,
  reasons: {
    unpricedSale: 'der Kurs eines Verkaufs war nicht bekannt',
    unrecordedSplit: 'ein Split ist noch nicht festgehalten: Der Kurs gilt für neue Aktien, der Bestand zählt alte',
    expired: 'sie ist verfallen, und ihr Ausgang ist noch nicht festgehalten',
    mixedShares:
      'ein Split ist noch nicht festgehalten, und seitdem wurde gekauft oder verkauft: Alte und neue Aktien würden vermischt',
    costNothing: 'es hat nichts gekostet, und von nichts gibt es keinen Prozentsatz',
    noUnits: 'von 0 Stück gibt es keinen Durchschnitt',
    noPriceWritten: 'es wurde kein Kurs aufgeschrieben',
    noPriceKnown: 'es ist kein Kurs bekannt',
    priceMissing: 'ein Kurs fehlt',
  },
  ofDay: (price, day) => `${price} vom ${day}`,
  previousClose: {
    own: 'Der letzte Schlusskurs ist dein eigener.',
    ofProvider: 'Der letzte Schlusskurs ist der des Anbieters.',
  },
  changes: {
    split: (newShares, oldShares) => `Split: ${newShares} neue für ${oldShares} alte`,
    settled: {
      'expired-worthless': 'Wertlos verfallen',
      exercised: 'Ausgeübt',
      'sold-before': 'Vor dem Verfall verkauft',
    },
    settledAt: (outcome, price) => `${outcome} zu ${price}`,
    decided: (action, quantity, price) => `${action}: ${quantity} zu ${price}`,
    all: 'alles',
    unknownPrice: 'einem unbekannten Kurs',
  },
}
