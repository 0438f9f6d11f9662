import { RANGE_OF_95 } from '../../figure-format.ts'
import type { BehaviourTexts } from './behaviour-texts.ts'

const one = (count: number, word: string, more: string) => (count === 1 ? word : more)
const PERCENT = '\u00a0%'

function leftOutWhy({ closes, splits }: { closes: string; splits: string }): string {
  const ofSplits = splits === '' ? '' : `weil ein Split nicht festgehalten ist: ${splits}`
  if (closes === '' && splits !== '') return ofSplits
  const ofCloses = `weil ein Schlusskurs fehlt${closes === '' ? '' : `: ${closes}`}`
  return splits === '' ? ofCloses : `${ofCloses}, und ${ofSplits}`
}

/** What is told of sales, purchases and years, in German. */
export const GERMAN: BehaviourTexts = {
  disposition: {
    title: {
      effect: 'Du verkaufst, was gestiegen ist, und behältst, was gefallen ist.',
      reverse: 'Du verkaufst, was gefallen ist, und behältst, was gestiegen ist.',
    },
    evidence: ({ days, all, gains, losses, gainsShare, lossesShare }) =>
      `An ${days === all ? `${one(all, 'dem', 'den')} ${days} ${one(all, 'Tag', 'Tagen')}` : `${days} der ${all} Tage`}, an ${one(all, 'dem', 'denen')} du Aktien verkauft hast, hast du dich von ${gains} Gewinnen und ${losses} Verlusten getrennt: ${gainsShare} gegen ${lossesShare}.`,
    of: (part, all) => `${part} von ${all}`,
    method: (difference, error, inDecember, all) =>
      `Gemessen am durchschnittlichen Kaufkurs, zum Schlusskurs des Tages (Odean 1998: 15${PERCENT} gegen 10${PERCENT} in 10.000 Depots). Differenz ${difference} Prozentpunkte, ${error}. ${inDecember} von ${all} Verkäufen ${one(inDecember, 'fiel', 'fielen')} in den Dezember, wo Steuern ein Grund sein können.`,
    daysLeftOut: (count, why) => ` ${count} ${one(count, 'Tag zählt', 'Tage zählen')} nicht mit, ${leftOutWhy(why)}.`,
    withoutCost: (tickers) =>
      ` Was du von ${tickers} hattest, zählt hier weder als Gewinn noch als Verlust: Ein Kauf davon hat keinen Kurs.`,
    notToldYet: (tickers) =>
      ` Was du von ${tickers} am letzten Tag der Behauptung darüber hattest, zählt als keines von beiden, bis gesagt ist, wie sie ausging.`,
    notTold: ' Was das kostet, sagt das nicht.',
    standardError: (error) => `Standardfehler ${error}`,
    range: (from, to) =>
      `${RANGE_OF_95} ${from} bis ${to} (Newcombe 1998; ein Anteil von 0${PERCENT} oder 100${PERCENT} hat keinen Standardfehler)`,
    note: (gains, losses) => `${gains} der Gewinne, ${losses} der Verluste`,
  },
  salesLeftOut: {
    ofOptions: (count) => `${count} ${one(count, 'Verkauf', 'Verkäufe')} von Optionen`,
    unpriced: (count) =>
      `${count} ${one(count, 'Verkauf', 'Verkäufe')} ohne bekannten Kurs, des Verkaufs oder eines Kaufs`,
    overSplits: (count) =>
      `${count} ${one(count, 'Verkauf', 'Verkäufe')} nach einem Split, der noch nicht festgehalten ist`,
    all: (parts) => ` Nicht mitgezählt: ${parts}.`,
  },
  selling: {
    title: {
      better: 'Was du verkauft hast, lief besser als das, was du behalten hast.',
      worse: 'Was du verkauft hast, lief schlechter als das, was du behalten hast.',
    },
    evidence: (points, isWorse, count) =>
      `In den 252 Handelstagen nach einem Verkauf lief, was du behalten hast, um ${points} Prozentpunkte ${isWorse ? 'schlechter' : 'besser'} als das, was du verkauft hast, im Durchschnitt über ${count} Verkäufe.`,
    method: (from, to) =>
      `Mittlere Rendite von allem, was du hattest und an dem Tag nicht verkauft hast, abzüglich der des Verkauften, von Schlusskurs zu Schlusskurs, nur Kurse. ${RANGE_OF_95} ${from} bis ${to} Prozentpunkte. Die Jahre nach Verkäufen, die nah beieinanderliegen, überschneiden sich, was der Bereich nicht weiß.`,
    withoutReturn: (count) =>
      ` Nicht dabei: ${count} ${one(count, 'Verkauf', 'Verkäufe')} aus den letzten 252 Handelstagen, ohne anderen Bestand daneben oder ohne Schlusskurs.`,
    note: (count) => `${count} Verkäufe`,
  },
  drag: {
    title: (year, points) =>
      `Im Jahr ${year} hättest du ${points} Prozentpunkte mehr gemacht, wenn du nichts getan hättest.`,
    evidence: (actual, untouched) =>
      `Dein Bestand machte ${actual}; was du zu Beginn des Jahres hattest, hätte unberührt ${untouched} gemacht.`,
    method:
      'Zeitgewichtet, nach täglichen Schlusskursen, ohne Dividenden, Gebühren und Bargeld (Barber und Odean 2000). Ein Jahr ist ein Fall: Über das nächste beweist es nichts.',
    turnover: (part) =>
      ` Umschlag ist das Kleinere aus Käufen und Verkäufen gegen den durchschnittlichen Wert deines Bestands${part === null ? '' : `, an ${part.held} von ${part.days} Handelstagen; an den anderen hattest du nichts, und sie zählen nicht mit`}.`,
    note: (turnover) => `Umschlag ${turnover ?? 'unbekannt'}`,
    notKnown: (year, why) => ` Für ${year} ist das unbekannt: ${why.join(', und ')}.`,
    why: {
      unpricedTrade: (ticker, day, isSale) =>
        `der ${isSale ? 'Verkauf' : 'Kauf'} von ${ticker} am ${day} hat keinen Kurs, den sein Eintrag unter „Korrigieren“ aufnimmt`,
      overSplit: (tickers) => `ein Split von ${tickers} ist noch festzuhalten`,
      withoutClose: (tickers) => `Schlusskurse von ${tickers} fehlen`,
    },
  },
  afterLosses: {
    title: (isMore) => `Nach einem Verlust kaufst du ${isMore ? 'öfter' : 'seltener'} als nach einem Gewinn.`,
    evidence: (after, days, other, otherDays) =>
      `In den fünf Handelstagen ab einem Verkauf mit Verlust hast du an ${after} von ${days} Tagen gekauft; ab einem Verkauf mit Gewinn an ${other} von ${otherDays}.`,
    method: (after, other, error) =>
      `${after} gegen ${other}, Standardfehler ${error} Prozentpunkte, mit den Tagen nach einem Verkauf als einem Fall.`,
    withoutWindow: (count) =>
      ` Nicht mitgezählt: ${count} ${one(count, 'Tag', 'Tage')} mit einem Verkauf, auf den in den nächsten vier Handelstagen ein weiterer folgte, der zugleich Gewinn und Verlust, keines von beidem oder einen unbekannten Gewinn brachte, oder der keine fünf Tage her ist.`,
    note: (count) => `${count} Tage nach Verlusten`,
  },
  passedOn: {
    title: {
      better: 'Was du hast liegen lassen, lief besser als das, was du gekauft hast.',
      worse: 'Was du hast liegen lassen, lief schlechter als das, was du gekauft hast.',
    },
    evidence: ({ watched, points, isBetter, bought }) =>
      `In den 252 Handelstagen ab dem ersten Beobachten liefen ${watched} Aktien, die du in der Zeit nicht gekauft hast, im Durchschnitt um ${points} Prozentpunkte ${isBetter ? 'besser' : 'schlechter'} als das, was du gekauft hast, nach ${bought} Käufen.`,
    method: (from, to) =>
      `Mittelwert der einen abzüglich des Mittelwerts der anderen, von Schlusskurs zu Schlusskurs, nur Kurse (Welch 1947). ${RANGE_OF_95} ${from} bis ${to} Prozentpunkte. Es sind nicht dieselben Jahre, was der Bereich nicht weiß.`,
    leftOut: (parts, overSplits, withoutClose) => {
      const ofSplit = 'weil ein gemeldeter Split nicht festgehalten ist'
      if (overSplits === 0) return ` Nicht mitgezählt, weil ein Schlusskurs fehlt: ${parts}.`
      if (withoutClose === 0) return ` Nicht mitgezählt, ${ofSplit}: ${parts}.`
      return ` Nicht mitgezählt, ${overSplits}, ${ofSplit}, und ${withoutClose}, weil ein Schlusskurs fehlt: ${parts}.`
    },
    watched: (count) => `${count} beobachtet`,
    bought: (count) => `${count} gekauft`,
  },
}
