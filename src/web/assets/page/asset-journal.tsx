import { useEffect, useState } from 'react'
import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { entryDay } from '#web/assets/asset-lines.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import hidden from '#web/ui/hidden.module.css'
import styles from './asset-journal.module.css'
import { type JournalEntry, journalOf, withEvents, withFoldedPrices } from './journal.ts'
import { JournalDecision } from './journal-decision.tsx'
import { JournalEvent } from './journal-event.tsx'
import { OlderEntries } from './older-entries.tsx'
import { pageMessages } from './page-messages.ts'
import { RecordedNotice } from './recorded-notice.tsx'
import { useEntryOfAddress } from './use-entry-of-address.ts'
import { useNewCorrection } from './use-new-correction.ts'

type AssetJournalProps = {
  asset: AssetView
  /** The entry that has just been recorded and to which the page scrolls; null when there is none. */
  recorded: AssetView['thesis'][number] | null
  /** Whether the notice that it is recorded is still shown. */
  isRecordedTold: boolean
  /** Whether the price paid is hidden, and with it all that contains it: earlier prices and the critiques. */
  isCostHidden: boolean
}

/** The journal of an asset, newest first: each decision with its critique in the margin, and the events between them. */
export function AssetJournal({ asset, recorded, isRecordedTold, isCostHidden }: AssetJournalProps) {
  const language = useLanguage()
  const place = useEntryOfAddress(asset.olderBefore)
  const decisions = journalOf(asset)
  const correction = useNewCorrection(asset)
  return (
    <section>
      <h2 className={hidden.visually}>{pageMessages(language).journal.name}</h2>
      <CritiqueNews awaited={asset.awaitingCritique.length} />
      <RecordedNotice entry={isRecordedTold ? recorded : null} correction={correction} isCostHidden={isCostHidden} />
      {withFoldedPrices(withEvents(decisions, shownEvents(asset, isCostHidden))).map((item) =>
        'typed' in item ? (
          <FoldedPrices key={item.sequence} asset={asset} typed={item.typed} place={place} />
        ) : 'kind' in item ? (
          <JournalEvent key={item.sequence} asset={asset} event={item} isPlaced={item.sequence === place} />
        ) : (
          <JournalDecision
            key={item.decisionId}
            asset={asset}
            entry={item}
            critiqueName={critiqueName(item, item === decisions[0], language)}
            isCostHidden={isCostHidden}
            isNewest={item === decisions[0]}
            isPlaced={item.sequence === (recorded?.sequence ?? place)}
            isRecorded={item.sequence === recorded?.sequence}
          />
        ),
      )}
      <OlderEntries asset={asset} place={place} />
    </section>
  )
}

/** Events with earlier prices or levels would reveal the price paid; splits would not. */
const shownEvents = ({ events }: AssetView, isCostHidden: boolean): readonly AssetEventView[] =>
  isCostHidden ? events.filter(({ kind }) => kind === 'split-recorded') : events

/** Landmarks of one page need distinct names; the newest critique, the most sought one, keeps the plain name. */
function critiqueName(entry: JournalEntry, isNewest: boolean, language: Language): string {
  const { critique, critiqueOf } = pageMessages(language).journal
  const { action, sequence } = entry
  return isNewest ? critique : critiqueOf(actionName(action, language), entryDay(entry, language), String(sequence))
}

type FoldedPricesProps = { asset: AssetView; typed: readonly AssetEventView[]; place: number | null }

function FoldedPrices({ asset, typed, place }: FoldedPricesProps) {
  const isPlaced = ({ sequence }: AssetEventView) => sequence === place
  return (
    <div className={styles.prices}>
      <Disclosure
        label={useMessages(pageMessages).journal.morePrices(String(typed.length))}
        isOpenAtFirst={typed.some(isPlaced)}
      >
        {typed.map((event) => (
          <JournalEvent key={event.sequence} asset={asset} event={event} isPlaced={isPlaced(event)} />
        ))}
      </Disclosure>
    </div>
  )
}

/** Announces to screen readers only that a critique begins and that it has ended, not each piece of text in between. */
function CritiqueNews({ awaited }: { awaited: number }) {
  const { underWay, finished } = useMessages(pageMessages).journal
  const [before, setBefore] = useState(0)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (awaited > before) setNews(underWay)
    if (awaited < before) setNews(finished)
    setBefore(awaited)
  }, [awaited, before, underWay, finished])
  return (
    <p role="status" className={hidden.visually}>
      {news}
    </p>
  )
}
