import { RANGE_OF_95 } from '#domain/figure-format.ts'
import { formatCount } from '#web/ui/format.ts'
import type { MirrorMessages } from './mirror-messages.ts'

const one = (count: number, word: string, more: string) => `${formatCount(count, 'de')} ${count === 1 ? word : more}`
const COUNTS = ['Null', 'Eines', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']

export const mirror: MirrorMessages = {
  heading: 'Spiegel',
  loading: 'Dein Spiegel wird geladen',
  cannotBeShown: (why) => `Dein Spiegel lässt sich nicht anzeigen. ${why} Dein Journal ist, wie es war.`,
  findings: 'Befunde',
  lede: {
    none: 'Deine eigenen Worte, dir zurückgelesen. Bisher sagen sie nichts, was sich vertreten ließe.',
    onlyCredit: 'Deine eigenen Worte, dir zurückgelesen. Bisher sagen sie eines, und das spricht für dich.',
    things: (count, isCostFirst, more, hasCredit) =>
      `Deine eigenen Worte, dir zurückgelesen. ${COUNTS[count] ?? count}${count === 1 ? '' : ' Dinge'}, ${count === 1 ? 'das' : 'die'} sie sagen${isCostFirst ? ', zuerst das, was Geld gekostet hat' : ''}${more > 0 ? `, darunter eingeklappt ${formatCount(more, 'de')} ${more === 1 ? 'weiteres' : 'weitere'}` : ''}${hasCredit ? ', und eines, das wegzulassen ungerecht wäre' : ''}.`,
  },
  span: {
    between: (from, to) => `${from} bis ${to}`,
    decisions: (span, count) => `${span}: ${one(count, 'Entscheidung', 'Entscheidungen')}.`,
    late: (count) =>
      `${formatCount(count, 'de')} ${count === 1 ? 'wurde' : 'wurden'} mehr als zwei Tage später geschrieben`,
    imported: (count) =>
      `${formatCount(count, 'de')} ${count === 1 ? 'kam' : 'kamen'} mit einem Import, sodass hier niemand gesehen hat, wann sie geschrieben ${count === 1 ? 'wurde' : 'wurden'}`,
    both: (one, other) => `${one}, und ${other}`,
    inMoneyOnly: (reasons) => ` ${reasons}: Das zählt bei Geld, nie bei Zuversicht oder Erinnerung.`,
  },
  letter: { link: 'Der Brief', about: ': eine Seite über jedes Quartal und jedes Jahr, das vorbei ist, zum Drucken.' },
  nextClaim: (day) => `Die nächste Behauptung, die zählt, wird am ${day} geprüft.`,
  due: {
    before: 'Fällig: ',
    review: (company) => `der Rückblick auf ${company}`,
    ofOptions: (company) => `der Rückblick auf Optionen auf ${company}`,
    after: '. Zuerst wird gefragt.',
    more: (count) => ` Danach ${count === 1 ? 'noch einer' : `noch ${formatCount(count, 'de')}`}.`,
  },
  foot: 'Nur Kurse, ohne Dividenden und Gebühren. Ob so eine Seite irgendjemandes Entscheidungen verbessert, ist nicht bewiesen.',
  coming: {
    heading: 'Was kommt, und wann',
    drift: 'Was sich zwischen deinen Einträgen zu einer Anlage ändert: ab dem zweiten.',
    lines:
      'Stopps, Ziele und Proben: sobald der erste Stopp erreicht ist, ob du ihn befolgt hast und was das ausgemacht hat.',
    reviews:
      'Rückblicke, die dich aus dem Gedächtnis fragen: 90 Tage nach einem Kauf, wenn eine Behauptung geprüft wird, wenn ein Stopp, ein Ziel oder eine Probe erreicht ist und wenn das Gekaufte verkauft ist.',
    reviewIf: (day) => `Kaufe heute, und der erste wird spätestens am ${day} fällig.`,
    reviewOn: (day) => `Dein erster wird spätestens am ${day} fällig.`,
    memory:
      'Gedächtnis: ab dem ersten Rückblick, was du erinnert hast, neben dem, was festgehalten ist; als Satz ab zehn.',
    claims:
      'Behauptungen: ab drei Entscheidungen, wie viele du eintreten siehst. Jede wird an dem Tag geprüft, den sie nennt, wenn ihre Schlusskurse bekannt sind.',
    claimIf: (day) => `Entscheide heute für drei Monate, und die erste wird am ${day} geprüft.`,
    claimOn: (day) => `Deine erste wird am ${day} geprüft.`,
    calibration:
      'Kalibrierung: gewertet ab zehn geprüften Behauptungen. Die Worte „zu sicher“ und „zu unsicher“: ab 30, wenn ein Test über alle sie trägt.',
    critic:
      'Der Kritiker: seine eigene Wertung neben deiner, ab zehn geprüften Behauptungen, deren Wahrscheinlichkeit ein Sprachmodell vorher genannt hat. Der eingebaute Kritiker nennt keine.',
    money:
      'Geld: was das Handeln in jedem Jahr ausgemacht hat, sobald es Tageskurse von allem gibt, was du gehalten hast, vom Anbieter oder hochgeladen. Verkaufte Gewinne und Verluste: ab 20 Verkäufen.',
    letter: (day) => `Der Brief über dein erstes Quartal, eine Seite: am ${day}.`,
  },
  empty: {
    lede: 'Noch ist nichts geschrieben, also gibt es nichts zurückzulesen. Ab deinen ersten Entscheidungen steht hier, was sich zwischen ihnen ändert: ein Stopp, der versetzt wird, eine Zuversicht, die steigt, während der Kurs fällt, ein Grund, der vergessen wird.',
    write: 'Die erste Entscheidung aufschreiben',
    picture:
      'Ein Spiegel über drei Jahre: seine erste Aussage mit Worten eines Eintrags dahinter, und wie oft Behauptungen eintrafen.',
    caption: (day) =>
      `Der Spiegel der erfundenen Person aus einer Demo, die nach Börsenschluss am ${day} gestartet wurde: seine erste Aussage und ein Instrument. Eine Demo erzählt bis zu dem Tag, an dem sie gestartet wird; an einem anderen Tag hat sie andere Zahlen.`,
  },
  finding: {
    restsOn: 'Worauf das beruht',
    counted: 'Wie gezählt wird',
    credit: 'Zu deinen Gunsten',
    quoted: (words) => `„${words}“`,
    entry: (ticker, day, confidence) => `${ticker}, ${day}${confidence === null ? '' : `, Zuversicht ${confidence}`}`,
    entries: (count) => one(count, 'Eintrag', 'Einträge'),
    claim: (share, cameTrue) => `: gesagt ${share}, ${cameTrue ? 'eingetreten' : 'nicht eingetreten'}`,
    picture: 'Als Bild',
    pictureName: 'Das Bild: der Satz darüber und was unter ihm steht, ohne Beträge',
    pictureNote: 'Ohne Beträge. Es entsteht in diesem Browser und wird nirgendwohin gesendet.',
    svg: 'Als SVG sichern',
    png: 'Als PNG sichern',
    noPrice: 'Ohne Betrag',
    moreDrift: (count) => `${formatCount(count, 'de')} weitere Änderungen bei einzelnen Anlagen, die neuesten zuerst`,
    question: 'Eine Frage',
    answer: 'Mit einem Eintrag antworten',
  },
  opened: {
    label: 'Die Einträge mit ihren Zahlen',
    loading: 'Die Einträge werden geladen',
    cannotBeShown: (why) => `Die Einträge können nicht gezeigt werden. ${why}`,
    none: 'Es gibt keine: diese Zahl sagt noch nichts.',
    entry: 'Eintrag',
    link: (ticker, day) => `${ticker}, ${day}`,
    withheld: 'wird nach einem Rückblick gesagt',
    others: 'Die anderen',
    othersOf: (entry) => `Die anderen, die neben ${entry} im Bestand waren, mit Schlusskursen`,
    first: 'Die ersten Zeilen',
    next: 'Die nächsten Zeilen',
    part: (name, count) => `${name}: ${count}`,
  },
  rows: {
    more: (count, all) => `${formatCount(count, 'de')} weitere von ${formatCount(all, 'de')} zeigen`,
    printed: (count, all) => `Gedruckt sind die ersten ${formatCount(count, 'de')} von ${formatCount(all, 'de')}.`,
  },
  to: (from, to) => `${from} bis ${to}`,
  of: (part, all) => `${formatCount(part, 'de')} von ${formatCount(all, 'de')}`,
  tooFew: 'zu wenige',
  notKnown: 'unbekannt',
  range: RANGE_OF_95,
  claims: (count) => one(count, 'Behauptung', 'Behauptungen'),
  sales: (count) => one(count, 'Verkauf', 'Verkäufe'),
  days: (count) => one(count, 'Tag', 'Tage'),
  lines: (count) => one(count, 'Regel', 'Regeln'),
  assets: (count) => one(count, 'Anlage', 'Anlagen'),
  instruments: {
    heading: 'Die Messungen',
    lede: 'Die Zahlen hinter den Sätzen. Das kräftige Zeichen ist, was geschehen ist; eine dünne Linie ist der Bereich, den wenige Fälle offenlassen; grau ist, was der Zufall allein täte.',
  },
  drawings: {
    said: (stated, right) => `gesagt ${stated}, richtig ${right}`,
    saidOf: (count, shares) => `gesagt bei ${one(count, 'Behauptung', 'Behauptungen')}: ${shares}`,
    aboutZero: (name, points, range) => `${name}: ${points} Prozentpunkte, ${range}`,
    memory: 'Erinnerte abzüglich wirklicher Rendite',
    selling: 'Rendite des Behaltenen abzüglich der des Verkauften',
    passedOn: 'Rendite des Beobachteten abzüglich der des Gekauften',
    afterLosses: 'Anteil der Tage mit einem Kauf nach Verlusten abzüglich des Anteils nach Gewinnen',
    years: (year, untouched, made) => `${year}: in Ruhe gelassen, hohl, ${untouched}; erzielt, gefüllt, ${made}`,
  },
}
