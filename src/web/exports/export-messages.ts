import { messagesOf } from '#web/language/messages.ts'

const english = {
  isYours: 'Your journal is yours. Take all of it with you, as often as you like.',
  formats: {
    json: { name: 'Everything (JSON)', about: 'every entry with its hash; can be imported again' },
    csv: { name: 'Decisions (CSV)', about: 'a row for each decision, for a spreadsheet' },
    markdown: { name: 'Markdown for Obsidian', about: 'a zip with a file for each asset' },
  },
  downloaded: 'The file is in your downloads.',
  stop: 'Stop',
  untold:
    '“Everything (JSON)”, which the zip holds too, is the ledger word for word, so that its hashes can be checked. It tells how a claim came out even where you have not answered its review yet. Every page keeps that back.',
  reviewsWait: {
    one: 'One review waits on your Mirror now.',
    other: (count: string) => `${count} reviews wait on your Mirror now.`,
  },
  soFar: (size: string) => `Downloading: ${size} so far`,
  entriesSoFar: (read: string, all: string) => `Downloading: ${read} of ${all} entries`,
  bytes: (count: string) => `${count} bytes`,
  import: {
    name: 'Import a journal',
    file: 'Exported journal',
    unit: 'JSON, up to 256 MB',
    hint: 'It comes back as it was, with its hashes, into an account without entries. A file that is cut or changed is refused.',
    send: 'Import this file',
    sending: 'Importing…',
    imported: (entries: string, assets: string) =>
      `${entries} entries on ${assets} assets were imported, and each is as it was exported.`,
  },
}

export type ExportMessages = typeof english
export const exportMessages = messagesOf('exports', english)
