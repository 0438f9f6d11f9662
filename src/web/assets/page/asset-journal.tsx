import { type ReactNode, useEffect, useState } from 'react'
import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import { claimSentence } from '#domain/claims/claim-format.ts'
import { percentSureOf } from '#domain/claims/probability.ts'
import { markQuoted } from '#domain/critique/quoted-phrases.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { entryDay, levelChangeLines, movedLine } from '#web/assets/asset-lines.ts'
import { CorrectEntry } from '#web/assets/corrections/correct-entry.tsx'
import { EntryCorrections } from '#web/assets/corrections/entry-corrections.tsx'
import { lineMessages } from '#web/assets/line-messages.ts'
import { CritiqueNote } from '#web/critique/critique-note.tsx'
import { PassedLevels } from '#web/decisions/passed-levels.tsx'
import { actionName } from '#web/language/action-names.ts'
import { claimTextsIn } from '#web/language/claim-texts.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import hidden from '#web/ui/hidden.module.css'
import { Ticks } from '#web/ui/tick-range.tsx'
import styles from './asset-journal.module.css'
import { EntryDay } from './entry-day.tsx'
import { type JournalEntry, journalOf, withEvents, withFoldedPrices } from './journal.ts'
import { JournalEvent } from './journal-event.tsx'
import { OlderEntries } from './older-entries.tsx'
import { pageMessages } from './page-messages.ts'
import { RecordedNotice } from './recorded-notice.tsx'
import { useEntryOfAddress } from './use-entry-of-address.ts'
import { useFold } from './use-fold.ts'
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
          <Entry
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

type EntryProps = Omit<AssetJournalProps, 'recorded' | 'isRecordedTold'> & {
  entry: JournalEntry
  critiqueName: string
  isNewest: boolean
  isPlaced: boolean
  isRecorded: boolean
}

function Entry({ asset, entry, critiqueName, isCostHidden, isNewest, isPlaced, isRecorded }: EntryProps) {
  const language = useLanguage()
  const messages = pageMessages(language).journal
  const { fold, unfold } = useFold(entry, { isNewest, isPlaced, isRecorded })
  const moved = movedLine(asset, isCostHidden ? { ...entry, price: null } : entry, language)
  const headingId = `entry-${entry.sequence}`
  return (
    <article
      className={classes(styles.entry, fold && styles[fold])}
      aria-labelledby={headingId}
      aria-current={isPlaced ? 'location' : undefined}
    >
      <header className={styles.when}>
        <h3 id={headingId} tabIndex={-1}>
          {actionName(entry.action, language)}
        </h3>
        <p>
          <EntryDay entry={entry} />
          {moved && <span>{moved}</span>}
          {!isCostHidden && levelChangeLines(entry, language).map((line) => <span key={line}>{line}</span>)}
          {!isCostHidden && <EntryCorrections corrections={entry.corrections} />}
        </p>
        {!isCostHidden && (
          <CorrectEntry
            assetId={asset.assetId}
            sequence={entry.sequence}
            name={lineMessages(language).ofDay(actionName(entry.action, language), entryDay(entry, language))}
            correctable={entry.correctable}
          />
        )}
        {entry.confidence !== null && (
          <p className={styles.confidence}>
            <Ticks value={entry.confidence} max={CONFIDENCE.max} />
            <span className={hidden.visually}>{messages.confidence}</span> {entry.confidence}/{CONFIDENCE.max}
          </p>
        )}
      </header>
      <Thesis entry={entry} ticker={asset.ticker}>
        {!isCostHidden && <PassedLevels asset={asset} crossings={asset.crossings.filter(isSetBy(entry))} />}
      </Thesis>
      <div className={styles.margin}>
        {!isCostHidden && (
          <CritiqueNote name={critiqueName} assetId={asset.assetId} entry={entry} isFolded={fold === 'folded'} />
        )}
        {fold && (
          <Button variant="quiet" className={styles.unfold} aria-describedby={headingId} onClick={unfold}>
            {messages.allOfIt}
          </Button>
        )}
      </div>
    </article>
  )
}

/** The thesis as it was written, with its “wrong if” under it and the passages that the critique quotes underlined. */
function Thesis({ entry, ticker, children }: { entry: JournalEntry; ticker: string; children: ReactNode }) {
  const language = useLanguage()
  const messages = pageMessages(language).journal
  const critique = entry.analyses[0]?.aiAnalysis ?? ''
  return (
    <div>
      <p className={styles.thesis} data-own-words>
        {markQuoted(entry.thesis, critique).map(({ text, isQuoted }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text have no other name than their place
          isQuoted ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
      {entry.claim && !entry.claim.isSupposed && (
        <p className={styles.test}>{claimOfEntry(entry.claim, entry.confidence, ticker, language)}</p>
      )}
      {entry.wrongIf && (
        <p className={styles.test}>
          <span className={styles.name}>{messages.wrongIf}</span> <span data-own-words>{entry.wrongIf}</span>
          {entry.wrongIfOn && (
            <span className={styles.day}>{messages.askedOn(formatDay(entry.wrongIfOn, language))}</span>
          )}
        </p>
      )}
      {children}
    </div>
  )
}

/** The claim in a sentence. The server says it in English. */
function claimOfEntry(
  claim: NonNullable<JournalEntry['claim']>,
  confidence: number | null,
  ticker: string,
  language: Language,
): string {
  const texts = claimTextsIn(language)
  if (language === 'en' || confidence === null) return claim.sentence
  if (claim.leftOut) return texts.sureOfNothing(String(percentSureOf(confidence)), texts.leftOut[claim.leftOut])
  return claim.isBetter === undefined
    ? claim.sentence
    : claimSentence(claim, { ticker, isBetter: claim.isBetter, until: claim.until, confidence }, texts)
}

const isSetBy =
  ({ sequence }: JournalEntry) =>
  ({ setBySequence }: AlertTriggeredView): boolean =>
    setBySequence === sequence

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
