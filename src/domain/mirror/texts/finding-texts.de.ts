import { RANGE_OF_95 } from '../../figure-format.ts'
import { actions } from '../../ledger/action-names.de.ts'
import type { FindingTexts } from './finding-texts.ts'

const one = (count: number, word: string, more: string) => (count === 1 ? word : more)
/** `1` and `etwa 1`, whose verb is in the singular. */
const isSingle = (count: string) => /^(?:etwa )?1$/.test(count)
const TOGETHER = ' Behauptungen zu einem Unternehmen aus einem Monat hängen zusammen'

/** What is told of claims, reviews and single assets, in German. */
const ofToday = (isOption: boolean): string => (isOption ? 'in Kontrakten von heute' : 'in Aktien von heute')

export const GERMAN: FindingTexts = {
  drift: {
    surer: ({ name, isOption }, by, fell) =>
      `Bei ${name} warst du um ${by} sicherer, während ${isOption ? 'ihr' : 'der'} Kurs um ${fell} fiel.`,
    newReason: (name, reason, fell, from, to) =>
      `Bei ${name} wurde „${reason}“ zu einem Grund, nachdem der Kurs um ${fell} gefallen war, von ${from} auf ${to}.`,
    stopRemoved: (name, from) => `Bei ${name} hast du deinen Stopp von ${from} entfernt.`,
    stopMoved: (name, from, to) => `Bei ${name} hast du deinen Stopp weiter weg versetzt, von ${from} auf ${to}.`,
    heldBelow: ({ name }, times) => `Du hast ${name} ${times} unter dem Einstand gehalten.`,
    shrank: (name, from, to) => `Deine Begründung für ${name} schrumpfte von ${from} auf ${to} Zeichen.`,
    boughtAfterRise: (ticker, rose) =>
      `Du hast ${ticker} gekauft, nachdem der Kurs in dreißig Tagen um ${rose} gestiegen war.`,
    forgotten: (name, figures) => `Von deinen ersten Gründen für ${name} wiederholt kein späterer Eintrag: ${figures}.`,
    quoted: (figure) => `„${figure}“`,
    ofQuotation: (figures, quotation) => `${figures} aus ${quotation.replace(/^“/, '„').replace(/”$/, '“')}`,
    moreFigures: (count) => one(count, 'eine weitere Zahl', `${count} weitere Zahlen`),
    surerAt: (isOption, before, from, after, to) =>
      `Der Kurs stand bei ${before}, als deine Zuversicht ${from} von 10 war, und bei ${after}, als sie ${to} von 10 war, ${ofToday(isOption)}.`,
    on: (price, day) => `${price} am ${day}`,
    riseAt: (paid, close) =>
      `Entschieden hast du bei ${paid}; der Schlusskurs dreißig Tage davor war ${close}, in Aktien von heute.`,
    noEarlierReason: 'Kein früherer Eintrag dazu nennt diesen Grund.',
    shorter: 'Die neueste These ist weniger als ein Viertel so lang wie die erste.',
    checkable:
      'Eine Zahl, die einmal ein Grund war, lässt sich prüfen; wenn sie nicht mehr vorkommt, prüft sie niemand.',
    heldAt: (isOption, latest, prices, cost) =>
      `Gehalten hast du ${latest === null ? '' : `die letzten ${latest} Male `}bei ${prices}, und dein Bestand hatte im Durchschnitt ${cost} gekostet, ${ofToday(isOption)}.`,
    heldAtCosts: (isOption, latest, prices) =>
      `Gehalten hast du ${latest === null ? '' : `die letzten ${latest} Male `}bei ${prices}: dem durchschnittlichen Einstand deines damaligen Bestands, ${ofToday(isOption)}.`,
    below: (price, cost) => `${price}, unter ${cost}`,
    priceNotKnown: 'Der Kurs von damals ist unbekannt.',
    priceAtStop: (price) => `Der Kurs stand genau dort, bei ${price}.`,
    priceBeside: (price, distance, isAbove) =>
      `Der Kurs stand bei ${price}, ${distance} ${isAbove ? 'darüber' : 'darunter'}.`,
    method:
      'Eine Anlage, aus ihren Einträgen gelesen. Das sagt, was sich geändert hat, nicht warum, und behauptet nichts über andere Entscheidungen.',
    figuresMethod:
      ' Eine Zahl ist hier ein Prozentsatz, ein Betrag, ein Datum oder eine bloße Zahl, die die These als Kurs nennt, den ihre Aktie erreichen soll: mit der Aktie als dem, was dorthin geht, oder als Kursziel, zwischen einem Zehntel und dem Zehnfachen des Kurses beim Eintrag, oder als den, den du siehst, zu dem du verkaufst oder auf den du zielst, zwischen einem Drittel und dem Dreifachen. Auch der Ausübungspreis einer Option gilt als Kurs. Eine Zahl, mit der etwas anderes gemeint sein kann, zählt nicht.',
    note: 'eine Anlage',
  },
  calibration: {
    title: { over: 'Du bist sicherer, als du recht hast.', under: 'Du hast öfter recht, als du sagst.' },
    evidence: (n, hits, stated, right, atMost) =>
      `Von ${n} Behauptungen, deren Tag gekommen ist, sind ${hits} eingetreten. Gesagt hattest du im Durchschnitt ${stated}; es waren ${right}. Von Leuten, deren Prozentzahlen genau stimmen, läge ${atMost} jemals so weit daneben, nach oben oder unten, auch wenn man nach jeder Behauptung hinsieht.`,
    method: (z, speaks, evidence) =>
      `Ein Test über alle Behauptungen: Z = ${z}, jenseits von 1,96. Hingesehen wird nach jeder Behauptung, deshalb spricht er nur, wo die Belege, mit der ersten Behauptung jedes Unternehmens und Monats, ${speaks} zu 1 oder mehr sind: Sie sind ${evidence}.`,
    noLevel: ' Keine einzelne Stufe spricht für sich.',
    levels: (levels) => ` Für sich spricht nur, was mit ${levels} gesagt war.`,
    together: `${TOGETHER}, was Z nicht weiß.`,
    equallyFar: `${TOGETHER}, und alle liegen gleich weit daneben: Wie weit sie sonst liegen könnten, sagt das nicht.`,
    drawnAnew: (clusters, from, to) =>
      `${TOGETHER}: Werden die ${clusters} Unternehmen und Monate neu gezogen, liegt das, was eintrat, abzüglich dessen, was du sagtest, zwischen ${from} und ${to} Prozentpunkten, ${RANGE_OF_95}.`,
    leftOut: (parts) => ` Nicht mitgezählt: ${parts}.`,
    leftOutParts: {
      repeated: (count) => `${count} mit derselben Behauptung wie ein späterer Eintrag, oder der entgegengesetzten`,
      options: (count) => `${count} ${one(count, 'Behauptung', 'Behauptungen')} zu Optionen`,
      ofItself: (count) =>
        `${count}, ${one(count, 'die eine Aktie mit sich selbst vergleicht', 'die eine Aktie mit sich selbst vergleichen')}`,
      late: (count) => `${count} später geschrieben oder importiert`,
      untold: (count) => `${count}, von denen kein Schlusskurs etwas sagt`,
      waiting: (count) => `${count}, deren ${one(count, 'Rückblick noch aussteht', 'Rückblicke noch ausstehen')}`,
    },
    note: (stated, right) => `gesagt ${stated}, richtig ${right}`,
  },
  verdict: {
    none: 'Noch ist der Tag keiner Behauptung gekommen.',
    few: (n, from) =>
      `Der Tag von ${one(n, '1 Behauptung', `${n} Behauptungen`)} ist gekommen. Prozentzahlen gibt es ab ${from}.`,
    tooFew: (n, needed) =>
      `Der Tag von ${one(n, '1 Behauptung', `${n} Behauptungen`)} ist gekommen: zu wenige für ein Urteil. Der Test braucht ${needed}.`,
    over: (n) => `Zu sicher: Von ${n} Behauptungen sind weniger eingetreten, als du gesagt hast.`,
    under: (n) => `Zu unsicher: Von ${n} Behauptungen sind mehr eingetreten, als du gesagt hast.`,
    withheld: (n, isFewer, why) =>
      `Von ${n} Behauptungen sind ${isFewer ? 'weniger' : 'mehr'} eingetreten, als du gesagt hast. ${why}`,
    why: {
      looks:
        'Sähe man nur einmal hin, wäre das ein Urteil; aber es wird nach jeder Behauptung hingesehen, und auch wer genau richtigliegt, kommt früher oder später so weit weg: Es ist noch keines.',
      clusters:
        'Aber Behauptungen zu einem Unternehmen aus einem Monat hängen zusammen, und als eine gezählt sind sie zu wenige für ein Urteil.',
    },
    notApart: (n) =>
      `Bei ${n} Behauptungen lässt du dich nicht von jemandem unterscheiden, dessen Prozentzahlen genau stimmen.`,
    awaiting: (count, isMore) =>
      isMore
        ? `${count} ${one(count, 'weitere wartet auf einen Rückblick', 'weitere warten auf Rückblicke')}.`
        : `Der Tag von ${one(count, '1 Behauptung', `${count} Behauptungen`)} ist gekommen, und ${one(count, 'sie wartet auf einen Rückblick', 'sie warten auf Rückblicke')}.`,
    unresolved: (count, isMore) =>
      `Der Tag von ${count} ${isMore ? 'weiteren' : one(count, 'Behauptung', 'Behauptungen')} ist gekommen, und ${one(count, 'sie wird geprüft, sobald ihre', 'sie werden geprüft, sobald ihre')} Schlusskurse da sind.`,
    untold: (count, isMore) =>
      `Der Tag von ${count} ${isMore ? 'weiteren' : one(count, 'Behauptung', 'Behauptungen')} ist gekommen, und kein Schlusskurs sagt, wie ${one(count, 'sie ausging', 'sie ausgingen')}.`,
    awaitedCloses: (ticker) =>
      `Von ${ticker} ist kein Schlusskurs bekannt: Ein Kursanbieter bringt sie, oder setze es auf eine Liste und lade auf seiner Seite eine Datei hoch.`,
    uncounted: (count) =>
      count === 1
        ? 'Der Tag von 1 Behauptung ist gekommen, und sie zählt nicht: Sie wurde importiert oder später geschrieben, oder es geht um eine Option.'
        : `Der Tag von ${count} Behauptungen ist gekommen, und sie zählen nicht: Sie wurden importiert oder später geschrieben, oder es geht um Optionen.`,
  },
  memory: {
    title: {
      kinder: 'In deiner Erinnerung war es besser.',
      harsher: 'In deiner Erinnerung war es schlechter.',
      foreseen: 'In deiner Erinnerung war es absehbarer, als es war.',
      unforeseen: 'In deiner Erinnerung war es weniger absehbar, als es war.',
    },
    asked:
      'Jedes Mal gefragt, bevor der Rückblick den Eintrag gezeigt hat; von Rückblicken auf ein Unternehmen, deren Entscheidungen oder deren Antworten aus einem Monat sind, zählt einer.',
    evidence: ({ n, points, isAbove, tooHigh, exact, tooLow }) =>
      `In ${n} Rückblicken hast du die Rendite im Durchschnitt um ${points} Prozentpunkte ${isAbove ? 'höher' : 'niedriger'} angegeben, als sie war: ${tooHigh}-mal zu hoch, ${exact}-mal richtig, ${tooLow}-mal zu niedrig.`,
    method: (n, from, to) =>
      `Richtig ist, was höchstens einen halben Punkt danebenliegt. n = ${n}, ${RANGE_OF_95} ${from} bis ${to} Prozentpunkte.`,
    hindsight: (n, points, isMore) =>
      `Gefragt, als der Ausgang bekannt war, hast du dem, was geschah, in der Erinnerung eine um ${points} Prozentpunkte ${isMore ? 'höhere' : 'geringere'} Wahrscheinlichkeit gegeben, als du geschrieben hattest, im Durchschnitt von ${n} Rückblicken.`,
    hindsightMethod: (n, from, to) =>
      `Rückschaufehler ist die erinnerte Wahrscheinlichkeit abzüglich der geschriebenen, mit umgekehrtem Vorzeichen, wo die Behauptung nicht eintrat: n = ${n}, ${RANGE_OF_95} ${from} bis ${to} Prozentpunkte.`,
    askedAgain: (count, n) =>
      ` ${count === n ? (n === 1 ? 'Er' : `Alle ${n}`) : `${count} davon`} ${one(count, 'fragte', 'fragten')} noch einmal nach einem Eintrag, den ein früherer Rückblick gezeigt hatte.`,
    leftOut: (parts) => ` Nicht mitgezählt: ${parts}.`,
    leftOutParts: {
      ungapped: (count) =>
        `${count} ${one(count, 'Rückblick', 'Rückblicke')} auf einen Verkauf, oder ohne Schätzung oder bekannte Rendite`,
      later: (count) =>
        `${count} ${one(count, 'späterer Rückblick', 'spätere Rückblicke')} auf das, was ein früherer gezeigt hatte`,
      together: (count) =>
        `${count} ${one(count, 'weiterer Rückblick', 'weitere Rückblicke')} auf dasselbe Unternehmen, im selben Monat entschieden oder beantwortet wie einer, der zählt`,
    },
    note: (points) => `${points} Prozentpunkte`,
  },
  critic: {
    title: (n, than) =>
      `Bei ${n} geprüften Behauptungen war das Modell ${than === 'same' ? 'nicht besser' : than === 'better' ? 'besser' : 'schlechter'} als die Basisrate.`,
    evidence: (model, its, yours, baseRate) =>
      `Gefragt, bevor es deine Zuversicht, deinen Bestand und die Kurse kannte, hat ${model} einen Brier-Wert von ${its}; du hast ${yours}, und immer zu sagen, wie oft solche Behauptungen eintraten, ${baseRate}. Niedriger ist besser.`,
    method: (told) =>
      `Der quadrierte Fehler des Modells abzüglich dessen der Basisrate, Behauptung für Behauptung: ${told}. Die Basisrate ist die dieser Behauptungen, die vorher niemand kannte. Seine erste Antwort zählt, und keine von nach dem Tag der Behauptung.`,
    range: (from, to) => `${RANGE_OF_95} ${from} bis ${to}`,
    noRange: (mean) => `${mean} bei jeder, was keinen Bereich hergibt`,
  },
  expected: {
    title: (sum, n, isPart, hasOthers) =>
      `Nach deiner eigenen Zuversicht ${isSingle(sum) ? 'wird' : 'werden'} ${sum} deiner ${n} ${isPart ? 'offenen ' : ''}Behauptungen${hasOthers ? ', die zählen,' : ''} eintreten.`,
    sums: (surest, sum) => `${surest} Deine Prozentzahlen summieren sich zu ${sum}. `,
    method:
      'Wie sicher du warst, jeweils als Prozentzahl, (Zuversicht − 0,5) / 10, zusammengezählt über Behauptungen, deren Tag noch nicht gekommen ist; von Einträgen mit derselben Behauptung, oder der entgegengesetzten, zählt der letzte. Das sagt, was du erwartest, und nichts darüber, wie es ausgeht: Der Anteil, der eintrat, wird ab zehn geprüften Behauptungen gesagt.',
    note: (n) => `${n} ${one(n, 'Behauptung', 'Behauptungen')}`,
    firstIs: (claim) => `Als Erstes kommt der Tag der Behauptung, ${claim}.`,
    allOn: (day) => `Der Tag von allen ist der ${day}.`,
    firstOn: (count, day) => `Der Tag der ersten ${count} ist der ${day}.`,
    about: (count) => `etwa ${count}`,
    between: (from, to) => `zwischen ${from} und ${to}`,
    allAlike: (confidence, share) => `Bei jeder bist du so sicher wie bei den anderen, ${confidence} von 10: ${share}.`,
    surest: (surest, least) => `Am sichersten bist du bei ${surest}, am wenigsten sicher bei ${least}.`,
    ranging: ([least, leastShare], [most, mostShare]) =>
      `Wie sicher du bist, liegt zwischen ${least} von 10, ${leastShare}, und ${most} von 10, ${mostShare}.`,
    of: (who, confidence, share) => `${who}, ${confidence} von 10 oder ${share}`,
    ofThem: (count) => `${one(count, 'einer', String(count))} davon`,
    waiting: (n, ticker) =>
      `${n === 1 ? `Der Tag deiner Behauptung zu ${ticker} ist gekommen` : `Der Tag von ${n} deiner Behauptungen ist gekommen`}, und du hast noch nicht zurückgeblickt.`,
    waitingEvidence: (n) =>
      `${one(n, 'Ihr Rückblick sagt, wie sie ausging', 'Ihre Rückblicke sagen, wie sie ausgingen')}, sobald du gesagt hast, woran du dich erinnerst.`,
    waitingExpected: (about, n) =>
      ` Nach deiner eigenen Zuversicht ${isSingle(about) ? 'ist' : 'sind'} ${about} der ${n} eingetreten.`,
    waitingMethod:
      'Behauptungen, die geprüft sind und auf ihren Rückblick warten. Bis dahin hängt hier nichts davon ab, wie sie ausgingen. Wie sicher du warst, zählt als (Zuversicht − 0,5) / 10.',
  },
  untested: {
    title: (n, hasSells, isWatched) =>
      `${n === 1 ? 'Deine einzige Entscheidung' : `Keine deiner ${n} Entscheidungen`}${hasSells ? ' außer Verkäufen' : ''} hat ${n === 1 ? 'k' : ''}${isWatched ? 'eine Zeile' : `einen Stopp ${n === 1 ? 'und k' : 'oder '}eine Zeile`} „Falsch, wenn“.`,
    evidence: (isWatched, hasTarget) =>
      `Was dich widerlegen würde, kann in einer These stehen. ${isWatched ? 'Eine Zeile' : 'Ein Stopp oder eine Zeile'} „Falsch, wenn“ wird wieder vorgelegt, wenn ${isWatched ? 'ihr Tag' : 'der Kurs oder der Tag'} kommt.${hasTarget ? ' Auch ein Ziel wird wieder vorgelegt, sagt aber nicht, wann du falschliegst.' : ''}`,
    method: (sells) =>
      `Aus den Einträgen gezählt. Nur was vorher aufgeschrieben wurde, kann später befolgt oder übergangen werden.${sells === 0 ? '' : ` Nicht mitgezählt: ${sells} ${one(sells, 'Verkauf', 'Verkäufe')}, ${one(sells, 'mit dem', 'mit denen')} nichts beginnt.`}`,
    note: (n) => `0 von ${n}`,
  },
  held: {
    stops: (count, side, amount, paid) => {
      const came =
        count === 1 ? 'Dein einziger Stopp würde, wenn er käme,' : `Deine ${count} Stopps würden, wenn alle kämen,`
      const what = {
        cost: `${amount} von ${paid} kosten`,
        bring: `${amount} mehr als ${paid} bringen`,
        even: 'nichts kosten',
      }
      return `${came} ${what[side]}.`
    },
    stopped: (count, priced, of, paid) =>
      `${of === 1 ? 'Die einzige Anlage, die du hältst, hat' : `Von ${priced === of ? 'den' : `${priced} der`} ${of} Anlagen, die du hältst, ${one(count, 'hat eine', `haben ${count}`)}`} einen Stopp, der noch nicht gekommen ist; bezahlt hast du dafür ${paid}.`,
    paidFor: (count, of, paid) =>
      `${paid}, die du für ${count === of ? 'das bezahlt hast, was du hältst' : `${count} der ${of} Anlagen bezahlt hast, die du hältst`}`,
    largest: (paidFor, amount, part, names) =>
      `Von den ${paidFor}, stecken ${amount}${part === null ? '' : `, also ${part},`} in ${names}.`,
    alike: (count, of, paid, each) =>
      `Für ${count === of ? `die ${count}` : `${count} der ${of}`} Anlagen, die du hältst, hast du ${paid} bezahlt, je ${each}.`,
    assets: (count) => `${count} Anlagen`,
    sold: (of, count, side, brought, amount) => {
      const cost = one(count, 'es dich gekostet hatte', 'sie dich gekostet hatten')
      if (side === 'even') return `Was du von ${of} verkauft hast, brachte ${brought}: was ${cost}.`
      return `Was du von ${of} verkauft hast, brachte ${brought}, ${amount} ${side === 'more' ? 'mehr' : 'weniger'}, als ${cost}.`
    },
    mostAndLeast: ([most = '', least = '']) => `Das meiste kam von ${most}; das wenigste von ${least}.`,
    soldNote: (count) => `${count} ${one(count, 'Anlage', 'Anlagen')}`,
    tests: (count, day) => {
      if (count === 1)
        return `Eine Zeile „Falsch, wenn“ steht da${day === null ? ', ohne einen Tag' : `, ihr Tag ist der ${day}`}.`
      return `${count} Zeilen „Falsch, wenn“ stehen da, ${day === null ? 'keine nennt einen Tag' : `der nächste Tag, den eine von ihnen nennt, ist der ${day}`}.`
    },
    quoted: (ticker, line) => `Die neueste ist von ${ticker}: „${line}“`,
    since: (count, isAll, days, day) =>
      `${isAll ? `Du hältst ${one(count, 'sie', 'sie alle')}` : 'Was du am längsten hältst, hältst du'} seit ${days === 0 ? 'heute' : `${days} ${one(days, 'Tag', 'Tagen')}, seit dem ${day}`}.`,
    method:
      'Aus den Einträgen: was du für das bezahlt hast, was du hältst oder verkauft hast, dazu die Stopps und die Zeilen „Falsch, wenn“, wie sie stehen. Jeder Stopp gilt als genau zu seinem Kurs verkauft, den ein Kurs überspringen kann. Nichts hier sagt, was du vorher gewusst hast: Was später aufgeschrieben oder importiert ist, zählt allein beim Geld.',
    leftOut: (count) =>
      count === 0
        ? ''
        : ` Nicht dabei: ${count} ${one(count, 'Anlage', 'Anlagen')} mit einem Kauf ohne Kurs oder zu 0 $, oder mit einem Split, der noch nicht festgehalten ist.`,
    stopsNote: (count) => `${count} ${one(count, 'Stopp', 'Stopps')}`,
    heldNote: (count) => `${count} ${one(count, 'Anlage', 'Anlagen')}`,
    testsNote: (count) => `${count} ${one(count, 'Zeile', 'Zeilen')}`,
  },
  tests: {
    title: (count, latest, besideSales) =>
      count === 1
        ? 'Eine Entscheidung sagt vorher, wann sie falsch ist.'
        : `${count} deiner ${latest === null ? '' : `letzten ${latest} `}Entscheidungen${latest !== null && besideSales ? ' außer Verkäufen' : ''} sagen vorher, wann sie falsch sind.`,
    evidence: ({ count, isLatest, besideSales }, tested) =>
      `Von ${isLatest ? 'den letzten ' : ''}${count} ${one(count, 'Entscheidung', 'Entscheidungen')}${besideSales ? ' außer Verkäufen' : ''} ${tested}.`,
    withLine: (count) => `${one(count, 'hat eine', `haben ${count}`)} einen eigenen Stopp oder eine eigene Probe`,
    inText: (count) => `${one(count, 'sagt es eine in ihrem', `sagen es ${count} in ihrem`)} Text`,
    both: (line, inText) =>
      `${line}, und ${one(inText, 'eine weitere sagt', `${inText} weitere sagen`)} es in ihrem Text`,
    method:
      'Aus den Einträgen gezählt. Ein Text zählt, wo er ausdrücklich sagt, was dich zum Verkauf brächte oder dich zugeben ließe, dass du falschlagst; was du ein andermal hättest tun sollen, zählt nicht, und ein Stopp, der nur weiter weg gesetzt wird, auch nicht. Ob eine Regel etwas taugt, zeigt sich, wenn sie greift.',
    note: (tested, all) => `${tested} von ${all}`,
  },
  quoted: {
    level: (kind, price, day) => `${kind === 'take-profit' ? 'Ziel' : 'Stopp'} bei ${price}, gesetzt am ${day}`,
    stopPercent: (percent, day) => `Stopp ${percent} unter dem Kurs, gesetzt am ${day}`,
    test: (words, day) => `Probe „${words}“, gesetzt am ${day}`,
    remembered: (recalled, actual) => `In der Erinnerung ${recalled}, und es waren ${actual}`,
    foreseen: (recalled, recorded, cameTrue) =>
      `In der Erinnerung zu ${recalled} wahrscheinlich, geschrieben ${recorded}; sie trat ${cameTrue ? 'ein' : 'nicht ein'}`,
    sureAt: (confidence, price) => `Zuversicht ${confidence} von 10, bei ${price}`,
    stopMoved: (from, to, day) =>
      to === null ? `Stopp von ${from} am ${day} weggenommen` : `Stopp am ${day} von ${from} auf ${to} verschoben`,
    heldAt: (price, cost) => `Gehalten bei ${price}, unter dem Einstandskurs von ${cost}`,
    boughtAt: (paid, close, day) => `Gekauft bei ${paid}; am ${day} war der Schlusskurs ${close}`,
  },
  question: {
    subject: (company, isOption) => (isOption ? `Optionen auf ${company}` : company),
    withoutLine: (subject, isOption) =>
      `${subject} ${isOption ? 'haben' : 'hat'} weder einen Stopp noch eine Zeile „Falsch, wenn“ von dir. Was müsste geschehen, damit du sagst, dass du falschlagst?`,
    pastLines: (subject, _isOption, lines) =>
      `Du hältst ${subject} trotz ${lines}. Was müsste noch geschehen, damit du sagst, dass du falschlagst?`,
    and: ' und ',
    testCame: (words, day) => `deiner Probe „${words}“ (eingetreten, wie du am ${day} gesagt hast)`,
    reached: {
      'stop-loss': (price, day) => `deines Stopps von ${price} (am ${day} erreicht)`,
      'take-profit': (price, day) => `deines Ziels von ${price} (am ${day} erreicht)`,
    },
    failed: (day, confidence, claim) =>
      `Am ${day} warst du dir zu ${confidence} von 10 sicher, ${claim}. Das ist nicht eingetreten. Was hättest du an dem Tag sehen müssen, um weniger sicher zu sein?`,
  },
  asset: (ticker, isOption) => (isOption ? `${ticker}-Optionen` : ticker),
  more: (count) => `${count} weitere`,
  action: (action) => actions[action],
  claim: (claim) => `dass ${claim}`,
}
