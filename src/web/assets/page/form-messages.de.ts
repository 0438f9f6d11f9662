import type { AssetFormMessages } from './form-messages.ts'

export const assetForms: AssetFormMessages = {
  close: 'Schließen',
  price: {
    label: 'Kurs',
    record: 'Diesen Kurs festhalten',
    day: 'Tag',
    optional: 'freiwillig',
    dayHint:
      'Lass ihn weg für den Kurs von jetzt. Von einem früheren Tag ist es der Schlusskurs, den das Diagramm ab drei Monaten vor deiner ersten Entscheidung zeigt.',
    isRight: 'Der Kurs stimmt',
    stored: (price, day) => `${price} ist als Schlusskurs vom ${day} gespeichert.`,
    notes: {
      stock: (price) => `Notiert ${price} als Kurs einer Aktie von jetzt`,
      options: (price) => `Notiert ${price} als Kurs eines Kontrakts von jetzt`,
    },
    keeps: (price, day) => `Speichert ${price} als Schlusskurs vom ${day}`,
    worth: (units, amount) => `${units} dazu: ${amount}.`,
    reachesStop: (price) => `Er erreicht deinen Stopp von ${price}, was dein Journal dann sagt.`,
    reachesTarget: (price) => `Er erreicht dein Ziel von ${price}, was dein Journal dann sagt.`,
  },
  outcome: {
    record: 'Diesen Ausgang festhalten',
    legend: 'Wie sie endete',
    names: {
      'expired-worthless': 'sie verfiel wertlos',
      exercised: 'sie wurde ausgeübt',
      'sold-before': 'ich hatte sie vorher verkauft',
    },
    dayless:
      'Das nennt keinen Tag, und so kann der Spiegel nicht sagen, ob du einen Stopp, ein Ziel oder eine Probe befolgt hast, die gegriffen hatten.',
    sellOnDay: (lastDay) =>
      `Kennst du den Tag, und ist es der ${lastDay} oder ein späterer, dann halte stattdessen einen Verkauf mit „Entschieden am“ fest: Ein Verkauf kann nicht vor deiner letzten Entscheidung liegen.`,
    unit: 'USD, die ein Kontrakt gebracht hat',
    ends: (units, price, amount) => `Beendet ${units} zu ${price} = ${amount}`,
    endsWorthless: (units) => `Beendet ${units} als wertlos`,
  },
  split: {
    record: 'Diesen Split festhalten',
    explained:
      'Bei 4 neuen Aktien für 1 alte werden aus jeder alten vier. Was du bezahlt hast, bleibt insgesamt, was es war.',
    newShares: 'Neue Aktien',
    oldShares: 'Für alte Aktien',
    firstDay: 'Erster Tag in neuen Aktien',
    becomes: (units, quantity) => `Aus ${units} werden ${quantity}`,
    costs: (now, before) => `, der Einstandskurs ${now} statt ${before}`,
    countsPrices: (day, ratio) => `Zählt, was von vor dem ${day} ist, in neuen Aktien, ${ratio}.`,
    countsFirst: (day, ratio) =>
      `Zählt deinen ersten Eintrag, und was von vor dem ${day} ist, in neuen Aktien, ${ratio}.`,
    firstEntry:
      'Dein erster Eintrag ist von eben diesem Tag. Sind seine Aktien und sein Kurs die von vor oder von nach dem Split?',
    firstShares: { old: 'Von vorher: in alten Aktien', new: 'Von nachher: schon in neuen Aktien' },
  },
  daily: {
    upload: 'Diese Datei hochladen',
    file: 'Datei',
    unit: 'CSV, bis 2 MB',
    hint: 'Ihre erste Zeile benennt die Spalten auf Englisch: Date und Close, dazu Open, High und Low, wo es sie gibt. Tage stehen darin als 2026-06-10, 6/10/2026 oder 10.6.2026; zwischen den Spalten stehen Kommas, Semikolons oder Tabs. Eine größere Datei kannst du teilen.',
    taken: {
      one: (stored, unchanged, rejected) =>
        `1 Tag gelesen: ${stored} gespeichert, ${unchanged} unverändert, ${rejected} abgelehnt.`,
      other: (read, stored, unchanged, rejected) =>
        `${read} Tage gelesen: ${stored} gespeichert, ${unchanged} unverändert, ${rejected} abgelehnt.`,
    },
    line: (line, why) => `Zeile ${line}: ${why}`,
    more: (lines) => `Und ${lines} weitere Zeilen.`,
    notYet: 'Noch ist nichts gespeichert.',
    pricesAreRight: 'Die Kurse stimmen',
    differ:
      'Diese Schlusskurse weichen um einen Split von dem ab, was bekannt ist. Was gilt? Noch ist nichts gespeichert.',
    eachColumn: 'Jede Spalte sagt, was eine Aktie an dem Tag gekostet hat, wenn die Datei so gelesen wird.',
    day: 'Tag',
    known: 'Bekannt',
    asTraded: 'Wie gehandelt',
    adjusted: 'Bereinigt',
    adjustedForSplits: 'Um Splits bereinigt',
    sameDay: (day, journal, file, split) =>
      `Vom ${day} sagt dein Journal ${journal} und diese Datei ${file}, als wäre sie um einen späteren Split bereinigt (${split}), der nicht festgehalten ist. Gab es einen? Dann halte ihn zuerst fest, mit dem Tag, ab dem er galt, und lade die Datei noch einmal hoch.`,
    leap: (from, to, day, split) =>
      `Von ${from} auf ${to} am ${day}: Das sieht nach einem Split aus (${split}). Gab es einen?`,
    waits: (from, to, day) =>
      `Von ${from} auf ${to} am ${day}: Das kann ein Kurs nach dem Split sein, nach dem du oben gefragt wirst. Beantworte das zuerst und lade die Datei noch einmal hoch.`,
    recordFirst: (newShares, oldShares) =>
      `Dann halte zuerst ${newShares} neue für ${oldShares} alte fest und lade die Datei noch einmal hoch.`,
  },
}
