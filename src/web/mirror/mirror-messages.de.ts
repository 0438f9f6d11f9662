import { GERMAN as evidence } from '#domain/mirror/texts/evidence-texts.de.ts'
import { sharesOnly } from '#domain/mirror/texts/left-out-texts.de.ts'
import type { MirrorMessages } from './mirror-messages.ts'

const one = (count: number, word: string, more: string) => `${count} ${count === 1 ? word : more}`
const COUNTS = ['Null', 'Eines', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']
const PERCENT = '\u00a0%'
const HALF = `50${PERCENT}`

const soldAt = (quantity: string, price: string, day: string) => `${quantity} verkauft zu ${price} am ${day}`
const untilAt = (quantity: string, price: string, day: string) => `${quantity} bis ${day} zu ${price}`

export const mirror: MirrorMessages = {
  heading: 'Spiegel',
  loading: 'Dein Spiegel wird geladen',
  cannotBeShown: (why) => `Dein Spiegel lässt sich nicht anzeigen. ${why} Dein Journal ist, wie es war.`,
  findings: 'Befunde',
  lede: {
    none: 'Deine eigenen Worte, dir zurückgelesen. Bisher sagen sie nichts, was sich vertreten ließe.',
    onlyCredit: 'Deine eigenen Worte, dir zurückgelesen. Bisher sagen sie eines, und das spricht für dich.',
    things: (count, isCostFirst, hasCredit) =>
      `Deine eigenen Worte, dir zurückgelesen. ${COUNTS[count] ?? count}${count === 1 ? '' : ' Dinge'}, ${count === 1 ? 'das' : 'die'} sie sagen${isCostFirst ? ', zuerst das, was Geld gekostet hat' : ''}${hasCredit ? ', und eines, das wegzulassen ungerecht wäre' : ''}.`,
  },
  span: {
    between: (from, to) => `${from} bis ${to}`,
    decisions: (span, count) => `${span}: ${one(count, 'Entscheidung', 'Entscheidungen')}.`,
    late: (count) => `${count} ${count === 1 ? 'wurde' : 'wurden'} mehr als zwei Tage später geschrieben`,
    imported: (count) =>
      `${count} ${count === 1 ? 'kam' : 'kamen'} mit einem Import, sodass hier niemand gesehen hat, wann sie geschrieben ${count === 1 ? 'wurde' : 'wurden'}`,
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
    more: (count) => ` Danach ${count === 1 ? 'noch einer' : `noch ${count}`}.`,
  },
  foot: 'Nur Kurse, ohne Dividenden und Gebühren. Ob so eine Seite irgendjemandes Entscheidungen verbessert, ist nicht bewiesen.',
  empty: {
    lede: 'Noch ist nichts geschrieben, also gibt es nichts zurückzulesen. Ab deinen ersten Entscheidungen steht hier, was sich zwischen ihnen ändert: ein Stopp, der versetzt wird, eine Zuversicht, die steigt, während der Kurs fällt, ein Grund, der vergessen wird.',
    lines:
      'Stopps, Ziele und Proben: sobald der erste Stopp erreicht ist, ob du ihn befolgt hast und was das ausgemacht hat.',
    claims: (day) =>
      `Behauptungen: Jede wird an dem Tag geprüft, den sie nennt. Entscheide heute für drei Monate, und die erste wird am ${day} geprüft. Aufgelistet sind sie ab der ersten, gewertet ab zehn.`,
    expected: 'Ab drei Entscheidungen: wie viele deiner Behauptungen du eintreten siehst.',
    words: 'Die Worte „zu sicher“ und „zu unsicher“: ab 30 geprüften Behauptungen, wenn ein Test über alle sie trägt.',
    sold: 'Verkaufte Gewinne und Verluste: ab 20 Verkäufen, mit Tageskursen.',
    write: 'Die erste Entscheidung aufschreiben',
    picture:
      'Ein Spiegel über drei Jahre: ein Satz, der sagt, wie oft jemand die eigenen Stopps übergangen hat und was das gekostet hat, mit zwei der Einträge, und darunter, was verkauft und was behalten wird.',
    caption: 'Der Spiegel der erfundenen Person aus der Demo, nach drei Jahren.',
  },
  finding: {
    restsOn: 'Worauf das beruht',
    counted: 'Wie gezählt wird',
    credit: 'Zu deinen Gunsten',
    quoted: (words) => `„${words}“`,
    entry: (ticker, day, confidence) => `${ticker}, ${day}, Zuversicht ${confidence}`,
    entries: (count) => one(count, 'Eintrag', 'Einträge'),
    picture: 'Als Bild',
    pictureNote: 'Ohne Beträge. Es entsteht in diesem Browser und wird nirgendwohin gesendet.',
    svg: 'Als SVG sichern',
    png: 'Als PNG sichern',
    noPrice: 'Ohne Betrag',
    moreDrift: (count) => `${count} weitere Änderungen bei einzelnen Anlagen, die neuesten zuerst`,
    question: 'Eine Frage',
    answer: 'Mit einem Eintrag antworten',
  },
  rows: { more: (count, all) => `${count} weitere von ${all} zeigen` },
  to: (from, to) => `${from} bis ${to}`,
  of: (part, all) => `${part} von ${all}`,
  tooFew: 'zu wenige',
  notKnown: 'unbekannt',
  range: '95-%-Bereich',
  claims: (count) => one(count, 'Behauptung', 'Behauptungen'),
  sales: (count) => one(count, 'Verkauf', 'Verkäufe'),
  days: (count) => one(count, 'Tag', 'Tage'),
  lines: (count) => one(count, 'Regel', 'Regeln'),
  assets: (count) => one(count, 'Anlage', 'Anlagen'),
  instruments: {
    heading: 'Die Messungen',
    lede: 'Die Zahlen hinter den Sätzen. Dunkel ist, was geschehen ist; eine dünne Linie ist der Bereich, den wenige Fälle offenlassen; grau ist, was der Zufall allein täte.',
  },
  confidence: {
    name: 'Zuversicht',
    begins: 'Das Diagramm beginnt mit zehn geprüften Behauptungen.',
    next: (day) => ` Die nächste, die zählt, wird am ${day} geprüft.`,
    cameTrue: (hits, n, from, to) =>
      `${hits} von ${n} ${hits === 1 ? 'ist' : 'sind'} eingetreten, 95-%-Bereich ${from} bis ${to}`,
    said: (share) => `; gesagt hattest du im Durchschnitt ${share}`,
    brier: 'Brier-Wert ',
    alwaysHalf: `; immer ${HALF} zu sagen, ergibt 0,250, und niedriger ist besser.`,
    logScore: (score) => ` Logarithmischer Wert ${score}; immer ${HALF} zu sagen, ergibt 0,693.`,
    tested: (z, evidence) =>
      `Ein Test über alle: Z = ${z}; er spricht jenseits von 1,96, und nur, wo die Belege 20 zu 1 oder mehr sind, wonach man nach jeder Behauptung sehen darf und wofür von jedem Unternehmen und Monat eine zählt. Sie sind ${evidence}.`,
    together: (count) =>
      `Aus ${count === 1 ? '1 Unternehmen und Monat' : `${count} Paaren von Unternehmen und Monat`}: Behauptungen zu einem Unternehmen aus einem Monat hängen zusammen.`,
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
    key: 'Senkrechte Linien: 95-%-Bereich (Wilson). Scheibe: so groß wie die Zahl ihrer Behauptungen, gefüllt, wo sie für sich spricht. Grau: wo jemand, der genau richtigliegt, in neun von zehn Fällen landet.',
    caption: 'Stufen der Zuversicht',
    columns: ['Gesagt', 'Behauptungen', 'Eingetreten', '95-%-Bereich', 'Aus Zufall allein'],
    level: (stated, hits, n) => `${stated} gesagt: ${hits} von ${n} eingetreten`,
    ranges: (level, range, band) => `${level}, 95-%-Bereich ${range}; aus Zufall allein ${band}`,
    spoken: (levels) => `Kalibrierungsdiagramm. ${levels}.`,
  },
  critic: {
    name: 'Der Kritiker',
    method:
      'Ein Sprachmodell wird gefragt, wie wahrscheinlich deine Behauptung ist, bevor es erfährt, wie sicher du bist, was du hältst und was der Kurs gemacht hat. Seine erste Antwort zählt. Der eingebaute Kritiker nennt keine Wahrscheinlichkeit. Niedrigere Werte sind besser; die Basisrate ist, wie oft diese Behauptungen eintraten, was vorher niemand wusste.',
    none: 'Noch hat kein Modell eine Behauptung beurteilt, deren Tag gekommen ist. Ein Modell richtet ein, wer diesen Candor betreibt.',
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
      `${claims}, ${open} offen${waiting > 0 ? `, ${waiting} ${waiting === 1 ? 'wartet' : 'warten'} auf Schlusskurse` : ''}`,
    method:
      'Eine Behauptung wird an dem Tag geprüft, den sie nennt, und nicht vorher, an täglichen Schlusskursen, nur Kurse. Auf einen fehlenden Schlusskurs wird zehn Handelstage gewartet, nach einer Zeit, in der Candor selbst nicht lief, ab dem ersten Tag danach; dann lässt sie sich nicht prüfen.',
    supposed: (count) =>
      count === 1
        ? '1 Behauptung ist angenommen: Ihre Entscheidung nennt keine, deshalb trägt sie die übliche, zwölf Monate gegen SPY. Auf einen Schlusskurs dafür wird ohne Ende gewartet.'
        : `${count} Behauptungen sind angenommen: Ihre Entscheidungen nennen keine, deshalb tragen sie die übliche, zwölf Monate gegen SPY. Auf einen Schlusskurs dafür wird ohne Ende gewartet.`,
    leftOut: (count) =>
      `${one(count, 'Behauptung zählt', 'Behauptungen zählen')} nicht mit und ${count === 1 ? 'wird' : 'werden'} weder geprüft noch gewertet: zu Optionen, deren Entscheidungen nicht sagen, wohin die Aktie läuft, oder die vor einem weiteren Schlusskurs verfallen.`,
    table: 'Tabelle',
    caption: 'Behauptungen, die neuesten zuerst',
    columns: { decided: 'Entschieden', claim: 'Behauptung', said: 'Gesagt', cameTrue: 'Eingetreten' },
    claim: (claim, action, isSupposed) =>
      `${claim.replace(/^dass /, 'Dass ')} (${action}${isSupposed ? ', angenommen' : ''})`,
    said: (confidence, share) => `${confidence} von 10, ${share}`,
    outcomes: { 'came-true': 'ja', 'did-not-come-true': 'nein', unresolvable: 'nicht zu sagen' },
    isLeftOut: 'zählt nicht mit',
    toldByReview: 'sagt der Rückblick',
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
    source: 'Gefragt, bevor der Eintrag gezeigt wurde (Walters und Fernbach 2021; Fischhoff und Beyth 1975).',
    none: 'Noch gibt es keinen Rückblick. Einer wird fällig, wenn eine Behauptung geprüft ist, wenn eine Regel greift, wenn etwas verkauft wird, und 90 Tage nach einem Kauf.',
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
    confidences: (remembered, recorded) => `${remembered} erinnert, ${recorded} festgehalten`,
  },
  reached: {
    name: 'Regeln',
    n: (count) => `${count} erreicht`,
    names: { stop: 'Stopp', target: 'Ziel', test: 'Probe' },
    titles: { 'held through': 'Übergangen', kept: 'Befolgt', open: 'Steht noch aus' },
    method:
      'Übergangen: was das Halten gebracht hat, von dem Kurs, zu dem die Regel griff, oder dem Schlusskurs ihres Tages, wo der es zeigte, bis zum Verkauf, bis zur nächsten Regel derselben Haltezeit oder bis zum letzten Kurs. Befolgt: was der Verkauf gespart oder gekostet hat, von seinem eigenen Kurs, bis wieder gekauft wurde, oder bis zum letzten Kurs. Wo ein Teil verkauft wurde, steht das, was davon übrig war, für sich. Ein hohler Balken: von dem, was verkauft war, also traf es nur den Kurs.',
    beside: (benchmark) =>
      ` Darunter, was ${benchmark} in denselben Tagen gebracht hat, bei mehreren Teilen nach dem Geld eines jeden.`,
    none: 'Noch ist keiner deiner Stopps, keines deiner Ziele und keine deiner Proben erreicht.',
    caption: 'Regeln, die erreicht wurden, und was du getan hast, die größten Beträge zuerst',
    columns: { line: 'Regel', reached: 'Erreicht', until: 'Bis', cameTo: 'Betrag' },
    group: (title, lines) => `${title}, ${lines}`,
    showAll: {
      'held through': (count) => `Alle ${count} übergangenen zeigen`,
      kept: (count) => `Alle ${count} befolgten zeigen`,
      open: (count) => `Alle ${count} ausstehenden zeigen`,
    },
    showLargest: {
      'held through': (count) => `Nur die größten ${count} übergangenen zeigen`,
      kept: (count) => `Nur die größten ${count} befolgten zeigen`,
      open: (count) => `Nur die größten ${count} ausstehenden zeigen`,
    },
    at: (price) => `zu ${price}`,
    other: (quantity) => `die übrigen ${quantity}, nachdem ein Teil verkauft war`,
    soldOf: (sold, quantity) => `${sold} von ${quantity} verkauft`,
    allTogether: (title) => `${title}, alle zusammen`,
    knownTogether: (title, count) => `${title}, die ${count} mit Betrag zusammen`,
    open: 'offen',
    priceMissing: 'ein Kurs fehlt',
    toldLater: 'bei der nächsten Regel gezählt',
    asset: (ticker, isOption) => (isOption ? `${ticker}-Optionen` : ticker),
    noPriceSince: (day) => `unbekannt: kein Kurs seit dem ${day}`,
    held: (quantity) => `${quantity} gehalten`,
    soldAt,
    ended: {
      sale: soldAt,
      'next purchase': (quantity, price, day) => `${quantity} wieder gekauft zu ${price} am ${day}`,
      'next line': untilAt,
      'last price': untilAt,
    },
    drawn: (lines, gained, lost) => `${lines} übergangen: ${gained} mit Gewinn, ${lost} mit Verlust`,
    line: 'Übergangene Regel',
    bar: (asset, name, { day, amount }) => `${asset}, ${name}, am ${day} erreicht: ${amount}`,
    keptOf: (count, lines) => `${count} von ${lines} befolgt`,
  },
  drift: {
    name: 'Wandel',
    n: (count, assets) => `${count} von ${assets}`,
    method:
      'Nach Regeln aus den Einträgen gelesen, jeweils vom ersten Eintrag an, der es zeigt. Das sagt, was sich geändert hat, nicht warum. Jede Linie geht durch Schlusskurse von deiner ersten Entscheidung bis zur letzten, höchstens vierzig, oder, wo keiner bekannt ist, durch die Kurse deiner Entscheidungen, so hoch, wie Platz ist. Eine Scheibe ist eine Entscheidung bei ihrem Kurs, ein Quadrat ein Verkauf; die Zahl ist die Zuversicht.',
    none: 'Zwischen deinen Einträgen hat sich nichts geändert, was diese Regeln bemerken würden.',
    showAll: (count) => `Alle ${count} zeigen, die neuesten zuerst`,
    onlyForgotten: (assets) => `Von ${assets}: nur Zahlen, die kein späterer Eintrag mehr nennt`,
    thenAndNow: (ticker) => `${ticker}, damals und jetzt`,
    caption: (ticker) => `Deine Entscheidungen zu ${ticker}`,
    columns: { decided: 'Entschieden', decision: 'Entscheidung', price: 'Kurs', confidence: 'Zuversicht' },
    side: (action, day, confidence) => `${action}, ${day}, Zuversicht ${confidence}`,
    atPrice: (price) => `, zu ${price}`,
    changeNotKnown: 'Was der Kurs dazwischen gemacht hat, ist unbekannt: Eine der beiden hat keinen.',
    change: (percent) => `Dazwischen ging der Kurs um ${percent}.`,
    of: (ticker) => `Entscheidung zu ${ticker}`,
    mark: (action, day, price, confidence) => `${action} am ${day} zu ${price}, Zuversicht ${confidence}`,
    spoken: (course, confidences) => `${course}; Zuversicht ${confidences}`,
    priceOn: (price, day) => `${price} am ${day}`,
    closes: (least, most) => `; gezeichnet sind Schlusskurse von ${least} bis ${most}`,
  },
  sold: {
    name: 'Gewinne und Verluste',
    against: (gains, losses) => `${gains} der Gewinne gegen ${losses} der Verluste.`,
    difference: (points, error) =>
      ` Differenz ${points} Prozentpunkte, ${error}. Striche: ein Standardfehler. Kleine Marke: 10.000 Depots bei einem Broker (Odean 1998).`,
    standardError: (error) => `Standardfehler ${error}`,
    newcombe: (range) =>
      `${range} (Newcombe 1998; ein Anteil von 0${PERCENT} oder 100${PERCENT} hat keinen Standardfehler)`,
    december: (count, sales) =>
      `Von ${sales.replace('Verkäufe', 'Verkäufen')} ${count === 1 ? 'fiel 1' : `fielen ${count}`} in den Dezember, wo Steuern ein Grund sein können.`,
    ofOptions: (sales) => `Nicht mitgezählt: ${sales} von Optionen.`,
    unpriced: (sales) => `Nicht mitgezählt: ${sales} von Beständen mit einem Kurs, der nicht bekannt ist.`,
    method: (days) => `Gezählt über ${days} mit einem Verkauf, über alles, was du an dem Tag hattest. Nur Aktien.`,
    silent: (least, sales, more) =>
      `Unter ${least} Verkäufen schweigt das; von dir ${sales === 1 ? 'lässt sich 1' : `lassen sich ${sales}`} zählen${more > 0 ? `, und ${more} mehr an Tagen, die nicht mitzählen` : ''}.`,
    nothing: 'Es gab keine Gewinne oder keine Verluste, die du hättest verkaufen können.',
    notOver: (days) => `Nicht mitgezählt: ${days} mit einem Handel, der noch läuft.`,
    tickerOn: (ticker, days) => `${ticker} (${days})`,
    daysLeftOut: (days, named, rest) =>
      `Nicht mitgezählt: ${days} mit einem Verkauf, weil etwas, das du hattest, an dem Tag keinen Schlusskurs hatte: ${named}${rest > 0 ? ` und ${rest} weitere` : ''}. Die Hälfte deines Bestands würde beide Anteile verzerren. Ein Kursanbieter bringt die Schlusskurse, oder eine Datei, die du auf der Seite der Anlage hochlädst.`,
    missing: (tickers) =>
      `Keine Tageskurse sind bekannt von ${tickers}, oder keine der letzten 30 Tage. Ein Kursanbieter bringt sie, oder eine Datei, die du auf der Seite der Anlage hochlädst.`,
    drawn: (gains, losses) => `${gains} der Gewinne verkauft, ${losses} der Verluste`,
    rows: { gains: 'Gewinne', losses: 'Verluste' },
    of: 'Gewinne oder Verluste',
    caption: 'Verkaufte Gewinne und Verluste',
    columns: ['Verkauft', 'Möglich', 'Anteil', 'Standardfehler', '10.000 Depots'],
    bar: (name, of, share, published) => `${name}, verkauft: ${of}, ${share}; in 10.000 Depots ${published}`,
  },
  years: {
    name: 'Was das Handeln brachte',
    n: (count) => one(count, 'Jahr', 'Jahre'),
    method:
      'Umschlag: das Kleinere aus Käufen und Verkäufen, geteilt durch den durchschnittlichen Wert. Unberührt: was du zu Beginn des Jahres hattest, in Ruhe gelassen (Barber und Odean 2000). Nur Kurse, ohne Bargeld.',
    toldByReview: 'sagt ein Rückblick',
    withheld: (benchmark) =>
      `Was ${benchmark} in einem Jahr gebracht hat, steht hier, sobald die Rückblicke auf Behauptungen gegen ${benchmark}, die in dem Jahr endeten, beendet sind oder niemand mehr danach gefragt wird.`,
    silent: {
      selling:
        'Verkauft gegen zufällig gewählt schweigt unter 20 Verkäufen, die ein Jahr her sind, jeder mit anderem Bestand daneben.',
      exchanges: 'Gekauft abzüglich verkauft schweigt unter 20 Käufen und 20 Verkäufen, die ein Jahr her sind.',
      size: 'Größe gegen Zuversicht schweigt unter 20 ersten Käufen, und wo alle dieselbe Zuversicht oder denselben Betrag haben.',
      passedOn: (watched, bought) =>
        `Beobachtet gegen gekauft schweigt unter je zehn, die ein Jahr her sind; bisher sind es ${watched} und ${bought}.`,
      afterLosses: (after, other) =>
        `Tage nach Verlusten schweigt unter sechs Verkäufen mit Verlust und sechs mit Gewinn ohne einen weiteren Verkauf in den nächsten vier Handelstagen; bisher sind es ${after} und ${other}.`,
    },
    begins: 'Das erste Jahr beginnt mit dem ersten Handelstag nach einer Entscheidung.',
    caption: 'Jedes Jahr',
    columns: {
      year: 'Jahr',
      turnover: 'Umschlag',
      made: 'Rendite',
      untouched: 'Unberührt',
      difference: 'Differenz',
    },
    inPart: 'zum Teil',
    heldDays: (held, days) => `an ${held} von ${days} Tagen`,
    points: (points) => `${points} Punkte`,
    nothingHeld: 'kein Bestand am 1. Jan.',
    comparisons: (count) => `${one(count, 'Vergleich', 'Vergleiche')} über alle Jahre`,
    difference: (points, range) => `${points} Prozentpunkte, ${range}`,
    selling: (difference, sales) =>
      `Ein Jahr nach einem Verkauf, was du behalten hast, abzüglich dessen, was du verkauft hast: ${difference}, über ${sales}. Unter null wäre ein zufällig gewählter Verkauf besser gewesen.`,
    exchanges: (difference, count) =>
      `Ein Jahr später, was du gekauft hast, abzüglich dessen, was du verkauft hast: ${difference}, über ${one(count, 'Kauf oder Verkauf', 'Käufe und Verkäufe')} (Odean 1999).`,
    passedOn: (difference, watched, bought) =>
      `Ein Jahr später, was du nur beobachtet hast, abzüglich dessen, was du gekauft hast: ${difference}, über ${watched} beobachtete und ${bought} gekaufte. Über null hast du die besseren liegen lassen.`,
    afterLosses: (after, other, difference) =>
      `In den fünf Handelstagen ab einem Verkauf mit Verlust hast du gekauft an ${after}; ab einem Verkauf mit Gewinn an ${other}. Differenz ${difference}.`,
    size: (count, value, range) =>
      `Geld gegen Zuversicht über ${one(count, 'ersten Kauf', 'erste Käufe')}: Rangkorrelation ${value}, 95-%-Bereich ${range}. 1 wäre das meiste Geld, wo du am sichersten warst.`,
    sooner: (told) => `Nach 84 Handelstagen: ${told}.`,
    soonerSelling: (difference, sales) => `Behaltenes abzüglich Verkauftem ${difference}, über ${sales}`,
    soonerExchanges: (difference, count) =>
      `Gekauftes abzüglich Verkauftem ${difference}, über ${one(count, 'Kauf oder Verkauf', 'Käufe und Verkäufe')}`,
    sharesOnly,
    lacks: (year, tickers, rest) => `${year} von ${tickers}${rest > 0 ? ` und ${rest} weiteren` : ''}`,
    withoutClose: (lacking) =>
      `Unbekannt, weil Schlusskurse fehlen: ${lacking}. Ein Schlusskurs gilt höchstens fünf Handelstage weiter. Ein Kursanbieter bringt die Schlusskurse, oder eine Datei, die du auf der Seite der Anlage hochlädst.`,
    dayCount: (part, days) => `${part} von ${days.replace(/Tage$/, 'Tagen')}`,
  },
  hours: {
    name: 'Wann du schreibst',
    method:
      'Nach der Uhr von New York. Eine Zeit mit weniger als zehn Behauptungen hat keinen Bereich, und nichts wird getestet: Von elf Anteilen liegt in etwa vier von zehn Journalen einer aus Zufall abseits.',
    none: 'Bevor der Tag einer Behauptung gekommen ist, lässt sich nichts sagen.',
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
    columns: ['Entschieden', 'Behauptungen', 'Eingetreten', 'Brier-Wert', '95-%-Bereich'],
    allTheSame: 'nicht zu sagen: alle gleich',
    quarter: (year, quarter) => `${year}, Quartal ${quarter}`,
    of: 'Zeitraum',
    key: `Brier-Wert danach, wann du entschieden hast; niedriger ist besser, und immer ${HALF} zu sagen, ergibt 0,25. Darunter jeweils: wie viele Behauptungen geprüft sind.`,
    score: (score) => `Brier-Wert ${score}`,
    noScore: 'zu wenige für einen Wert',
    period: (period, hits, n, score) => `${period}: ${hits} von ${n} Behauptungen eingetreten, ${score}`,
    scoreOf: (period, score) => `${period}: ${score}`,
    spoken: (scores) => `Brier-Werte. ${scores}.`,
  },
  drawings: {
    said: (stated, right) => `gesagt ${stated}, richtig ${right}`,
    saidOf: (count, shares) => `gesagt bei ${one(count, 'Behauptung', 'Behauptungen')}: ${shares}`,
    aboutZero: (name, isAbove) => `${name}: ${isAbove ? 'über' : 'unter'} null, mit dem 95-%-Bereich`,
    memory: 'Erinnerte abzüglich wirklicher Rendite',
    selling: 'Rendite des Behaltenen abzüglich der des Verkauften',
    passedOn: 'Rendite des Beobachteten abzüglich der des Gekauften',
    afterLosses: 'Anteil der Tage mit einem Kauf nach Verlusten abzüglich des Anteils nach Gewinnen',
    years: 'Was in Ruhe gelassen wurde, hohl, über dem, was du gemacht hast, gefüllt',
  },
}
