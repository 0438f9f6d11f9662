import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import type { DecisionRecorded, Entry, Fact } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Price } from '#domain/prices/price.ts'
import { callout, plain } from './markdown-text.ts'

/** An entry of an asset as a section of its file. @param decided the sequence of a decision, by its id */
export function entrySection(entry: Entry, decided: ReadonlyMap<string, number>): string {
  if (entry.kind === 'decision-recorded') return decisionSection(entry)
  if (entry.kind === 'critique-recorded') return critiqueSection(entry, decided.get(entry.decisionId))
  return `${heading(entry, entry.kind.replaceAll('-', ' '))}\n\n${membersOf(entry)}`
}

const heading = ({ recordedAt, ...entry }: Entry, what: string): string => {
  const day = 'decidedOn' in entry && typeof entry.decidedOn === 'string' ? entry.decidedOn : marketDayOf(recordedAt)
  return `## ${day} ${plain(what)}`
}

function decisionSection(decision: Entry<DecisionRecorded>): string {
  const { action, confidence, quantity, price, thesis, ownTest, sequence, recordedAt } = decision
  const facts = [
    `Confidence ${confidence} of 10.`,
    quantity === null ? '' : `Quantity ${quantity}.`,
    price === null ? 'No price was known.' : `Price ${priceWords(price)}.`,
    `Entry ${sequence}, recorded ${recordedAt}.`,
  ]
  const parts = [heading(decision, action), facts.filter(Boolean).join(' '), callout('quote', 'Thesis', thesis)]
  if (ownTest) parts.push(callout('question', ownTest.on ? `Wrong if, by ${ownTest.on}` : 'Wrong if', ownTest.line))
  return parts.join('\n\n')
}

const priceWords = ({ price, source, at }: Price): string => `$${price} (${source}, ${at})`.replaceAll('$', '\\$')

function critiqueSection(
  { model, status, reason, text }: Entry<CritiqueRecorded>,
  sequence: number | undefined,
): string {
  const of = sequence === undefined ? '' : ` of entry ${sequence}`
  const words = [status === 'complete' ? '' : (reason ?? status), text].filter(Boolean).join('\n')
  return callout('note', `Critique${of} by ${model}`, words)
}

/** What a file of another kind of entry shows: every member by its name, as it stands in the journal. */
const membersOf = (entry: Fact): string =>
  Object.entries(entry)
    .filter(([name]) => name !== 'kind' && name !== 'assetId')
    .map(([name, value]) => `- ${plain(name)}: ${plain(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('\n')
