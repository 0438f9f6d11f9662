import { type ReactNode, useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { stateWords } from '#web/tests-of-own/own-test-format.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { PassedLevels } from './passed-levels.tsx'
import { type PastEntry, pastOf, sincePassed } from './past.ts'
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
  const hasMargin = useMediaQuery('(width > 60rem)')
  if (hasMargin !== (place === 'margin')) return null
  return (
    <aside className={styles.past} aria-label="What you wrote before">
      {hasMargin ? (
        <PastParts {...past} />
      ) : (
        <Disclosure label={shortWords(past.asset, past.isCostHidden)}>
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
  const firstName = asset.list === 'bought' ? 'At the purchase' : 'At the beginning'
  return (
    <>
      {!isCostHidden && <PassedLevels asset={asset} crossings={asset.crossings} />}
      {first && !isPurchaseShown && <Written name={firstName} entry={first} isCostHidden={isCostHidden} />}
      {test && (
        <Part name="Your own test" aside={stateWords(test)}>
          <blockquote>{test.line}</blockquote>
        </Part>
      )}
      {!isCostHidden && <Levels asset={asset} />}
      {last && <Written name="Last entry" entry={last} isCostHidden={isCostHidden} />}
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
  const [isWhole, setIsWhole] = useState(entry.thesis.length <= SHORT)
  return (
    <Part name={name} aside={entryWords(entry, isCostHidden)}>
      <blockquote className={classes(!isWhole && styles.short)}>{entry.thesis}</blockquote>
      {!isWhole && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          Read all of it
        </Button>
      )}
    </Part>
  )
}

/** `Buy on Apr 6, 2026 at $121.23, 6 of 10` */
function entryWords(
  { action, dateAddedReadable, decidedOnReadable, price, confidence }: PastEntry,
  isCostHidden: boolean,
): string {
  const at = price === null || isCostHidden ? '' : ` at ${formatUsd(price.price)}`
  return `${action} on ${decidedOnReadable ?? dateAddedReadable}${at}${confidence === null ? '' : `, ${confidence} of ${CONFIDENCE.max}`}`
}

/** Those that no price has reached: the others stand above, with what was decided since. */
function Levels({ asset }: { asset: AssetView }) {
  const isPassed = (level: string) => asset.crossings.some((alert) => alert.level === level)
  const standing = [
    asset.stopLossPrice !== null && !isPassed('stop-loss') && `stop ${formatUsd(asset.stopLossPrice)}`,
    asset.takeProfitPrice !== null && !isPassed('take-profit') && `target ${formatUsd(asset.takeProfitPrice)}`,
  ].filter((words) => words !== false)
  if (standing.length === 0) return null
  const last = asset.currentPrice ? `; last price ${formatUsd(asset.currentPrice.price)}` : ''
  return <Part name="Not reached" aside={`${standing.join(', ')}${last}`} />
}

/** What stands in the two lines: what was let pass, or else what was written last. */
function shortWords(asset: AssetView, isCostHidden: boolean): ReactNode {
  const passed = isCostHidden ? undefined : asset.crossings.at(-1)
  if (passed) {
    const since = sincePassed(asset, passed, new Date().toISOString())
    return (
      <span>
        <b>{passedWords(passed, since)}.</b> {sinceWords(since)} <u>What you wrote</u>
      </span>
    )
  }
  const { first, last } = pastOf(asset)
  const newest = last ?? first
  return (
    <span>
      {newest && `Last entry: ${entryWords(newest, isCostHidden)}. `}
      <u>What you wrote</u>
    </span>
  )
}
