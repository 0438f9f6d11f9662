import type { ProofMessages } from './proof-messages.ts'

export const proof: ProofMessages = {
  cannotBeChecked: (why) => `Dein Journal ließ sich nicht prüfen. ${why}`,
  loading: 'Dein Journal wird geprüft',
  forOthers: 'Für andere',
  anchors: 'Anker',
  whatItSays: 'Was das heißt',
  noEntries: 'Noch keine Einträge',
  unbroken: {
    one: (day) => `1 Eintrag, lückenlos seit dem ${day}`,
    other: (count, day) => `${count} Einträge, lückenlos seit dem ${day}`,
  },
  checked: (moment) =>
    `Geprüft am ${moment} Uhr deiner Zeit: Jeder Eintrag hat den Hash dessen, was er sagt, und folgt auf den davor.`,
  imported: (count, moment) =>
    `Die ersten ${count} wurden am ${moment} Uhr deiner Zeit eingelesen: Dieser Candor hat nicht gesehen, wie sie festgehalten wurden, ihre Zeiten sind die aus der Datei, und Quittungen sagen das.`,
  proved: 'Bewiesen:',
  whatIsProved:
    'die Reihenfolge deiner Einträge, ihre Worte, die Zahlen, die du eingegeben hast, und die Zeiten, zu denen sie festgehalten wurden. Bis zu einer Quittung lässt sich nichts ändern, entfernen oder einschieben, ohne dass das Prüfprogramm es sagt.',
  notProved: 'Nicht bewiesen:',
  whatIsNot:
    'dass der Kurs eines Anbieters stimmte, dass ein eingegebener Tag wahr ist, oder wer an der Tastatur saß; auch nicht, was nach der letzten Quittung kam, und nicht die Zeiten eingelesener Einträge, die aus der Datei stammen. Wer diesen Candor betreibt, hat seinen Schlüssel: Gegen ihn hält eine Quittung, die anderswo liegt.',
  receipts: {
    what: 'Eine Quittung sagt, wo dein Journal endete, signiert mit einem Schlüssel, der nicht in der Datenbank liegt. Hebe sie anderswo auf, oder gib sie jemandem: Bis zu ihr lässt sich nichts unbemerkt ändern.',
    download: 'Quittung herunterladen',
    export: 'Alles exportieren (JSON)',
    verifier: 'Prüfprogramm herunterladen',
    howTo:
      'Auf jedem Rechner mit Node 20 oder neuer, ohne Candor, mit den Namen der Dateien, die du heruntergeladen hast:',
    key: 'Der Schlüssel, mit dem dieser Candor signiert:',
    noKey: 'Dieser Candor hat keinen Schlüssel zum Signieren: Wer ihn betreibt, kann RECEIPT_KEY setzen.',
    untilSettled: (last) => `${last} Bis geklärt ist, was gefunden wurde, wird keine weitere signiert.`,
    unreadable: 'Die zuletzt signierte lässt sich nicht mehr lesen.',
    none: 'Noch wurde keine signiert.',
    last: (moment, entry) => `Die letzte wurde am ${moment} Uhr deiner Zeit signiert, für Eintrag ${entry}.`,
    old: (last, days) => `${last} Das ist ${days} Tage her: Nimm eine von heute.`,
  },
  calendar: {
    daily: (calendar) =>
      `Höchstens einmal am Tag, wenn dein Journal weiterging, signiert Candor eine Quittung und schickt einen Hash davon an den Kalender ${calendar}, der ihn ein paar Stunden später in einen Block von Bitcoin bringen soll. Aus dem Hash erfährt niemand, was du geschrieben hast.`,
    nothingSent: 'Noch wurde nichts geschickt.',
    blockProves: 'Was ein Block beweist:',
    whatBlockProves:
      'dass es die Quittung, und damit jeden Eintrag bis zu ihr, schon gab, bevor dieser Block entstand. Niemand kann sie später geschrieben haben, auch nicht, wer diesen Candor betreibt. Was noch aussteht, beweist noch nichts.',
    notChecked: 'Was Candor nicht geprüft hat:',
    whatNotChecked:
      'ob der Block sie enthält. Candor liest Bitcoin nicht. Prüfe es selbst, mit beiden Dateien in einem Ordner, dem Programm von OpenTimestamps und einem Bitcoin-Knoten:',
    lastOf: (latest, all) => `Die letzten ${latest} von ${all}. Alle stehen im Export (JSON).`,
    upTo: (entry, words) => `Bis Eintrag ${entry}. ${words}`,
    receipt: (entry) => `Quittung für Eintrag ${entry}`,
    timestamp: (entry) => `Zeitstempel für Eintrag ${entry} (.ots)`,
    unreadable:
      'Der gespeicherte Nachweis lässt sich nicht lesen oder gehört zu einer anderen Quittung: Er beweist nichts. Eine Sicherung kann den richtigen haben.',
    sent: (calendar, day, block) => `An den Kalender ${calendar} geschickt am ${day}. ${block}`,
    sentByFile: (calendar, day, block) =>
      `An den Kalender ${calendar} geschickt am ${day}, wie die eingelesene Datei sagt. ${block}`,
    block: (height) => `In Block ${height} von Bitcoin, wie der Kalender sagt.`,
    blockByFile: (height) => `In Block ${height} von Bitcoin, wie jene Datei sagt.`,
    asked: 'Steht aus: Der Kalender hat noch keinen Block genannt. Candor fragt von selbst wieder.',
    notAsked:
      'Steht aus: Der Zeitstempel nennt keinen Block, und Candor fragt nach keinem mehr. Das Programm von OpenTimestamps kann es noch: ots upgrade.',
  },
}
