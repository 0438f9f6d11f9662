import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import type { JournalEntryView } from '#contract/journal.ts'
import { searchedForms } from '#domain/search/text-search.ts'
import { writtenDay } from '#web/assets/asset-lines.ts'
import { closesLine, eventLine } from '#web/assets/event-format.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { RoomBelow, useIsWhole } from '#web/ui/below.tsx'
import { DecisionEntry } from './decision-entry.tsx'
import { LoneCritique } from './journal-critique.tsx'
import styles from './journal-entries.module.css'
import { PrincipleEntry } from './principle-entry.tsx'
import { standingEntries } from './standing-entries.ts'

type JournalEntriesProps = {
  ref: Ref<HTMLDivElement>
  user: string
  entries: readonly JournalEntryView[]
  search: string
}
type Critique = Extract<JournalEntryView, { kind: 'critique' }>
type Decision = Extract<JournalEntryView, { kind: 'decision' }>

/** So many entries are in the first picture, more than a window shows of them. */
const FIRST = 5

/** Entries, newest first. A critique is shown with its decision, or by itself if the decision is not among the entries. */
export function JournalEntries({ ref, user, entries, search }: JournalEntriesProps) {
  const isWhole = useIsWhole()
  const forms = searchedForms(search)
  const standing = standingEntries(entries)
  const critiques = entries.filter((entry) => entry.kind === 'critique')
  const byDecision = Map.groupBy(critiques, ({ critique }) => critique.decisionId)
  const decisions = Map.groupBy(
    entries.filter((entry) => entry.kind === 'decision'),
    ({ asset }) => asset.assetId,
  )
  return (
    <div ref={ref} className={styles.entries}>
      {(isWhole ? standing : standing.slice(0, FIRST)).map((entry) => (
        <Entry
          key={entry.sequence}
          user={user}
          entry={entry}
          critiques={byDecision}
          decisions={decisions}
          forms={forms}
        />
      ))}
      {!isWhole && standing.length > FIRST && <RoomBelow />}
    </div>
  )
}

type EntryProps = {
  user: string
  entry: JournalEntryView
  critiques: ReadonlyMap<string, readonly Critique[]>
  /** Those among the entries, by their asset. */
  decisions: ReadonlyMap<number, readonly Decision[]>
  forms: readonly string[]
}

function Entry({ user, entry, critiques, decisions, forms }: EntryProps) {
  switch (entry.kind) {
    case 'decision': {
      const answers = critiques.get(entry.decision.decisionId) ?? []
      return <DecisionEntry user={user} entry={entry} critiques={answers} forms={forms} />
    }
    case 'critique':
      return <LoneCritique user={user} entry={entry} forms={forms} />
    case 'event':
      return <EventEntry user={user} entry={entry} decisions={decisions.get(entry.asset.assetId) ?? []} />
    case 'principle':
      return <PrincipleEntry entry={entry} forms={forms} />
  }
}

type EventEntryProps = {
  user: string
  entry: Extract<JournalEntryView, { kind: 'event' }>
  /** Those of its asset, one of which it may name. */
  decisions: readonly Decision[]
}

/** An event that is no decision, in one line. */
function EventEntry({ user, entry: { sequence, asset, event, dateAdded }, decisions }: EventEntryProps) {
  const language = useLanguage()
  const thesis = decisions.map(({ decision }) => decision)
  const closes = closesLine(event, { ...asset, thesis }, language)
  return (
    <p className={styles.event}>
      <time dateTime={dateAdded}>{writtenDay(dateAdded, language)}</time>
      <span>
        <Link to={assetPath(user, asset.list, asset.assetId)} hash={`entry-${sequence}`}>
          {asset.ticker}
        </Link>{' '}
        <span data-own-words={event.kind === 'correction-recorded' || undefined}>
          {eventLine(event, { ...asset, thesis }, language)}
        </span>
        {closes && <span className={styles.closes}>{closes}</span>}
      </span>
    </p>
  )
}
