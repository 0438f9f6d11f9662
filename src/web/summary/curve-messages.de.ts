import type { CurveMessages } from './curve-messages.ts'

export const curves: CurveMessages = {
  equity: {
    name: 'Wert deines Bestands und was er gekostet hatte',
    heading: 'Wert und Kosten',
    cannotBeShown: (why) => `Wert und Kosten lassen sich nicht anzeigen. Deine Einträge sind sicher. ${why}`,
    lookAgain: 'Noch einmal nachsehen',
    decisions: 'Entscheidungen',
    tableCaption: 'Wert und Kosten deines Bestands, in US-Dollar',
    nothing: 'Es ist noch kein Tag bekannt, an dem du etwas gehalten hast, das einen Kurs hatte.',
    leftOut: 'In beiden Linien nicht mitgezählt:',
    leftOutFrom: (day) => `; nicht mitgezählt ab ${day}`,
    leftOutUntil: (from, until) => `; nicht mitgezählt vom ${from} bis zum ${until}`,
    withoutGain: (tickers, rest) =>
      `Der Gewinn der Verkäufe zählt nicht mit: ${tickers}${rest > 0 ? ` und ${rest} weitere` : ''}. Der Kurs eines Verkaufs ist nicht bekannt, oder ein Split ist noch nicht festgehalten.`,
    value: 'Wert',
    cost: 'Kosten',
    columns: {
      day: 'Tag',
      value: 'Wert',
      cost: 'Kosten',
      sales: 'Gewinn der Verkäufe bis dahin',
      decided: 'Was entschieden wurde',
    },
    reading: {
      value: (amount) => `Wert ${amount}`,
      cost: (amount) => `Kosten ${amount}`,
      sales: (amount) => `Gewinn der Verkäufe bis dahin ${amount}`,
    },
    confidence: (level, most) => `Zuversicht ${level} von ${most}`,
    count: (count) => `${count} Entscheidungen`,
    closeTogether: 'zum Beispiel 2 Entscheidungen dicht beieinander',
    more: (count) => `und ${count} weitere`,
    words: {
      costNothing: (day, value) => `Am ${day} war dein Bestand ${value} wert und hatte nichts gekostet.`,
      allLeftOut: (day) => `Am ${day} zählt nichts von deinem Bestand mit.`,
      bothZero: (day, zero) => `Am ${day} waren Wert und Kosten beide ${zero}.`,
      worth: (day, value, cost, outcome) =>
        `Am ${day} war dein Bestand ${value} wert und hatte ${cost} gekostet: ${outcome}.`,
      outcomes: {
        up: (percent) => `ein Gewinn, ${percent}`,
        down: (percent) => `ein Verlust, ${percent}`,
        level: () => 'genauso viel, nach den letzten bekannten Kursen',
      },
    },
  },
  kept: {
    name: 'Gewinn, wie er war, und als wäre jede Regel befolgt',
    heading: 'Als wäre jede Regel befolgt',
    notice:
      'Eine Regel ist ein Stopp, ein Ziel oder eine eigene Probe. Befolgt heißt: zum Schlusskurs ihres Tages verkauft, und das Geld liegt von da an still. Was du sonst gekauft hättest, weiß niemand. Nur Kurse.',
    table: 'Tabelle beider Linien',
    tableCaption: 'Gewinn, wie er war, und als wäre jede Regel befolgt, in US-Dollar',
    asItWas: 'Wie es war',
    asIfKept: 'Jede Regel befolgt',
    columns: {
      day: 'Tag',
      asItWas: 'Gewinn, wie er war',
      asIfKept: 'Mit jeder Regel befolgt',
      held: 'Das Übergehen brachte',
    },
    reading: {
      gain: (amount) => `Gewinn ${amount}`,
      asIfKept: (amount) => `mit jeder Regel befolgt ${amount}`,
      held: (amount) => `das Übergehen ${amount}`,
    },
    unknown: (days, tickers, rest) =>
      `Unbekannt an ${days} dieser Tage, weil kein Kurs von ${tickers}${rest > 0 ? ` und ${rest} weiteren` : ''} bekannt ist. Ein Kurs gilt höchstens fünf Handelstage weiter. Ein Kursanbieter bringt die Schlusskurse, oder eine Datei, die du auf der Seite der Anlage hochlädst.`,
    unpricedSales: (sales, rest) =>
      `Von da an unbekannt, weil ein Kurs fehlt: ${sales}${rest > 0 ? ` und ${rest} weitere` : ''}. Der Eintrag auf der Seite der Anlage nimmt ihn unter „Korrigieren“ auf.`,
    unpricedSale: (ticker, day) => `der Verkauf von ${ticker} am ${day}`,
    overSplit: (tickers, rest) =>
      `Unbekannt, solange ein Split nicht festgehalten ist: ${tickers}${rest > 0 ? ` und ${rest} weitere` : ''}. Festgehalten wird er auf der Seite der Anlage.`,
    withoutGain: (tickers, rest) =>
      `Beide Linien ohne den Gewinn von ${tickers}${rest > 0 ? ` und ${rest} weiteren` : ''}: Der Kurs eines Verkaufs ist nicht bekannt, oder ein Split ist noch nicht festgehalten.`,
    noneKnown: 'Was das Übergehen brachte, ist an keinem dieser Tage bekannt.',
    noDifference: (day, rules) => `${rules}: Bis zum ${day} hat das nichts geändert.`,
    paid: (day, rules, amount) => `${rules}: Bis zum ${day} hat das ${amount} eingebracht.`,
    cost: (day, rules, amount) => `${rules}: Bis zum ${day} hat das ${amount} gekostet.`,
    and: (one, other) => `${one} und ${other}`,
    heldThrough: {
      one: '1 Regel übergangen',
      other: (count) => `${count} Regeln übergangen`,
    },
    keptLater: {
      one: '1 Regel erst an einem späteren Tag befolgt',
      other: (count) => `${count} Regeln erst an einem späteren Tag befolgt`,
    },
  },
}
