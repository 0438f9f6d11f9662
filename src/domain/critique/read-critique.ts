import { type CritiqueSections, SECTION_LABELS } from './critique.ts'

/** A critic's text as it is shown: what stood before the first label, and the three parts in their order. */
export type ReadCritique = { readonly unlabelled: string } & CritiqueSections

type Part = keyof ReadCritique

const PARTS = Object.keys(SECTION_LABELS) as (keyof CritiqueSections)[]

/** Models like to dress a label as a heading or in bold; the words and the colon are what counts. */
const LABEL = new RegExp(`^[#*\\s]*(${Object.values(SECTION_LABELS).join('|')})[*\\s]*:[*]*[^\\S\\n]*`, 'i')

/**
 * Reads a critic's answer. A text without labels comes back whole as `unlabelled`: nothing of it is lost.
 * @param isPartial the text is still arriving: a last line that may yet become a label is held back, so that no half of
 * one shows at the end of another part.
 */
export function readCritique(text: string, isPartial = false): ReadCritique {
  const found: Record<Part, string[]> = { unlabelled: [], psychology: [], fundamentals: [], worldEvents: [] }
  let part: Part = 'unlabelled'
  for (const line of settledLines(text, isPartial)) {
    const label = LABEL.exec(line)
    if (label) part = partLabelled(label[1] ?? '')
    found[part].push(label ? line.slice(label[0].length) : line)
  }
  return {
    unlabelled: joined(found.unlabelled),
    psychology: joined(found.psychology),
    fundamentals: joined(found.fundamentals),
    worldEvents: joined(found.worldEvents),
  }
}

function settledLines(text: string, isPartial: boolean): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return isPartial && mayBecomeLabel(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines
}

function mayBecomeLabel(line: string): boolean {
  const start = line.replace(/^[#*\s]+/, '').toLowerCase()
  return PARTS.some((part) => `${SECTION_LABELS[part]}**:`.toLowerCase().startsWith(start))
}

const partLabelled = (label: string): Part =>
  PARTS.find((part) => SECTION_LABELS[part].toLowerCase() === label.toLowerCase()) ?? 'unlabelled'

const joined = (lines: readonly string[]): string => lines.join('\n').trim()
