import { RANGE_OF_95 } from '#domain/figure-format.ts'
import { formatCount } from '#web/ui/format.ts'
import type { ReviewMessages } from './review-messages.ts'

export const reviews: ReviewMessages = {
  loading: 'Der Rückblick wird geladen',
  heading: 'Rückblick',
  back: 'Zurück zum Spiegel',
  step: (step) => `Rückblick, ${step} von 3`,
  levelOf: (level) => `${level} von 10`,
  decided: {
    Watch: (what, day) => `Du hast am ${day} begonnen, ${what} zu beobachten.`,
    Buy: (what, day) => `Du hast ${what} am ${day} gekauft.`,
    'Buy More': (what, day) => `Du hast ${what} am ${day} nachgekauft.`,
    Hold: (what, day) => `Du hast ${what} am ${day} weiter gehalten.`,
    'Keep Watching': (what, day) => `Du hast ${what} am ${day} weiter beobachtet.`,
    'Sell Some': (what, day) => `Du hast einen Teil von ${what} am ${day} verkauft.`,
    Sell: (what, day) => `Du hast ${what} am ${day} verkauft.`,
  },
  boughtAnother: (what, day) => `Du hast ${what} am ${day} nachgekauft.`,
  ofDay: (nth, all) =>
    ` Von ${formatCount(all, 'de')} solchen Entscheidungen an diesem Tag ist es Nummer ${formatCount(nth, 'de')}.`,
  named: (action, what, day) => `${action} von ${what} am ${day}`,
  namedOfDay: (name, nth, all) =>
    `${name} (Nummer ${formatCount(nth, 'de')} von ${formatCount(all, 'de')} an diesem Tag)`,
  option: {
    one: { call: 'Call-Option', put: 'Put-Option', unsaid: 'Option' },
    many: { call: 'Call-Optionen', put: 'Put-Optionen', unsaid: 'Optionen' },
    on: (options, company) => `${options} auf ${company}`,
    strike: (price) => `Ausübungspreis ${price}`,
    until: (day) => `bis ${day}`,
  },
  questions: {
    title: 'Bevor du nachsiehst',
    lede: ' Drei Fragen aus dem Gedächtnis. Nichts wird benotet, und nichts wird gezeigt, bis du geantwortet hast.',
    again:
      ' Du hast schon einmal darauf zurückgeblickt; seither ist etwas geschehen, deshalb wirst du noch einmal gefragt.',
    howSure: 'Wie sicher warst du?',
    why: 'Warum hast du so entschieden?',
    oneLine: 'Eine Zeile genügt.',
    returned: 'Wie hoch war die Rendite seither?',
    percent: 'Prozent',
    guess: 'Eine Schätzung genügt; lass das Feld leer, wenn du lieber nicht schätzt.',
    measured: {
      share: 'Nur der Kurs',
      option: 'Die Option, nicht die Aktie',
      sinceSold: (what) => `${what}, seit du verkauft hast.`,
      untilNow: (what) => `${what}, bis jetzt.`,
      untilNowOrSold: (what) => `${what}: bis jetzt, und bei dem, was du verkauft hast, bis zu den Verkäufen.`,
    },
    send: 'Zeigen, was ich geschrieben habe',
    later: 'Später',
    hidden:
      'Der Kurs, der Gewinn und dein Eintrag stehen nicht auf dieser Seite und auch nicht dahinter: Sie kommen, wenn die Antworten da sind.',
    whyAsk:
      'Warum gefragt wird: Renditen bleiben besser in Erinnerung, als sie waren, und nachzusehen macht die nächste Vorhersage ein wenig bescheidener (Walters und Fernbach 2021).',
  },
  grade: {
    title: 'Beurteile die Entscheidung, nicht das Ergebnis',
    claim: 'Die Behauptung',
    stays:
      'Noch immer ohne Kurs. Dein Urteil wird als Eintrag festgehalten und lässt sich nach dem Ergebnis nicht mehr ändern.',
    lede: ' Lies es so, als hätte es dir an dem Tag ein Freund geschickt.',
    entry: (action, day, confidence) => `${action}, ${day}, Zuversicht ${confidence} von 10`,
    question: 'War das gut entschieden?',
    grades: { well: 'Gut entschieden', poorly: 'Schlecht entschieden' },
    hint: 'Gut: ein Grund, der sich prüfen lässt, und ein Tag dafür. Schlecht: Einem Freund würdest du das nicht durchgehen lassen.',
    send: { result: 'Das Ergebnis zeigen', gradeAlone: 'Die Bewertung festhalten' },
  },
  result: {
    title: 'Erinnert und festgehalten',
    ofOption: ' Die Rendite ist die der Option.',
    caption: 'Woran du dich erinnert hast, neben dem, was du festgehalten hattest',
    remembered: 'In deiner Erinnerung',
    recorded: 'Festgehalten',
    howSure: 'Wie sicher',
    why: 'Warum',
    return: 'Rendite',
    noGuess: 'keine Schätzung',
    notTold: 'wird noch nicht gesagt',
    notKnown: 'unbekannt: kein Kurs der letzten Tage ergibt sie',
    between: (price, day, last, lastDay) => `von ${price} am ${day} bis ${last} am ${lastDay}`,
    inParts: ', im Durchschnitt über die Teile',
    byOwnPrices: ', nach deinen eigenen Einträgen',
    latestBy: { own: ', einem Kurs aus deinen eigenen Einträgen', provider: ', dem Kurs von diesem Augenblick' },
    corrected: (day, line) => `${day}: ${line}. Die Rendite richtet sich nach dem, was stimmt.`,
    waits: {
      before: 'Das Ergebnis wird gesagt, wenn auch ',
      link: 'der Rückblick auf eine andere Entscheidung',
      after: (decision) =>
        ` vorbei ist, ${decision}: Es würde verraten, wie diese ausging. Der letzte, der vorbei ist, zeigt es.`,
      claim: (decision, day) =>
        `Das Ergebnis wird gesagt, wenn die Behauptung einer anderen Entscheidung ausgegangen und der Rückblick darauf vorbei ist oder niemand mehr darauf wartet, ${decision}: Es würde verraten, wie sie ausging. Ihr Tag ist der ${day}.`,
      ownClaim: (day) =>
        `Das Ergebnis wird gesagt, wenn die Behauptung dieser Entscheidung ausgegangen und der Rückblick darauf vorbei ist oder niemand mehr darauf wartet: Es würde verraten, wie sie ausging. Ihr Tag ist der ${day}.`,
      more: (count) => ` Es wartet noch auf ${count === 1 ? 'einen weiteren' : `${formatCount(count, 'de')} weitere`}.`,
    },
    toldToo: 'Jetzt auch gesagt',
    returnOfOther: (remembered, recorded) => `: Rendite erinnert ${remembered}, festgehalten ${recorded}.`,
    claimOfOther: {
      'came-true': ' Ihre Behauptung ist eingetreten.',
      'did-not-come-true': ' Ihre Behauptung ist nicht eingetreten.',
      unresolvable: ' Ihre Behauptung lässt sich nicht prüfen: Ein Schlusskurs fehlt.',
    },
    comesNow: 'Das Ergebnis kommt am Ende dieses Rückblicks, gleich nach deiner Bewertung.',
    none: 'Noch folgt kein Ergebnis: Kein Kurs der letzten Tage ergibt eine Rendite, und zur Behauptung gibt es keinen Ausgang.',
    outcomeNotTold: ' Wie sie ausging, wird noch nicht gesagt.',
    outcome: (what) => ` ${what}`,
    judgedBy: (closes) => `${closes}. Nur Kurse, ohne Dividenden.`,
    outcomes: {
      'came-true': 'Sie ist eingetreten.',
      'did-not-come-true': 'Sie ist nicht eingetreten.',
      unresolvable: 'Sie lässt sich nicht prüfen: Ein Schlusskurs fehlt.',
      awaited: 'Ihr Tag ist gekommen, und sie wird geprüft, sobald ihre Schlusskurse da sind.',
      open: 'Ihr Tag ist noch nicht gekommen.',
    },
  },
  memory: {
    sureRightly: 'Du weißt noch richtig, wie sicher du warst',
    lessSure: (points) => `In deiner Erinnerung warst du um ${points} weniger sicher als damals`,
    moreSure: (points) => `In deiner Erinnerung warst du um ${points} sicherer als damals`,
    points: (count) => (count === 1 ? 'einen Punkt' : `${formatCount(count, 'de')} Punkte`),
    alone: (sure) => `${sure}.`,
    exactReturn: (sure) => `${sure}. Die Rendite hast du genau in Erinnerung.`,
    otherReturn: (sure, gap, than) => `${sure}. Die Rendite hast du um ${gap} ${than} in Erinnerung, als sie war.`,
    returnPoints: (count, words) => `${words} ${count === 1 ? 'Prozentpunkt' : 'Prozentpunkte'}`,
    than: { better: 'besser', worse: 'schlechter', higher: 'höher', lower: 'niedriger' },
  },
  range: {
    of: (from, to) => `${RANGE_OF_95} ${from} bis ${to}`,
    none: 'ohne Bereich, den lauter gleiche Werte nicht hergeben',
    narrow: `mit einem ${RANGE_OF_95}, der schmaler ist als die letzte Stelle`,
  },
  figure: {
    of: 'Rückblick',
    return: 'Rendite',
    confidence: 'Zuversicht',
    key: 'Scheibe: festgehalten. Ring: erinnert.',
    latest: (count, all) =>
      `Die neuesten ${formatCount(count, 'de')} von ${formatCount(all, 'de')} Rückblicken mit beiden Renditen; alle stehen in der Tabelle.`,
    every: 'Alle Rückblicke mit beiden Renditen.',
    row: (ticker, returns, confidence) => `${ticker}: ${returns}; ${confidence}`,
    returns: (remembered, recorded) => `Rendite ${remembered} erinnert, ${recorded} festgehalten`,
    confidences: (remembered, recorded) => `Zuversicht ${remembered} erinnert, ${recorded} festgehalten`,
    reviews: (count) => (count === 1 ? '1 Rückblick' : `${formatCount(count, 'de')} Rückblicke`),
    spoken: (reviews, higher) =>
      `${reviews}: ${higher}-mal war die Rendite um mehr als einen halben Prozentpunkt höher in Erinnerung, als sie war. Die Zahlen stehen in der Tabelle.`,
  },
  process: {
    name: 'Entscheidung und Ergebnis',
    resolved: (count) =>
      count === 1
        ? '1 Entscheidung mit Rückblick und geprüfter Behauptung'
        : `${formatCount(count, 'de')} Entscheidungen mit Rückblick und geprüfter Behauptung`,
    gradedBefore: 'Vor dem Ergebnis beurteilt, von dir.',
    tooFew: ' Zu wenige für ein Urteil.',
    mayEnd: ' Eine gute Entscheidung kann schlecht ausgehen, und eine schlechte gut.',
    caption: 'Wie gut du sie entschieden fandest, und wie ihre Behauptungen ausgingen',
    cameTrue: 'eingetreten',
    didNot: 'nicht eingetreten',
    well: 'gut',
    poorly: 'schlecht',
    cells: { deserved: 'Verdient', unlucky: 'Pech', lucky: 'Glück', earned: 'Selbst schuld' },
    withThisOne: ', mit dieser hier',
    opened: 'Die Entscheidungen in jedem der vier',
  },
}
