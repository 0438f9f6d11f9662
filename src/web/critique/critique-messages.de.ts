import type { CritiqueMessages } from './critique-messages.ts'

export const critiques: CritiqueMessages = {
  parts: { psychology: 'Psychologie', fundamentals: 'Fundamentaldaten', worldEvents: 'Weltgeschehen' },
  none: 'Zu diesem Eintrag gibt es noch keine Kritik.',
  askAgain: 'Noch einmal fragen',
  earlierOne: 'Eine frühere Antwort',
  earlier: (count) => `${count} frühere Antworten`,
  arriving: 'Die Kritik wird gerade geschrieben …',
  unfinished: {
    refused: 'Das Modell hat es abgelehnt, eine Kritik zu schreiben.',
    'cut-off': 'Die Kritik ist an ihre Länge gestoßen, bevor sie fertig war.',
    filtered: 'Der Inhaltsfilter des Anbieters hat die Kritik angehalten.',
    failed: 'Es ließ sich keine Kritik schreiben.',
    interrupted: 'Die Verbindung brach ab, bevor die Kritik fertig war.',
  },
  entryIsSafe: 'Dein Eintrag selbst ist festgehalten und sicher.',
  inStead: 'Der eingebaute Kritiker antwortet anstelle des Modells.',
  asFarAs: 'Unfertig, so weit sie kam:',
  builtIn: 'eingebauter Kritiker',
  noModel: 'Kein Sprachmodell: er liest nach festen Regeln.',
  correctedSince: {
    'this-entry': 'Geschrieben, bevor dieser Eintrag korrigiert wurde.',
    'earlier-entry': 'Geschrieben, bevor ein früherer Eintrag korrigiert wurde.',
  },
  madeUp: 'Nicht in dem, was er bekommen hat:',
  marks: {
    quote: 'Worte, die er nicht bekommen hat, oder nicht als deine',
    figure: 'eine Zahl, die ihm niemand gegeben hat',
    headline: 'keine Schlagzeile, die er bekommen hat',
  },
  headlines: 'Schlagzeilen vor diesem Eintrag',
  onYearBefore: (change) => `, ${change} gegenüber dem Vorjahr`,
  filings: 'Vor diesem Eintrag bei der SEC eingereicht',
}
