import { times } from './count-texts.de.ts'
import { capitalized } from './count-texts.ts'
import type { LetterTexts } from './letter-texts.ts'

const one = (count: number, word: string, more: string) => (count === 1 ? word : more)
const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte']

type Period = { readonly id: string }

const partsOf = ({ id }: Period) => {
  const [year = '', quarter] = id.split('-q')
  return { year, ordinal: quarter === undefined ? null : ORDINALS[Number(quarter) - 1] }
}

/** `das dritte Quartal 2026`, `das Jahr 2025` */
function periodWords(period: Period): string {
  const { year, ordinal } = partsOf(period)
  return ordinal === null ? `das Jahr ${year}` : `das ${ordinal} Quartal ${year}`
}

/** `Im dritten Quartal 2026`, `Im Jahr 2025` */
function inPeriod(period: Period): string {
  const { year, ordinal } = partsOf(period)
  return ordinal === null ? `Im Jahr ${year}` : `Im ${ordinal}n Quartal ${year}`
}

const decided = (period: Period, decisions: number) =>
  `${inPeriod(period)} hast du ${decisions === 0 ? 'keine Entscheidung' : one(decisions, '1 Entscheidung', `${decisions} Entscheidungen`)} getroffen`

/** What a letter says besides the findings of the Mirror, in German. */
export const GERMAN: LetterTexts = {
  period: periodWords,
  opening: {
    first: (period, decisions, all, day) =>
      `${decided(period, decisions)}; was folgt, beruht auf ${one(all, 'deiner einen Entscheidung', `allen ${all}`)} bis zum ${day}, mit den Zahlen dieses Tages.`,
    toldFirst: (period, decisions, day, until) =>
      `${decided(period, decisions)}. Was seit dem ${day} kam, als der Brief davor endete, steht zuerst; ein Befund, der schon stand, sagt das. Alle Zahlen haben den Stand vom ${until}.`,
    onlyNew: (period, decisions, day, until) =>
      `${decided(period, decisions)}. Was folgt, kam seit dem ${day}, als der Brief davor endete; was dort stand, wird nicht wiederholt. Alle Zahlen haben den Stand vom ${until}.`,
  },
  stood: (until) =>
    `Dieser Befund stand auch schon, als der Brief davor endete; seine Zahlen haben den Stand vom ${until}.`,
  onlySince: (day) => `Hier zählt nur, was seit dem ${day} kam.`,
  reachedEarlier: (count, all, day) =>
    `Erreicht ${count === all ? 'war das' : `${count === 1 ? 'war' : 'waren'} ${count} davon`} schon bis zum ${day}, beantwortet erst danach.`,
  askedBefore: 'Das ließ sich auch im Brief davor fragen, und kein Eintrag beantwortet es.',
  title: (period) => `Ein Brief über ${periodWords(period)}`,
  changes: 'Seit dem Brief davor',
  credit: 'Zu deinen Gunsten',
  question: 'Eine Frage',
  cameTo: (amount) => `Was das ausgemacht hat: ${amount}.`,
  quote: (ticker, day, confidence) => `${ticker}, ${day}${confidence === null ? '' : `, Zuversicht ${confidence}`}`,
  lacking: (findings, hasCredit, hasQuestion) =>
    `Ein ganzer Brief hat drei Befunde, etwas zu deinen Gunsten und eine Frage. Deine Einträge geben diesem ${['keinen Befund', 'einen Befund', 'zwei Befunde', 'drei Befunde'][findings] ?? findings}, ${hasCredit ? 'etwas' : 'nichts'} zu deinen Gunsten und ${hasQuestion ? 'eine' : 'keine'} Frage.`,
  nothingYet: 'Deine eigenen Worte sagen noch nichts, was sich vertreten ließe.',
  nothingNew: ({ keptLines, unscored, untoldReviews, hasChanges }) => {
    const lines =
      keptLines === 0
        ? 'Zu keinem Stopp, keinem Ziel und keiner Probe hast du etwas getan'
        : `${capitalized(times(keptLines))} hast du einen Stopp, ein Ziel oder eine Probe mit einem Verkauf befolgt`
    const ended = [unscored === 0 ? ['keine Behauptung'] : [], untoldReviews === 0 ? ['kein Rückblick'] : []].flat()
    const came = ended.length === 0 ? '' : `, ${ended.join(' und ')} kam zu einem Ende`
    const rest = hasChanges
      ? 'kein anderer Befund ist neu; wie sich die Zahlen früherer bewegt haben, steht unten'
      : 'sonst ist nichts neu'
    return `${lines}${came}, und ${rest}.`
  },
  unscored: (count) =>
    ` ${one(count, 'Der Tag einer Behauptung kam, und sie zählt', `Der Tag von ${count} Behauptungen kam, und sie zählen`)} hier nicht: Ein Schlusskurs oder ein Rückblick steht noch aus, oder ${one(count, 'sie wird', 'sie werden')} gar nicht gezählt.`,
  untoldReviews: (count) =>
    ` ${one(count, 'Ein Rückblick ist gemacht; sein Ergebnis wird', `${count} Rückblicke sind gemacht; ihre Ergebnisse werden`)} nach einem anderen gesagt.`,
  foot: 'Nur Kurse, ohne Dividenden und Gebühren. Ob so ein Brief irgendjemandes Entscheidungen verbessert, ist nicht bewiesen.',
  change: {
    isNew: (title, evidence) => `Neu seither: „${title}“ ${evidence}`,
    stands: (title, note, day, before) => `„${title}“ gilt weiter: ${note}. Am ${day} war es: ${before}.`,
    gone: (title) => `„${title}“ wird nicht mehr gesagt: Deine Einträge tragen es nicht länger.`,
    heldThrough: (now, until, day, before) =>
      `Was es insgesamt bis zum ${until} ausgemacht hat, deine Stopps, Ziele und Proben zu übergehen: ${now[0]} (${now[1]}). Am ${day} war es ${before[0]} (${before[1]}).`,
  },
  ofPeriod: {
    claims: {
      title: (came, all) =>
        `${came} von ${all} ${one(all, 'Behauptung', 'Behauptungen')} ${one(came, 'ist', 'sind')} eingetreten.`,
      came: (named) => `Eingetreten: ${named}.`,
      failed: (named) => `Nicht eingetreten: ${named}.`,
      method: (general) =>
        `Die Behauptungen, deren Tag seit dem Brief davor kam. Eine, zu der gerade ein Rückblick aussteht, zählt erst, wenn er vorbei ist. Eine Zahl neben einem Ticker ist deine Zuversicht. ${general}`,
      few: 'So wenige sagen nichts darüber, wie oft du im Allgemeinen recht hast.',
      many: 'Wie oft du im Allgemeinen recht hast, sagt ein Test über alle deine Behauptungen, im Spiegel unter „Zuversicht“.',
      note: (came, all) => `${came} von ${all}`,
      onlyFailed: (day) => ` Die eine, die es nicht ist, wurde am ${day} entschieden.`,
      asSure: (confidence) =>
        ` Von denen, die nicht eintraten, warst du dir bei jeder gleich sicher: ${confidence} von 10.`,
      surest: (ticker, confidence, day) =>
        ` Von denen, die nicht eintraten, warst du dir bei ${ticker} am sichersten: ${confidence} von 10, am ${day}.`,
      surestOf: (count, confidence, named) =>
        ` Von denen, die nicht eintraten, warst du dir bei ${count} am sichersten, je ${confidence} von 10: ${named}.`,
    },
    reviews: {
      titleOfOne: (ticker) => `Du hast auf eine Entscheidung zurückgeblickt, zu ${ticker}.`,
      title: (count, furthest) =>
        `Du hast auf ${count} Entscheidungen zurückgeblickt${furthest === null ? '' : ` und lagst bei ${furthest} am weitesten daneben`}.`,
      remembered: (recalled, action, day, actual) =>
        `In deiner Erinnerung war die Rendite ${recalled} (${action} vom ${day}); gewesen war sie ${actual}.`,
      noReturn:
        'Keine Rendite lässt sich mit deiner Erinnerung vergleichen: Du hast keine genannt, oder kein Schlusskurs sagt sie.',
      noneOff: ' Bei keiner lagst du weiter daneben.',
      notCompared: (count) =>
        ` ${one(count, 'Die Rendite einer weiteren ist', `Die Renditen von ${count} weiteren sind`)} nicht verglichen: Du hast keine genannt, oder kein Schlusskurs sagt sie.`,
      method: (again) =>
        `Rückblicke, die du seit dem Brief davor beendet hast. Jeder hat gefragt, bevor er etwas zeigte.${again} Nur Kurse.`,
      again: (count) =>
        ` ${count} ${one(count, 'fragte', 'fragten')} noch einmal nach einem Eintrag, den ein früherer gezeigt hatte.`,
      points: (points) => `${points} Prozentpunkte`,
      count: (count) => `${count} ${one(count, 'Entscheidung', 'Entscheidungen')}`,
      lucky: (count) => `${count}, deren Behauptung eintrat, als schlecht entschieden`,
      unlucky: (count) => `${count}, deren Behauptung nicht eintrat, als gut entschieden`,
      graded: (parts) => ` Ohne Ergebnis vor Augen hast du beurteilt: ${parts.join(', und ')}.`,
    },
  },
}
