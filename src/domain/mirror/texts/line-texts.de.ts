import { RANGE_OF_95 } from '../../figure-format.ts'
import { listWords } from '../../list-format.ts'
import { times } from './count-texts.de.ts'
import type { ClaimsUntil, LineName, LineTexts, WithoutCloses } from './line-texts.ts'

/** A line where nothing before says what one is, as in a title. */
const YOUR_OWN: Readonly<Record<LineName, string>> = {
  'stop-loss': 'deinen eigenen Stopp',
  'take-profit': 'dein eigenes Ziel',
  'own-test': 'deine eigene Probe',
  'stop-or-target': 'deinen Stopp oder dein Ziel',
  'stop-or-test': 'deinen Stopp oder deine Probe',
  'target-or-test': 'dein Ziel oder deine Probe',
  line: 'deinen Stopp, dein Ziel oder deine Probe',
}
const YOUR_OWN_CAME: Readonly<Record<LineName, string>> = {
  'stop-loss': 'Dein eigener Stopp griff',
  'take-profit': 'Dein eigenes Ziel griff',
  'own-test': 'Deine eigene Probe griff',
  'stop-or-target': 'Dein Stopp oder dein Ziel griff',
  'stop-or-test': 'Dein Stopp oder deine Probe griff',
  'target-or-test': 'Dein Ziel oder deine Probe griff',
  line: 'Dein Stopp, dein Ziel oder deine Probe griff',
}
const AFTER: Readonly<Record<keyof typeof CORRECTED, string>> = {
  'stop-loss': 'dem Stopp',
  'take-profit': 'dem Ziel',
  'own-test': 'der Probe',
}
const DAY_OF: Readonly<Record<keyof typeof CORRECTED, string>> = {
  'stop-loss': 'des Stopps',
  'take-profit': 'des Ziels',
  'own-test': 'der Probe',
}
function withoutCloses(claims: number, { givenUp, givenUpOn, untoldUntil }: WithoutCloses): string {
  const others = claims - givenUp
  if (givenUpOn === null)
    return `${others === 1 ? 'hält sie' : 'halten sie'} nach dem ${untoldUntil} nichts mehr zurück`
  const all = claims === 1 ? 'wird sie' : 'werden sie'
  const some = givenUp === 1 ? 'wird eine davon' : `werden ${givenUp} davon`
  const last = givenUp === 1 ? '' : 'die letzte '
  const day = `${untoldUntil === null ? all : some} nach zehn Handelstagen aufgegeben, ${last}frühestens am ${givenUpOn}, und ${givenUp === 1 ? 'hält' : 'halten'} von da an nichts mehr zurück`
  return untoldUntil === null
    ? day
    : `${day}; ${others === 1 ? 'die andere hält' : 'die anderen halten'} nach dem ${untoldUntil} nichts mehr zurück`
}

const UNTIL_AGAIN = {
  whole: ', oder bis du wieder gekauft hast,',
  part: ', oder bei dem, was du wieder gekauft hast, bis dahin,',
} as const
const CORRECTED = {
  'stop-loss': { name: 'der Stopp von', it: 'ihn', they: 'er' },
  'take-profit': { name: 'das Ziel von', it: 'es', they: 'es' },
  'own-test': { name: 'die Probe', it: 'sie', they: 'sie' },
} as const
const unresolvedClaims = ({ count, last, isReviewDue }: ClaimsUntil) =>
  `${isReviewDue ? 'einen fälligen Rückblick und auf ' : ''}${
    count === 1
      ? `eine Behauptung bis zum ${last}, die noch nicht geprüft ist`
      : `${count} Behauptungen, die noch nicht geprüft sind, die letzte bis zum ${last}`
  }`
const inAll = (isInAll: boolean) => (isInAll ? 'insgesamt ' : '')

