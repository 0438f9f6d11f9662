import type { Entry } from '../ledger/entry.ts'

/** The text of an entry that the Journal's search covers: a thesis with its "wrong if", a critique or a principle. */
export function searchableText(entry: Entry): string {
  switch (entry.kind) {
    case 'decision-recorded':
      return entry.ownTest ? `${entry.thesis}\n${entry.ownTest.line}` : entry.thesis
    case 'critique-recorded':
    case 'principle-written':
      return entry.text
    default:
      return ''
  }
}
