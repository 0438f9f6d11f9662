import { RANGE_OF_95 } from '#domain/figure-format.ts'
import { GERMAN as evidence } from '#domain/mirror/texts/evidence-texts.de.ts'
import { formatCount } from '#web/ui/format.ts'
import type { ScoreMessages } from './score-messages.ts'

const one = (count: number, word: string, more: string) => `${formatCount(count, 'de')} ${count === 1 ? word : more}`
const PERCENT = '\u00a0%'
const HALF = `50${PERCENT}`

export const scores: ScoreMessages = {
  confidence: {
    name: 'Zuversicht',
    begins: 'Das Diagramm beginnt mit zehn geprüften Behauptungen.',
    next: (day) => ` Die nächste, die zählt, wird am ${day} geprüft.`,
    cameTrue: (hits, n, from, to) =>
      `${formatCount(hits, 'de')} von ${formatCount(n, 'de')} ${hits === 1 ? 'ist' : 'sind'} eingetreten, ${RANGE_OF_95} ${from} bis ${to}`,
    said: (share) => `; gesagt hattest du im Durchschnitt ${share}`,
    brier: 'Brier-Wert ',
    alwaysHalf: `; immer ${HALF} zu sagen, ergibt 0,250, und niedriger ist besser.`,
    logScore: (score) => ` Logarithmischer Wert ${score}; immer ${HALF} zu sagen, ergibt 0,693.`,
    tested: (z, evidence) =>
      `Ein Test über alle: Z = ${z}; er spricht jenseits von 1,96, und nur, wo die Belege 20 zu 1 oder mehr sind, wonach man nach jeder Behauptung sehen darf und wofür von jedem Unternehmen und Monat eine zählt. Sie sind ${evidence}.`,
    together: (count) =>
      `Aus ${count === 1 ? '1 Unternehmen und Monat' : `${formatCount(count, 'de')} Paaren von Unternehmen und Monat`}: Behauptungen zu einem Unternehmen aus einem Monat hängen zusammen.`,
    equallyFar: ' Alle liegen gleich weit daneben, was nicht sagt, wie weit sie sonst liegen könnten.',
    drawnAnew: (from, to, brier) =>
      ` Werden diese tausendmal neu gezogen, liegt das, was eintrat, abzüglich dessen, was du sagtest, zwischen ${from} und ${to} Prozentpunkten${brier}, in 95 von 100 Fällen.`,
    brierBetween: (from, to) => `, und der Brier-Wert zwischen ${from} und ${to}`,
    mapping: (levels) => `Was deine Stufen bisher bedeutet haben, nie fallend (isotone Regression): ${levels}.`,
    level: (stated, share) => `${stated} gesagt, ${share} eingetreten`,
    parts: {
      always: (share) => `immer ${share} zu sagen`,
      apart: 'Fälle unterschieden',
      off: 'neben der Diagonale',
      chance: 'davon aus Zufall zu erwarten',
      brier: 'Brier',
    },
    evidence,
  },
  reliability: {
    of: 'Stufe der Zuversicht',
    y: 'wie oft es eintrat',
    x: 'wie sicher du warst, wie du sagtest',
    key: `Senkrechte Linien: ${RANGE_OF_95} (Wilson). Scheibe: so groß wie die Zahl ihrer Behauptungen, gefüllt, wo sie für sich spricht. Grau: wo jemand, der genau richtigliegt, in neun von zehn Fällen landet.`,
    caption: 'Stufen der Zuversicht',
    columns: ['Gesagt', 'Behauptungen', 'Eingetreten', RANGE_OF_95, 'Aus Zufall allein'],
    level: (stated, hits, n) => `${stated} gesagt: ${formatCount(hits, 'de')} von ${formatCount(n, 'de')} eingetreten`,
    ranges: (level, range, band) => `${level}, ${RANGE_OF_95} ${range}; aus Zufall allein ${band}`,
    spoken: (levels) => `Kalibrierungsdiagramm. ${levels}.`,
  },
  critic: {
    name: 'Der Kritiker',
    method:
      'Ein Sprachmodell wird gefragt, wie wahrscheinlich deine Behauptung ist, bevor es erfährt, wie sicher du bist, was du hältst und was der Kurs gemacht hat. Seine erste Antwort zu dem Unternehmen zählt, und nichts, was es zu einem Ticker gesagt hat, den du seitdem berichtigt hast. Der eingebaute Kritiker nennt keine Wahrscheinlichkeit. Niedrigere Werte sind besser; die Basisrate ist, wie oft diese Behauptungen eintraten, was vorher niemand wusste.',
    none: 'Noch hat kein Sprachmodell eine Behauptung beurteilt, deren Ausgang hier gesagt wird, also gibt es nichts zu werten. Mit einem steht hier, wie weit seine Wahrscheinlichkeiten danebenlagen und wie weit deine, bei denselben Behauptungen, je Modell: Es nennt jede, bevor es erfährt, wie sicher du bist. Eingeschaltet wird es mit AI_API_KEY von dem, der diesen Candor betreibt; es zählt für Entscheidungen ab dann.',
    ofDemo: ' Eine Demo fragt kein Modell und erfindet keine Wahrscheinlichkeit.',
    caption: 'Brier-Werte bei denselben Behauptungen',
    model: 'Modell',
    its: 'Sein Wert',
    yours: 'Deiner',
    baseRate: 'Basisrate',
    tooFew: 'zu wenige: Werte gibt es ab 10',
    drawn: {
      model: 'Modell',
      you: 'du',
      baseRate: 'Basisrate',
      name: (model, its, yours, baseRate) => `Brier-Werte: ${model} ${its}, du ${yours}, Basisrate ${baseRate}`,
    },
  },
  table: {
    name: 'Behauptungen',
    n: (claims, open, waiting) =>
      `${claims}, ${formatCount(open, 'de')} offen${waiting > 0 ? `, ${formatCount(waiting, 'de')} ${waiting === 1 ? 'wartet' : 'warten'} auf Schlusskurse` : ''}`,
    method:
      'Eine Behauptung wird an dem Tag geprüft, den sie nennt, und nicht vorher, an täglichen Schlusskursen, nur Kurse. Auf einen fehlenden Schlusskurs wird zehn Handelstage gewartet, nach einer Zeit, in der Candor selbst nicht lief, ab dem ersten Tag danach; dann lässt sie sich nicht prüfen.',
    supposed: (count) =>
      count === 1
        ? '1 Behauptung ist angenommen: Ihre Entscheidung nennt keine, deshalb trägt sie die übliche, zwölf Monate gegen SPY. Auf einen Schlusskurs dafür wird ohne Ende gewartet.'
        : `${formatCount(count, 'de')} Behauptungen sind angenommen: Ihre Entscheidungen nennen keine, deshalb tragen sie die übliche, zwölf Monate gegen SPY. Auf einen Schlusskurs dafür wird ohne Ende gewartet.`,
    leftOut: (count) =>
      `${one(count, 'Behauptung zählt', 'Behauptungen zählen')} nicht mit und ${count === 1 ? 'wird' : 'werden'} weder geprüft noch gewertet: zu Optionen, deren Entscheidungen nicht sagen, wohin die Aktie läuft, oder die vor einem weiteren Schlusskurs verfallen; oder weil sie eine Aktie mit sich selbst vergleichen.`,
    table: 'Tabelle',
    caption: 'Behauptungen, die neuesten zuerst',
    columns: { decided: 'Entschieden', claim: 'Behauptung', said: 'Gesagt', cameTrue: 'Eingetreten' },
    claim: (claim, action, isSupposed) =>
      `${claim.replace(/^dass /, 'Dass ')} (${action}${isSupposed ? ', angenommen' : ''})`,
    said: (confidence, share) => `${confidence}\u00a0von\u00a010, ${share}`,
    saidUnderReview: 'wird nach dem Rückblick gesagt',
    outcomes: { 'came-true': 'ja', 'did-not-come-true': 'nein', unresolvable: 'nicht zu sagen' },
    isLeftOut: 'zählt nicht mit',
    toldByReview: 'wartet auf einen Rückblick',
    awaited: 'ihr Tag ist gekommen; wartet auf Schlusskurse',
    open: 'offen',
    notScored: (outcome) => `${outcome}; später geschrieben oder importiert, deshalb nicht gewertet`,
  },
  memory: {
    name: 'Erinnerung',
    off: (points, range) => `Die Erinnerung liegt um ${points} Prozentpunkte daneben, ${range}.`,
    over: (count) =>
      ` Erinnerte abzüglich wirklicher Rendite, über ${one(count, 'ersten Rückblick', 'erste Rückblicke')}, einen je Unternehmen und Monat.`,
    tooFew: (least, compared) =>
      `Jeder Rückblick ist aufgelistet; über alle wird unter ${least} ersten Rückblicken mit einer Schätzung und einer bekannten Rendite nichts gesagt, auf Käufe und Beobachtungen, einen je Unternehmen und Monat. Bisher ${compared === 1 ? 'ist es' : 'sind es'} ${compared}.`,
    hindsight: (mean, range) =>
      `Rückschau ${mean}, ${range}: Über null ist in Erinnerung, dass das, was geschah, mehr vorhergesehen war.`,
    source:
      'Gefragt, bevor der Rückblick den Eintrag gezeigt hat (Walters und Fernbach 2021; Fischhoff und Beyth 1975).',
    none: 'Noch wird kein Ergebnis eines Rückblicks gesagt. Einer wird fällig, wenn eine Behauptung geprüft ist, wenn eine Regel greift, wenn etwas verkauft wird, und 90 Tage nach einem Kauf.',
    asTable: (reviews) => `${reviews}, als Tabelle`,
    caption: 'Erinnert und festgehalten',
    columns: {
      decision: 'Entscheidung',
      asked: 'Gefragt',
      remembered: 'Rendite erinnert',
      recorded: 'Rendite festgehalten',
      confidence: 'Zuversicht',
    },
    noGuess: 'keine Schätzung',
    review: (ticker, day) => `${day}, der Rückblick auf ${ticker}`,
    leftOut: {
      sale: 'nicht im Mittel: von einem Verkauf',
      'no guess': 'nicht im Mittel: keine Schätzung',
      'return not known': 'nicht im Mittel: keine Rendite bekannt',
      'asked again': 'nicht im Mittel: gefragt, nachdem ein früherer Rückblick den Eintrag gezeigt hatte',
      'goes with another': 'nicht im Mittel: ein anderer Rückblick auf dieses Unternehmen und diesen Monat zählt',
    },
    ofGap: (count) =>
      count === 1 ? 'Der Rückblick im Mittel' : `Die ${formatCount(count, 'de')} Rückblicke im Mittel`,
    ofHindsight: (count) =>
      count === 1 ? 'Der Rückblick in der Rückschau' : `Die ${formatCount(count, 'de')} Rückblicke in der Rückschau`,
    confidences: (remembered, recorded) => `${remembered} erinnert, ${recorded} festgehalten`,
  },
  hours: {
    name: 'Wann du schreibst',
    method:
      'Nach der Uhr von New York. Eine Zeit mit weniger als zehn Behauptungen hat keinen Bereich, und nichts wird getestet: Bei elf Zeilen fällt in etwa vier von zehn Journalen eine aus bloßem Zufall auf.',
    none: 'Bevor der Ausgang einer Behauptung gesagt wird, lässt sich hier nichts sagen.',
    byHour: 'Eingetretene Behauptungen, nach der Tageszeit, zu der sie geschrieben wurden',
    byDay: 'Eingetretene Behauptungen, nach dem Tag, an dem sie geschrieben wurden',
    weekday: 'Nach Wochentag',
    columns: { written: 'Geschrieben', cameTrue: 'Eingetreten' },
    names: {
      'before the session': 'vor dem Handel',
      'during the session': 'während des Handels',
      'after the session': 'nach dem Handel',
      'on a day without one': 'an einem Tag ohne Handel',
      Monday: 'Montag',
      Tuesday: 'Dienstag',
      Wednesday: 'Mittwoch',
      Thursday: 'Donnerstag',
      Friday: 'Freitag',
      Saturday: 'Samstag',
      Sunday: 'Sonntag',
    },
  },
  better: {
    name: 'Wird es besser?',
    method:
      'Nach dem Quartal, in dem du entschieden hast. Unter zehn geprüften Behauptungen hat ein Quartal oder Jahr keinen Wert, und nichts wird getestet. Ob so ein Journal irgendjemandes Entscheidungen verbessert, ist nicht bewiesen; hier würde es sich zeigen.',
    none: 'Den ersten Wert gibt es mit zehn geprüften Behauptungen aus einem Quartal oder Jahr.',
    caption: 'Brier-Werte nach Quartal und Jahr',
    columns: ['Entschieden', 'Behauptungen', 'Eingetreten', 'Brier-Wert', RANGE_OF_95],
    allTheSame: 'nicht zu sagen: alle gleich',
    quarter: (year, quarter) => `${year}, Quartal ${quarter}`,
    of: 'Zeitraum',
    key: `Brier-Wert danach, wann du entschieden hast; niedriger ist besser, und immer ${HALF} zu sagen, ergibt 0,25. Darunter jeweils: wie viele Behauptungen geprüft sind.`,
    score: (score) => `Brier-Wert ${score}`,
    noScore: 'zu wenige für einen Wert',
    period: (period, hits, n, score) =>
      `${period}: ${formatCount(hits, 'de')} von ${formatCount(n, 'de')} Behauptungen eingetreten, ${score}`,
    scoreOf: (period, score) => `${period}: ${score}`,
    spoken: (scores) => `Brier-Werte. ${scores}.`,
  },
}
