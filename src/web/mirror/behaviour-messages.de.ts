import { RANGE_OF_95 } from '#domain/figure-format.ts'
import { sharesOnly } from '#domain/mirror/texts/left-out-texts.de.ts'
import { formatCount } from '#web/ui/format.ts'
import type { BehaviourMessages } from './behaviour-messages.ts'

const one = (count: number, word: string, more: string) => `${formatCount(count, 'de')} ${count === 1 ? word : more}`
const PERCENT = '\u00a0%'

const soldAt = (quantity: string, price: string, day: string) => `${quantity} verkauft zu ${price} am ${day}`
const untilAt = (quantity: string, price: string, day: string) => `${quantity} bis ${day} zu ${price}`

export const behaviour: BehaviourMessages = {
  reached: {
    name: 'Regeln',
    n: (count) => `${formatCount(count, 'de')} erreicht`,
    names: { stop: 'Stopp', target: 'Ziel', test: 'Probe' },
    titles: { 'held through': 'Übergangen', kept: 'Befolgt', open: 'Steht noch aus' },
    method:
      'Übergangen: was das Halten gebracht hat, von dem Kurs, zu dem die Regel griff, oder dem Schlusskurs ihres Tages, wo der es zeigte, bis zum Verkauf, bis zur nächsten Regel derselben Haltezeit oder bis zum letzten Kurs. Befolgt: was der Verkauf gespart oder gekostet hat, von seinem eigenen Kurs, bis wieder gekauft wurde, oder bis zum letzten Kurs; ist ein Split von nach dem Verkauf nicht festgehalten, steht dieser Kurs in den Aktien, die du verkauft hast. Wo ein Teil verkauft wurde, steht das, was davon übrig war, für sich. Ein hohler Balken: von dem, was verkauft war, also traf es nur den Kurs.',
    beside: (benchmark) =>
      ` Darunter, was ${benchmark} in denselben Tagen gebracht hat, bei mehreren Teilen nach dem Geld eines jeden.`,
    none: 'Noch ist keiner deiner Stopps, keines deiner Ziele und keine deiner Proben erreicht.',
    caption: 'Regeln, die erreicht wurden, und was du getan hast, die größten Beträge zuerst',
    columns: { line: 'Regel', reached: 'Erreicht', until: 'Bis', cameTo: 'Betrag' },
    group: (title, lines) => `${title}, ${lines}`,
    showAll: {
      'held through': (count) => `Alle ${formatCount(count, 'de')} übergangenen zeigen`,
      kept: (count) => `Alle ${formatCount(count, 'de')} befolgten zeigen`,
      open: (count) => `Alle ${formatCount(count, 'de')} ausstehenden zeigen`,
    },
    showLargest: {
      'held through': (count) => `Nur die größten ${formatCount(count, 'de')} übergangenen zeigen`,
      kept: (count) => `Nur die größten ${formatCount(count, 'de')} befolgten zeigen`,
      open: (count) => `Nur die größten ${formatCount(count, 'de')} ausstehenden zeigen`,
    },
    at: (price) => `zu ${price}`,
    other: (quantity) => `die übrigen ${quantity}, nachdem ein Teil verkauft war`,
    soldOf: (sold, quantity) => `${sold} von ${quantity} verkauft`,
    allTogether: (title) => `${title}, alle zusammen`,
    knownTogether: (title, count) => `${title}, die ${formatCount(count, 'de')} mit Betrag zusammen`,
    open: 'offen',
    priceMissing: 'ein Kurs fehlt',
    saleWithoutPrice: (day) => `unbekannt: der Verkauf vom ${day} hat keinen Kurs`,
    salesWithoutPrice: (days) => `unbekannt: die Verkäufe vom ${days} haben keinen Kurs`,
    overSplit: 'unbekannt: ein Split ist noch nicht festgehalten',
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
    keptOf: (count, lines) => `${formatCount(count, 'de')} von ${lines} befolgt`,
  },
  drift: {
    name: 'Wandel',
    n: (count, assets) => `${formatCount(count, 'de')} von ${assets}`,
    method:
      'Nach Regeln aus den Einträgen gelesen, jeweils vom ersten Eintrag an, der es zeigt. Das sagt, was sich geändert hat, nicht warum. Jede Linie geht durch Schlusskurse von deiner ersten Entscheidung bis zur letzten, höchstens vierzig, oder, wo keiner bekannt ist, durch die Kurse deiner Entscheidungen, so hoch, wie Platz ist. Eine Scheibe ist eine Entscheidung bei ihrem Kurs, ein Quadrat ein Verkauf; die Zahl ist die Zuversicht.',
    none: 'Zwischen deinen Einträgen hat sich nichts geändert, was diese Regeln bemerken würden.',
    showAll: (count) => `Alle ${formatCount(count, 'de')} zeigen, die neuesten zuerst`,
    onlyForgotten: (assets) => `Von ${assets}: nur Zahlen, die kein späterer Eintrag wiederholt`,
    thenAndNow: (ticker) => `${ticker}, damals und jetzt`,
    underReview: (ticker) =>
      `Der Kursverlauf von ${ticker}, die Thesen nebeneinander und was die erfragte Entscheidung zitiert, werden gesagt, wenn die fälligen Rückblicke vorbei sind.`,
    caption: (ticker) => `Deine Entscheidungen zu ${ticker}`,
    columns: { decided: 'Entschieden', decision: 'Entscheidung', price: 'Kurs', confidence: 'Zuversicht' },
    marked: (count) => `Markiert: ${count === 1 ? 'eine Zahl' : 'Zahlen'}, die kein späterer Eintrag wiederholt.`,
    inNoLater: ' (in keinem späteren Eintrag)',
    markedReasons: 'Mit Punkten markiert: was erst zum Grund wurde, nachdem der Kurs gefallen war.',
    onlyAfterFall: ' (ein Grund erst, nachdem der Kurs gefallen war)',
    wroteBetween: 'Dazwischen hast du geschrieben:',
    stopMoved: (from, to) => (to === null ? `Stopp von ${from} weggenommen` : `Stopp von ${from} auf ${to} verschoben`),
    between: (count) => `${one(count, 'Entscheidung', 'Entscheidungen')} dazwischen`,
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
      `Von ${sales.replace('Verkäufe', 'Verkäufen')} ${count === 1 ? 'fiel 1' : `fielen ${formatCount(count, 'de')}`} in den Dezember, wo Steuern ein Grund sein können.`,
    ofOptions: (sales) => `Nicht mitgezählt: ${sales} von Optionen.`,
    unpriced: (sales) =>
      `Nicht mitgezählt: ${sales} ohne bekannten Kurs, des Verkaufs oder eines Kaufs. Der Eintrag auf der Seite der Anlage nimmt ihn unter „Korrigieren“ auf.`,
    overSplits: (sales) =>
      `Nicht mitgezählt: ${sales} nach einem Split, der noch nicht festgehalten ist. Festgehalten wird er auf der Seite der Anlage.`,
    withoutCost: (tickers) =>
      `Was du von ${tickers} hattest, zählt hier weder als Gewinn noch als Verlust: Ein Kauf davon hat keinen Kurs. Der Eintrag auf der Seite der Anlage nimmt ihn unter „Korrigieren“ auf.`,
    notToldYet: (tickers) =>
      `Was du von ${tickers} am letzten Tag einer Behauptung darüber hattest, zählt hier weder als Gewinn noch als Verlust, bis gesagt ist, wie sie ausging.`,
    method: (days) => `Gezählt über ${days} mit einem Verkauf, über alles, was du an dem Tag hattest. Nur Aktien.`,
    silent: (least, sales, more) =>
      `Unter ${least} Verkäufen schweigt das; von dir ${sales === 1 ? 'lässt sich 1' : `lassen sich ${sales}`} zählen${more > 0 ? `, und ${more} mehr an Tagen, die nicht mitzählen` : ''}.`,
    nothing: 'Es gab keine Gewinne oder keine Verluste, die du hättest verkaufen können.',
    notOver: (days) => `Nicht mitgezählt: ${days} mit einem Handel, der noch läuft.`,
    tickerOn: (ticker, days) => `${ticker} (${days})`,
    daysLeftOut: (days, named, rest) =>
      `Nicht mitgezählt: ${days} mit einem Verkauf, weil etwas, das du hattest, an dem Tag keinen Schlusskurs hatte: ${named}${rest > 0 ? ` und ${rest} weitere` : ''}. Die Hälfte deines Bestands würde beide Anteile verzerren. Ein Kursanbieter bringt die Schlusskurse, oder eine Datei, die du auf der Seite der Anlage hochlädst.`,
    daysOverSplit: (days, named, rest) =>
      `Nicht mitgezählt: ${days} mit einem Verkauf, weil ein Split von etwas, das du hattest, noch nicht festgehalten ist: ${named}${rest > 0 ? ` und ${rest} weitere` : ''}. Festgehalten wird er auf der Seite der Anlage.`,
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
    notToldYet: 'noch nicht gesagt',
    withheld: (benchmark) =>
      `Was ${benchmark} in einem Jahr gebracht hat, steht hier, sobald die Behauptungen über ${benchmark} und gegen ${benchmark}, deren letzter Schlusskurs in dem Jahr liegt, geprüft und ihre Rückblicke beendet sind oder niemand mehr danach gefragt wird.`,
    madeWithheld:
      'Was ein Jahr gebracht hat, steht hier, sobald die Behauptungen über das, was du damals hattest, deren letzter Schlusskurs in dem Jahr liegt, geprüft und ihre Rückblicke beendet sind oder niemand mehr danach gefragt wird.',
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
      difference: 'Differenz, Punkte',
    },
    inPart: 'zum Teil',
    heldDays: (held, days) => `an ${held} von ${days} Tagen`,
    nothingHeld: 'keine Aktien im Bestand am 1. Jan.',
    nothingHeldAtAll: 'keine Aktien im Bestand',
    nothingHeldAtClose: 'keine Aktien im Bestand bei Börsenschluss',
    optionsLeftOut: 'Optionen sind nicht mitgezählt',
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
      `Geld gegen Zuversicht über ${one(count, 'ersten Kauf', 'erste Käufe')}: Rangkorrelation ${value}, ${RANGE_OF_95} ${range}. 1 wäre das meiste Geld, wo du am sichersten warst.`,
    sizeAskedFor: (count) =>
      count === 1
        ? 'Ohne 1 ersten Kauf, dessen erster Rückblick fällig ist und nach deiner Zuversicht fragt.'
        : `Ohne ${formatCount(count, 'de')} erste Käufe, deren erste Rückblicke fällig sind und nach deiner Zuversicht fragen.`,
    sooner: (told) => `Nach 84 Handelstagen: ${told}.`,
    soonerSelling: (difference, sales) => `Behaltenes abzüglich Verkauftem ${difference}, über ${sales}`,
    soonerExchanges: (difference, count) =>
      `Gekauftes abzüglich Verkauftem ${difference}, über ${one(count, 'Kauf oder Verkauf', 'Käufe und Verkäufe')}`,
    opens: {
      selling: 'Die Einträge zu dem, was verkauft wurde',
      exchanges: 'Die Einträge zu Gekauftem und Verkauftem',
    },
    sharesOnly,
    lacks: (year, tickers, rest) => `${year} von ${tickers}${rest > 0 ? ` und ${rest} weiteren` : ''}`,
    withoutClose: (lacking) =>
      `Unbekannt, weil Schlusskurse fehlen: ${lacking}. Ein Schlusskurs gilt höchstens fünf Handelstage weiter. Ein Kursanbieter bringt die Schlusskurse, oder eine Datei, die du auf der Seite der Anlage hochlädst.`,
    overSplit: (lacking) =>
      `Unbekannt, weil ein Split noch nicht festgehalten ist: ${lacking}. Festgehalten wird er auf der Seite der Anlage.`,
    unpricedTrades: (named, rest) =>
      `Unbekannt, weil ein Kurs fehlt: ${named}${rest > 0 ? ` und ${rest} weitere` : ''}. Der Eintrag auf der Seite der Anlage nimmt ihn unter „Korrigieren“ auf.`,
    unpricedTrade: (ticker, day, isSale) => `der ${isSale ? 'Verkauf' : 'Kauf'} von ${ticker} am ${day}`,
    dayCount: (part, days) => `${formatCount(part, 'de')} von ${days.replace(/Tage$/, 'Tagen')}`,
  },
}
