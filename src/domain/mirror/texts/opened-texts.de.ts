import type { OpenedTexts } from './opened-texts.ts'

const many = (count: number, word: string, more: string) => `${count} ${count === 1 ? word : more}`
const inDays = (later: number) => `Rendite in ${later} Handelstagen`

/** The same in German. */
export const GERMAN: OpenedTexts = {
  withheld: (count) =>
    `Die Zahlen von ${many(count, 'Zeile', 'Zeilen')} werden nach einem fälligen Rückblick gesagt, oder wenn eine Behauptung geprüft ist, und bis dahin keine ihrer Summen.`,
  restUntold:
    'Was Monat für Monat erzielt wurde, wird gesagt, wenn die Behauptungen, die es verraten würde, geprüft und ihre Rückblicke vorbei sind.',
  none: 'keiner',
  notKnown: 'unbekannt',
  nothing: 'keine Aktien im Bestand',
  cameTrue: 'eingetreten',
  didNot: 'nicht eingetreten',
  well: 'gut',
  poorly: 'schlecht',
  cells: {
    deserved: (count) => `Verdient: ${count}`,
    unlucky: (count) => `Pech: ${count}`,
    lucky: (count) => `Glück: ${count}`,
    earned: (count) => `Selbst schuld: ${count}`,
  },
  claims: (count) => many(count, 'Behauptung', 'Behauptungen'),
  reviews: (count) => many(count, 'Rückblick', 'Rückblicke'),
  sales: (count) => many(count, 'Verkauf', 'Verkäufe'),
  bought: (count) => `Gekauft: ${count}`,
  boughtFirst: (count) => `Erste Käufe: ${count}`,
  sold: (count) => `Verkauft: ${count}`,
  watched: (count) => `Nur beobachtet: ${count}`,
  losses: (count) => `Nach einem Verkauf mit Verlust: ${count}`,
  gains: (count) => `Nach einem Verkauf mit Gewinn: ${count}`,
  soldGains: (count) => `Verkaufte Gewinne: ${count}`,
  paperGains: (count) => `Gewinne auf dem Papier, gehalten am Tag eines Verkaufs: ${count}`,
  soldLosses: (count) => `Verkaufte Verluste: ${count}`,
  paperLosses: (count) => `Verluste auf dem Papier, gehalten am Tag eines Verkaufs: ${count}`,
  othersHeld: (count) => `Andere im Bestand am Tag des Verkaufs: ${count}`,
  heldOn: (count, day) => `Bestand am ${day}: ${count}`,
  columns: {
    selling: (later) => [inDays(later), 'Andere im Bestand', 'Ihr Mittel', 'Andere abzüglich dieses, Prozentpunkte'],
    returned: (later) => ['Schlusskurs', 'Bis', 'Schlusskurs dann', inDays(later)],
    afterLosses: ['Tage mit einem Kauf', 'Welche'],
    size: ['Zuversicht', 'Ihr Rang', 'Geld', 'Sein Rang'],
    sold: ['Verkauft zu', 'Einstandskurs'],
    paper: ['Tag des Verkaufs', 'Schlusskurs', 'Einstandskurs'],
    held: ['Menge', 'Schlusskurs davor', 'Schlusskurs am Ende', 'Wert davor', 'Wert am Ende'],
    traded: ['Menge', 'Betrag'],
    level: ['Behauptung', 'Sie ist'],
    period: ['Gesagt', 'Sie ist', 'Quadrierter Fehler'],
    hours: ['Geschrieben, New York', 'Sie ist'],
    critic: ['Das Modell sagte', 'Quadrierter Fehler', 'Du sagtest', 'Quadrierter Fehler', 'Sie ist'],
    process: ['Gefragt', 'Bewertet', 'Behauptung', 'Sie ist'],
    gap: ['Gefragt', 'Rendite erinnert', 'Rendite festgehalten', 'Erinnert abzüglich festgehalten, Prozentpunkte'],
    hindsight: ['Gefragt', 'Erinnert', 'Festgehalten', 'Sie ist', 'Mehr vorhergesehen um, Prozentpunkte'],
  },
  meanDifference: (count, points) =>
    `Das Mittel der letzten Spalte, über ${many(count, 'Verkauf', 'Verkäufe')}: ${points} Prozentpunkte.`,
  meanOfReviews: (count, points) =>
    `Das Mittel der letzten Spalte, über ${many(count, 'Rückblick', 'Rückblicke')}: ${points} Prozentpunkte.`,
  othersLess: (mean, own, points) =>
    `Die mittlere Rendite der anderen ist ${mean}, die des Verkauften ${own}: ${points} Prozentpunkte.`,
  beforeRounding:
    'Gerechnet ist vor dem Runden: Mit den gerundeten Zahlen, die hier stehen, kann die letzte Stelle abweichen.',
  closedEarly: (moment, clock) => `${moment} Uhr; die Börse schloss an dem Tag um ${clock} Uhr`,
  meansCompared: (one, other, points) =>
    `Die mittlere Rendite der ersten Gruppe ist ${one}, der zweiten ${other}: ${points} Prozentpunkte.`,
  fiveDaysEach: 'Von jedem Verkauf zählen fünf Handelstage, der Tag des Verkaufs als erster.',
  ranksCorrelated:
    'Die Zahl ist die Korrelation der beiden Spalten mit Rängen; gleiche Werte teilen sich das Mittel ihrer Ränge.',
  sharesSold: (gains, losses) =>
    `Gewinne: ${gains.sold} von ${gains.all} verkauft. Verluste: ${losses.sold} von ${losses.all} verkauft. Was genau auf seinem Einstandskurs stand, ist keines von beiden.`,
  untouched: (before, after, percent) => `Unberührt wäre es von ${before} auf ${after} gekommen: ${percent}.`,
  turnover: (bought, sold, average, days, share) =>
    `Umschlag: das Kleinere von ${bought} gekauft und ${sold} verkauft, geteilt durch den durchschnittlichen Wert von ${average} an ${many(days, 'Tag', 'Tagen')}: ${share}.`,
  made: (months, percent) => `Erzielt, nach Monaten: ${months}. Nacheinander sind das ${percent}.`,
  hits: (hits, n) => `${hits} von ${n} ${hits === 1 ? 'ist' : 'sind'} eingetreten.`,
  meanError: (mean) => `Das Mittel der quadrierten Fehler, das ist der Brier-Wert: ${mean}.`,
  meanErrors: (its, yours) => `Die Mittel der quadrierten Fehler: ${its} beim Modell, ${yours} bei dir.`,
}
