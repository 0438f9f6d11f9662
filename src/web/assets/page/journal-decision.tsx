import type { ReactNode } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import { claimSentence } from '#domain/claims/claim-format.ts'
import { percentSureOf } from '#domain/claims/probability.ts'
import { markQuoted } from '#domain/critique/quoted-phrases.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { entryDay, levelChangeLines, movedLine } from '#web/assets/asset-lines.ts'
import { CorrectEntry } from '#web/assets/corrections/correct-entry.tsx'
import { CorrectedMarks } from '#web/assets/corrections/corrected-marks.tsx'
import { lineMessages } from '#web/assets/line-messages.ts'
import { CritiqueNote } from '#web/critique/critique-note.tsx'
import { PassedLevels } from '#web/decisions/passed-levels.tsx'
import { actionName } from '#web/language/action-names.ts'
import { claimTextsIn } from '#web/language/claim-texts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { formatDay } from '#web/ui/format.ts'
import hidden from '#web/ui/hidden.module.css'
import { Ticks } from '#web/ui/tick-range.tsx'
import styles from './asset-journal.module.css'
import { EntryDay } from './entry-day.tsx'
import type { JournalEntry } from './journal.ts'
import { pageMessages } from './page-messages.ts'
import { useFold } from './use-fold.ts'

type JournalDecisionProps = {
  asset: AssetView
  entry: JournalEntry
  /** The name of the landmark of its critique. */
  critiqueName: string
  /** Whether the price paid is hidden, and with it all that contains it. */
  isCostHidden: boolean
  isNewest: boolean
  isPlaced: boolean
  isRecorded: boolean
}

/** A decision in the journal of an asset: when and what, the thesis, and the critique in its margin. */
export function JournalDecision({
  asset,
  entry,
  critiqueName,
  isCostHidden,
  isNewest,
  isPlaced,
  isRecorded,
}: JournalDecisionProps) {
  const language = useLanguage()
  const messages = pageMessages(language).journal
  const { fold, hasRoom, unfold } = useFold(entry, { isNewest, isPlaced, isRecorded })
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
          {moved && <span data-moved>{moved}</span>}
          {!isCostHidden && levelChangeLines(entry, language).map((line) => <span key={line}>{line}</span>)}
          {!isCostHidden && <CorrectedMarks corrections={entry.corrections} />}
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
      <div className={classes(styles.margin, hasRoom && styles.room)}>
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
    : claimSentence(
        claim,
        { ticker, isBetter: claim.isBetter, until: claim.until, splits: claim.splits ?? [], confidence },
        texts,
      )
}

const isSetBy =
  ({ sequence }: JournalEntry) =>
  ({ setBySequence }: AlertTriggeredView): boolean =>
    setBySequence === sequence
