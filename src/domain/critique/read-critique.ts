import { type CritiqueSections, SECTION_LABELS, SECTIONS } from './critique.ts'

/** A critic's text as it is shown: what stood before the first label, and the three parts in their order. */
type ReadCritique = { readonly unlabelled: string } & CritiqueSections

type Part = keyof ReadCritique

/**
 * What may stand before a label: signs of a heading, of bold, of a list, and a number. Only so many of each: a model that repeats one sign
 * for ever would be read for seconds.
 */
export const DRESS = '[#*_>\\s]{0,40}(?:\\d{1,2}[.)]?\\s{0,9})?[*_\\s]{0,9}'
const NAMES = Object.values(SECTION_LABELS).join('|')
/** Models like to dress a label as a heading or in bold; the words and the colon are what counts. */
const LABEL = new RegExp(`^${DRESS}(${NAMES})[*_\\s]*[:：][*_]*[^\\S\\n]*`, 'i')
/** A heading needs no colon where it stands alone and is marked as one. */
const HEADING = new RegExp(`^(?=\\s*[#*_\\d])${DRESS}(${NAMES})[*_#\\s]*$`, 'i')

/**
 * Reads a critic's answer. A text without labels comes back whole as `unlabelled`: nothing of it is lost.
 * @param isPartial the text is still arriving: a last line that may yet become a label is held back, so that no half of
 * one shows at the end of another part.
 */
export function readCritique(text: string, isPartial = false): ReadCritique {
  const found: Record<Part, string[]> = { unlabelled: [], psychology: [], fundamentals: [], worldEvents: [] }
  let part: Part = 'unlabelled'
  for (const line of settledLines(text, isPartial)) {
    const label = LABEL.exec(line) ?? HEADING.exec(line)
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

/** The parts whose labels a text has, in the order in which they stand there. */
export const labelsInOrder = (text: string): (keyof CritiqueSections)[] =>
  settledLines(text, false).flatMap((line) => {
    const label = LABEL.exec(line) ?? HEADING.exec(line)
    const part = label ? partLabelled(label[1] ?? '') : 'unlabelled'
    return part === 'unlabelled' ? [] : [part]
  })

/** Whether of a text that is still arriving one part has words already. */
export function hasLabelledPart(text: string): boolean {
  const { unlabelled: _, ...parts } = readCritique(text, true)
  return Object.values(parts).some((part) => part !== '')
}

function settledLines(text: string, isPartial: boolean): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return isPartial && mayBecomeLabel(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines
}

const DRESSED = new RegExp(`^${DRESS}`)

/** More than a label with all that may stand before it. */
const LONGEST_LABEL = 100

function mayBecomeLabel(line: string): boolean {
  if (line.length > LONGEST_LABEL) return false
  const start = line
    .replace(DRESSED, '')
    .replaceAll(/[*_\s]+$/g, '')
    .toLowerCase()
  return SECTIONS.some((part) => SECTION_LABELS[part].toLowerCase().startsWith(start))
}

const partLabelled = (label: string): Part =>
  SECTIONS.find((part) => SECTION_LABELS[part].toLowerCase() === label.toLowerCase()) ?? 'unlabelled'

const joined = (lines: readonly string[]): string => lines.join('\n').trim()
