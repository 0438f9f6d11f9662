import type { ExportMessages } from './export-messages.ts'

export const exports: ExportMessages = {
  isYours: 'Dein Journal gehört dir. Nimm es ganz mit, so oft du magst.',
  formats: {
    json: { name: 'Alles (JSON)', about: 'jeder Eintrag mit seinem Hash; lässt sich wieder einlesen' },
    csv: { name: 'Entscheidungen (CSV)', about: 'eine Zeile je Entscheidung, für eine Tabelle' },
    markdown: { name: 'Markdown für Obsidian', about: 'ein Zip mit einer Datei je Anlage' },
  },
  downloaded: 'Die Datei liegt bei deinen Downloads.',
  stop: 'Anhalten',
  untold:
    '„Alles (JSON)“, das auch im Zip liegt, ist das Journal Wort für Wort, damit sich seine Hashes prüfen lassen. Es sagt auch dann, wie eine Behauptung ausging, wenn du ihren Rückblick noch nicht beantwortet hast. Jede Seite hält das zurück.',
  reviewsWait: {
    one: 'Ein Rückblick wartet jetzt in deinem Spiegel.',
    other: (count) => `${count} Rückblicke warten jetzt in deinem Spiegel.`,
  },
  soFar: (size) => `Wird geladen: ${size} bisher`,
  entriesSoFar: (read, all) => `Wird geladen: ${read} von ${all} Einträgen`,
  bytes: (count) => `${count} Bytes`,
  import: {
    name: 'Ein Journal einlesen',
    file: 'Exportiertes Journal',
    unit: 'JSON, bis 256 MB',
    hint: 'Es kommt zurück, wie es war, mit seinen Hashes, in ein Konto ohne Einträge. Eine gekürzte oder geänderte Datei wird abgelehnt.',
    send: 'Diese Datei einlesen',
    sending: 'Wird eingelesen …',
    imported: (entries, assets) =>
      `Eingelesen: ${entries} Einträge zu ${assets} Anlagen, jeder so, wie er exportiert wurde.`,
  },
}
