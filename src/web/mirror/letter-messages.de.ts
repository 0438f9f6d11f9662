import type { LetterMessages } from './letter-messages.ts'

export const letter: LetterMessages = {
  heading: 'Brief',
  loading: 'Der Brief wird geladen',
  cannotBeShown: (why) => `Dein Brief lässt sich nicht anzeigen. ${why} Dein Journal ist, wie es war.`,
  first: 'Den ersten Brief gibt es, wenn ein Quartal vorbei ist, in dem du etwas entschieden hast.',
  noSuch:
    'Unter dieser Adresse gibt es keinen Brief. Einer kommt, wenn ein Quartal oder Jahr vorbei ist, falls du bis dahin etwas entschieden hattest.',
  others: 'Briefe gibt es über:',
  about: (period) => `Ein Brief über ${period}`,
  choose: 'Brief über',
  changes: 'Seit dem Brief davor',
  credit: (title) => `Zu deinen Gunsten: ${title}`,
  question: 'Eine Frage',
  foot: 'Nur Kurse, ohne Dividenden und Gebühren. Ob so ein Brief irgendjemandes Entscheidungen verbessert, ist nicht bewiesen.',
  print: 'Drucken',
  save: 'Als Markdown sichern',
  writer: {
    name: 'Der Brief von einem Sprachmodell',
    failed: (writer) => `${writer} hat ihn nicht geschrieben.`,
    unchanged: 'Der Brief nach Regeln steht oben, und nichts wurde geändert.',
    writes: (writer) => `${writer} schreibt …`,
    ask: (writer) => `${writer} schreiben lassen`,
    note: 'Gesendet wird dieser Brief auf Englisch, mit seinen Beträgen und deinen zitierten Worten, und sonst nichts; das ist eine deiner Anfragen des Tages. Die Antwort ist für einen englischen Brief gedacht. Sie wird nicht aufgehoben: Drucke sie, oder frage noch einmal.',
    same: (model) => `Dasselbe, wie ${model} es erzählt`,
    allFound: (model) =>
      `Geschrieben von ${model} nach dem englischen Brief nach Regeln. Jede Zahl, jede Anzahl, jeder Tag und jedes Zitat wurde dort gesucht, und alle wurden gefunden.`,
    someMissing: (model) =>
      `Geschrieben von ${model} nach dem englischen Brief nach Regeln. Jede Zahl, jede Anzahl, jeder Tag und jedes Zitat wurde dort gesucht; was nicht gefunden wurde, ist markiert.`,
  },
}
