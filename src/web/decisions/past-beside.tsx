import { type ReactNode, useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { stateWords } from '#web/tests-of-own/own-test-format.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { panelMessages } from './panel-messages.ts'
import { PassedLevels } from './passed-levels.tsx'
import { dayOfEntry, type PastEntry, pastOf, sincePassed } from './past.ts'
import styles from './past-beside.module.css'
import { passedWords, sinceWords } from './past-format.ts'

type PastBesideProps = {
  asset: AssetView
  /** Whether what was paid is out of sight, and with it every earlier price and what the price did since. */
  isCostHidden: boolean
  /** Whether the thesis at the purchase stands in the form already. */
  isPurchaseShown: boolean
  /** margin: where the window is wide enough for one. page: in the form itself elsewhere, folded to two lines. */
  place: 'margin' | 'page'
}

/** What was written before, beside the pen: nobody decides without having read what they thought. */
export function PastBeside({ place, ...past }: PastBesideProps) {
  const language = useLanguage()
  const hasMargin = useMediaQuery('(width > 60rem)')
  if (hasMargin !== (place === 'margin')) return null
  return (
    <aside className={styles.past} aria-label={panelMessages(language).past.name}>
      {hasMargin ? (
        <PastParts {...past} />
      ) : (
        <Disclosure label={shortWords(past.asset, past.isCostHidden, language)}>
          <div className={styles.parts}>
            <PastParts {...past} />
          </div>
        </Disclosure>
      )}
    </aside>
  )
}

function PastParts({ asset, isCostHidden, isPurchaseShown }: Omit<PastBesideProps, 'place'>) {
  const { first, last, test } = pastOf(asset)
  const language = useLanguage()
  const messages = panelMessages(language).past
  const firstName = asset.list === 'bought' ? messages.atPurchase : messages.atBeginning
  return (
    <>
      {!isCostHidden && <PassedLevels asset={asset} crossings={asset.crossings} />}
      {first && !isPurchaseShown && <Written name={firstName} entry={first} isCostHidden={isCostHidden} />}
      {test && (
        <Part name={messages.ownTest} aside={stateWords(test, language)}>
          <blockquote>{test.line}</blockquote>
        </Part>
      )}
      {!isCostHidden && <Levels asset={asset} />}
      {last && <Written name={messages.lastEntry} entry={last} isCostHidden={isCostHidden} />}
    </>
  )
}

type PartProps = { name: string; aside: string; children?: ReactNode }

const Part = ({ name, aside, children }: PartProps) => (
  <div>
    <h3>
      {name} <span>{aside}</span>
    </h3>
    {children}
  </div>
)

/** A thesis of about so many characters fits into the lines that are shown of one at first. */
const SHORT = 200

type WrittenProps = { name: string; entry: PastEntry; isCostHidden: boolean }

function Written({ name, entry, isCostHidden }: WrittenProps) {
  const language = useLanguage()
  const { readAll } = useMessages(panelMessages).past
  const [isWhole, setIsWhole] = useState(entry.thesis.length <= SHORT)
  return (
    <Part name={name} aside={entryWords(entry, isCostHidden, language)}>
      <blockquote className={classes(!isWhole && styles.short)}>{entry.thesis}</blockquote>
      {!isWhole && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {readAll}
        </Button>
      )}
    </Part>
  )
}

/** `Buy on Apr 6, 2026 at $121.23, 6 of 10` */
function entryWords(entry: PastEntry, isCostHidden: boolean, language: Language): string {
  const messages = panelMessages(language).past
  const { action, price, pricedOn, confidence } = entry
  const decided = messages.entry(actionName(action, language), formatDay(dayOfEntry(entry), language))
  const priced =
    price === null || pricedOn || isCostHidden ? decided : messages.at(decided, formatUsd(price.price, language))
  return confidence === null ? priced : messages.sure(priced, String(confidence), String(CONFIDENCE.max))
}

/** Those that no price has reached: the others stand above, with what was decided since. */
function Levels({ asset }: { asset: AssetView }) {
  const language = useLanguage()
  const messages = panelMessages(language).past
  const isPassed = (level: string) => asset.crossings.some((alert) => alert.level === level)
  const standing = [
    asset.stopLossPrice !== null && !isPassed('stop-loss') && messages.stop(formatUsd(asset.stopLossPrice, language)),
    asset.takeProfitPrice !== null &&
      !isPassed('take-profit') &&
      messages.target(formatUsd(asset.takeProfitPrice, language)),
  ].filter((words) => words !== false)
  if (standing.length === 0) return null
  const levels = standing.join(', ')
  const last = asset.currentPrice
  return (
    <Part
      name={messages.notReached}
      aside={last ? messages.lastPrice(levels, formatUsd(last.price, language)) : levels}
    />
  )
}

/** What stands in the two lines: what was let pass, or else what was written last. */
function shortWords(asset: AssetView, isCostHidden: boolean, language: Language): ReactNode {
  const messages = panelMessages(language).past
  const passed = isCostHidden ? undefined : asset.crossings.at(-1)
  if (passed) {
    const since = sincePassed(asset, passed, new Date().toISOString())
    return (
      <span>
        <b>{passedWords(passed, since, language)}.</b> {sinceWords(since, language)} <u>{messages.whatYouWrote}</u>
      </span>
    )
  }
  const { first, last } = pastOf(asset)
  const newest = last ?? first
  return (
    <span>
      {newest && messages.last(entryWords(newest, isCostHidden, language))}
      <u>{messages.whatYouWrote}</u>
    </span>
  )
}