/** What is told of stops, targets and tests that were reached, in German: a line is a rule, which is kept or passed over. */
export const GERMAN: LineTexts = {
  broke: (name, count, inPart) => `Du hast ${YOUR_OWN[name]} ${times(count)} übergangen${inPart}.`,
  allInPart: ', mit dem, was nach einem Teilverkauf übrig war',
  someInPart: (count) => `, ${times(count)} davon mit dem, was nach einem Teilverkauf übrig war`,
  allInAll: 'alles in allem',
  came: {
    paid: (lead, amount) => (lead === '' ? `das brachte ${amount} ein` : `${lead}brachte das ${amount} ein`),
    cost: (lead, amount) => (lead === '' ? `das kostete ${amount}` : `${lead}kostete das ${amount}`),
    even: (lead) => (lead === '' ? 'das machte keinen Unterschied' : `${lead}machte das keinen Unterschied`),
  },
  nothingKnown: 'was das ausgemacht hat, ist unbekannt',
  awaitsPrice: 'was das ausgemacht hat, ist noch unbekannt: es gibt keinen neueren Kurs',
  saleOf: (asset, day) => `${asset} am ${day}`,
  salesWithoutPrice: (sales, count) =>
    count === 1 ? `: der Kurs des Verkaufs von ${sales} fehlt` : `: die Kurse der Verkäufe von ${sales} fehlen`,
  someUnknown: (count) => `bei ${count === 1 ? 'einer' : count} ist es unbekannt`,
  nothingTold: 'was das ausgemacht hat, wird nach einem fälligen Rückblick gesagt',
  someUntold: (count) => `bei ${count === 1 ? 'einer' : count} wird es nach einem fälligen Rückblick gesagt`,
  nothingResolved: (claims) => `was das ausgemacht hat, wartet auf ${unresolvedClaims(claims)}`,
  someUnresolved: (count, claims) => `bei ${count === 1 ? 'einer' : count} wartet es auf ${unresolvedClaims(claims)}`,
  resolvedBy: (tickers, claims, unless) =>
    ` ${claims === 1 ? 'Diese Behauptung wird an ihrem Tag' : 'Diese Behauptungen werden an ihren Tagen'} mit Schlusskursen von ${tickers} geprüft, oder sobald diese danach da sind; was ${claims === 1 ? 'sie zurückhält, wird erst nach ihrem Rückblick' : 'sie zurückhalten, wird erst nach ihren Rückblicken'} gesagt. Ohne diese Kurse ${withoutCloses(claims, unless)}.`,
  lineIs: 'Eine Regel ist hier ein Stopp, ein Ziel oder eine Probe von dir. ',
  answered: (count, parts) =>
    `${count} deiner Stopps, Ziele und Proben ${count === 1 ? 'wurde' : 'wurden'} erreicht: ${parts}.`,
  parts: {
    kept: (count) => `${count} befolgt`,
    onlyInPart: (count) => `${count} mit einem Teil befolgt`,
    bothWays: (count) => `${count} mit einem Teil befolgt und mit dem Rest übergangen`,
    heldThrough: (count) => `${count} übergangen`,
  },
  waiting: (count) => ` Bei ${count === 1 ? 'einer weiteren' : `${count} weiteren`} steht noch aus, was du tust.`,
  restWaits: (count) => ` Beim Rest von ${count === 1 ? 'einer' : count} steht noch aus, was du tust.`,
  dearest: (ticker, days, { kind, isRest, last }, amount) => {
    const when =
      days === 0 ? `noch am Tag ${DAY_OF[kind]}` : `${days} ${days === 1 ? 'Tag' : 'Tage'} nach ${AFTER[kind]}`
    const [what, sold] = last
      ? [` mit den letzten ${last.units} von ${last.of}`, ' zusammen mit dem, was vorher verkauft war']
      : [isRest ? ' mit dem, was davon übrig war' : '', '']
    return ` Am teuersten war ${ticker}: ${when}${what}, ${amount}${sold}.`
  },
  beside: (benchmark, isLoss, amount, judged, part) => {
    const all = judged === 1 ? 'Dasselbe Geld' : 'Alles Geld, das über diese Regeln hinaus gehalten wurde,'
    const money = part === null ? all : `Das Geld von ${part.covered} dieser ${judged} Regeln`
    const told = ` ${money} hätte in ${benchmark} in denselben Tagen ${amount} ${isLoss ? 'verloren' : 'eingebracht'}`
    if (part === null) return `${told}.`
    const { covered, withheld, unresolved, unknown } = part
    const reasons = [
      withheld > 0 ? ['wird es nach einem fälligen Rückblick gesagt'] : [],
      unresolved > 0 ? ['wartet es darauf, dass noch Behauptungen geprüft werden'] : [],
      withheld + unresolved + unknown < judged - covered ? [`ist kein Schlusskurs von ${benchmark} bekannt`] : [],
      unknown > 0 ? ['ist unbekannt, was sie ausgemacht haben'] : [],
    ].flat()
    return `${told}; für die übrigen ${reasons.join(', oder ')}.`
  },
  method: (heldThrough, answered, from, to) =>
    `Der Kurs, zu dem jede Regel griff, oder der Schlusskurs ihres Tages, wo der es zeigte, gegen den Verkauf oder den letzten Kurs, mal der gehaltenen Menge; eine Regel endet, wo die nächste derselben Haltezeit beginnt. Befolgt heißt: verkauft innerhalb von fünf Handelstagen und vor jeder Entscheidung, dabeizubleiben, auch vor einer zu dem Kurs, zu dem die Regel griff; war das ein Teil, zählt der Rest als übergangen, und ebenso ein Stopp oder Ziel, von dem der Kurs vor deinem Verkauf zum anderen weiterging. Nur Kurse. Übergangen ${heldThrough} von ${answered}, ${RANGE_OF_95} ${from} bis ${to}.`,
  correctedAway: ({ kind, at, on, correctedOn, to, reason }) =>
    `${CORRECTED[kind].name} ${at} wurde am ${on} erreicht; am ${correctedOn} hast du ${to === null ? 'einen Eintrag' : `${CORRECTED[kind].it} auf ${to}`} berichtigt („${reason}“), und ${to === null ? 'diese Regel' : CORRECTED[kind].they} zählt nicht`,
  writtenLate: ({ kind, at, on, writtenOn }) =>
    `${CORRECTED[kind].name} ${at} wurde am ${on} erreicht, bevor du ${CORRECTED[kind].it} am ${writtenOn} aufgeschrieben hast, und zählt nicht`,
  undated: ({ kind, at, on, isRest }) =>
    `${CORRECTED[kind].name} ${at} wurde am ${on} erreicht und zählt${isRest ? ' mit dem, was nach einem Teilverkauf übrig war,' : ''} nicht: kein Eintrag sagt, an welchem Tag die Option verkauft oder ausgeübt wurde, und so ist unbekannt, ob du ${CORRECTED[kind].it} befolgt hast`,
  boughtBack: ({ kind, at, on, part }) =>
    `${CORRECTED[kind].name} ${at} wurde am ${on} erreicht; du hast ${part ? `${part.sold} von ${part.of} ` : ''}verkauft und am selben Tag mindestens ebenso viel wieder gekauft, was weder befolgt noch übergangen ist und nicht zählt`,
  notCounted: ({ corrected, late, undated, boughtBack }) =>
    [
      boughtBack > 0
        ? ` Nicht mitgezählt: Verkäufe bei ${boughtBack === 1 ? '1 Regel' : `${boughtBack} Regeln`}, nach denen du am selben Tag mindestens ebenso viel wieder gekauft hast.`
        : '',
      undated > 0
        ? ` Nicht mitgezählt: ${undated === 1 ? '1 Regel einer Option, bei der' : `${undated} Regeln von Optionen, bei denen`} kein Eintrag sagt, an welchem Tag verkauft oder ausgeübt wurde.`
        : '',
      late > 0
        ? ` Nicht mitgezählt: ${late === 1 ? '1 Regel, die du erst aufgeschrieben hast, als sie schon gegriffen hatte' : `${late} Regeln, die du erst aufgeschrieben hast, als sie schon gegriffen hatten`}.`
        : '',
      corrected > 0
        ? ` Nicht mitgezählt: ${corrected === 1 ? '1 Regel, die erreicht war' : `${corrected} Regeln, die erreicht waren`}, bis du danach einen Eintrag berichtigt hast.`
        : '',
    ].join(''),
  count: (count, { unknown, withheld }) =>
    [
      count === 1 ? 'eine Regel' : `${count} Regeln`,
      unknown > 0 ? `davon ${unknown === 1 ? 'eine' : unknown} unbekannt` : [],
      withheld > 0 ? `davon ${withheld === 1 ? 'eine' : withheld} noch nicht gesagt` : [],
    ]
      .flat()
      .join(', '),
  untilLastPrice: 'bis zum letzten Kurs',
  kept: {
    onlyParts: (name, count) => `${YOUR_OWN_CAME[name]} ${times(count)}, und du hast einen Teil verkauft.`,
    came: (name, count) => `${YOUR_OWN_CAME[name]} ${times(count)}, und du hast verkauft.`,
    whole: (name, count) => `${times(count)} ${YOUR_OWN[name]} befolgt`,
    far: (name, count) => `${times(count)} ${YOUR_OWN[name]} befolgt, wenn auch nicht nahe am festgelegten Kurs`,
    parts: (count) => `${times(count)} einen Teil verkauft`,
    did: (done) => `Du hast ${listWords(done, ', und ')}.`,
    sold: (named, name) => `${named}: ${YOUR_OWN_CAME[name]}, und du hast verkauft.`,
    soldPart: (ticker, name, { sold, of, other }, more) =>
      `${ticker}: ${YOUR_OWN_CAME[name]}, und du hast ${sold} von ${of} verkauft${other === null ? '' : `; mit den übrigen ${other} hast du die Regel übergangen`}${more === 0 ? '' : `; noch ${times(more)} hast du einen Teil verkauft`}.`,
    ofSold: (units, sold) => `${units} der ${sold}, die du verkauft hast`,
    again: (ticker, day, part, more, days) =>
      `${part === '' ? `Am ${day}` : `Bis zum ${day}`} hast du ${ticker} wieder gekauft${part === '' ? '' : `, ${part}`}${more === 0 ? '' : `, und noch ${times(more)} innerhalb von ${days} Tagen`}.`,
    waitingCost: (often, amount, isInAll) => `${often}${inAll(isInAll)}${amount} gekostet`,
    waitingBrought: (often, amount, isInAll) => `${often}${inAll(isInAll)}${amount} gebracht`,
    waiting: (told, isOfSeveral) =>
      `Vom Tag der Regel${isOfSeveral ? ', oder der ersten von mehreren,' : ''} bis zum Verkauf hat das Warten ${told.join(' und ')}.`,
    saved: (often, amount, isInAll) => `${often}${inAll(isInAll)}${amount} gespart`,
    lost: (often, amount, isInAll) => `${often}${inAll(isInAll)}${amount} gekostet`,
    since: (told, { isFromSale, by, again, isCostOfRule }) =>
      `${isFromSale ? 'Vom Verkauf bis' : 'Bis'} zum letzten Kurs${by === null ? '' : ` mit Stand vom ${by}`}${again === null ? '' : UNTIL_AGAIN[again]} hat das ${told.join(' und ')}${isCostOfRule ? ': Eine Regel, die befolgt wird, wo sie etwas kostet, ist eine Regel' : ''}.`,
    method: (hasParts, isOfSeveral, isEachCounted) =>
      `Befolgt heißt: verkauft innerhalb von fünf Handelstagen, nachdem du davon erfahren hattest, und vor jeder Entscheidung, dabeizubleiben, auch vor einer zu dem Kurs, zu dem die Regel griff, wobei die Regel schon an einem früheren Tag aufgeschrieben war. Was der Kurs seit dem Verkauf gemacht hat, mal der verkauften Menge, bis wieder gekauft wurde; und davor, ab dem Kurs, zu dem die Regel griff, oder dem Schlusskurs ihres Tages, wo der es zeigte. Nur Kurse.${hasParts ? ' Was behalten wurde, wird nicht gutgeschrieben, und auch kein Verkauf von weniger als einem Viertel.' : ''}${isOfSeveral ? ` ${isEachCounted ? 'Was ein Verkauf brachte, der mehrere Regeln befolgt hat,' : 'Ein Verkauf, der mehrere Regeln befolgt hat,'} zählt einmal, bei der letzten.` : ''}`,
  },
}
