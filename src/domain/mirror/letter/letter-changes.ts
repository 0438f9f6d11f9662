import type { Finding } from '../findings/finding.ts'
import type { Reading } from '../findings/read-mirror.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'

/**
 * Findings about the whole record, which stand until it no longer supports them. Findings about assets and lines are
 * new in each letter.
 */
const OF_ALL: ReadonlySet<Finding['kind']> = new Set([
  'disposition',
  'calibration',
  'memory',
  'selling',
  'drag',
  'after-losses',
  'passed-on',
  'critic',
])
/** Their note is the measure itself, and not how many cases it rests on. */
const NOTED: ReadonlySet<Finding['kind']> = new Set(['disposition', 'calibration', 'memory'])

/** What a record said on New York's day. */
type ReadingThen = { readonly reading: Reading; readonly on: string }
/** When the letter before ended, and New York's day on which this one does. */
type Before = ReadingThen & { readonly until: string }

/**
 * The findings that the record supports now and did not when the letter before ended. The same sentence with other
 * figures is not new.
 * @param before null where there is no letter before: all are new then
 */
export const newFindings = (now: Reading, before: Reading | null): readonly Finding[] =>
  ofAll(now).filter((finding) => !before || !ofAll(before).some((other) => isSame(finding, other)))

const ofAll = ({ findings }: Reading): readonly Finding[] => findings.filter(({ kind }) => OF_ALL.has(kind))

const isSame = (one: Finding, other: Finding): boolean => one.kind === other.kind && sayingOf(one) === sayingOf(other)

/** A sentence without its figures, but with the year that it is about. */
const sayingOf = ({ title }: Finding): string =>
  title.replace(/(\b(?:In|Im Jahr) \d{4}\b)|\d(?:[\d.,]*\d)?/g, (_figure, year?: string) => year ?? '#')

/**
 * In one sentence each: what is new and found no room among the findings, what is said no more, and how the figures of what stands
 * have moved. What has not changed is not said again.
 * @param before when the letter before ended
 * @param told the findings of the letter itself
 */
export function changesOf(
  now: Reading,
  before: Before,
  told: readonly Finding[],
  texts: MirrorTexts = mirrorTexts('en'),
): readonly string[] {
  const changed = ofAll(now)
    .filter((finding) => !told.some((one) => isSame(one, finding)))
    .flatMap((finding) => changeOf(finding, before, texts))
  return [...heldThrough(now, before, texts), ...changed, ...gone(now, before.reading, texts)]
}

function changeOf(
  finding: Finding,
  { reading, on }: ReadingThen,
  { figures, letter: { change } }: MirrorTexts,
): string[] {
  const other = ofAll(reading).find((one) => isSame(finding, one))
  if (!other) return [change.isNew(finding.title, finding.evidence)]
  if (!NOTED.has(finding.kind) || finding.note === other.note) return []
  return [change.stands(finding.title, finding.note, figures.day(on), other.note)]
}

/** A year is over once, and is not taken back by the next. */
const gone = (now: Reading, before: Reading, { letter: { change } }: MirrorTexts): string[] =>
  ofAll(before)
    .filter((other) => other.kind !== 'drag' && !ofAll(now).some((finding) => isSame(finding, other)))
    .map(({ title }) => change.gone(title))

/** What all lines that were held through have come to, those of earlier letters included, and of how many lines that is known. */
function heldThrough(
  now: Reading,
  { reading, on, until }: Before,
  { figures, letter: { change } }: MirrorTexts,
): string[] {
  const [lines, other] = [now, reading].map(({ findings }) => findings.find(({ kind }) => kind === 'lines'))
  if (lines?.cost == null || other?.cost == null || lines.cost === other.cost) return []
  const [amountNow, amountThen] = [figures.usd(lines.cost), figures.usd(other.cost)]
  return [change.heldThrough([amountNow, lines.note], figures.day(until), figures.day(on), [amountThen, other.note])]
}
