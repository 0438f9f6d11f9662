import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { SummaryView } from '#contract/summary.ts'
import type { Instant } from '#domain/time.ts'
import { alertLine } from '#web/assets/asset-format.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './summary-news.module.css'

const SHOWN_AT_ONCE = 5

type NewsProps<Name extends keyof SummaryView> = { user: string } & Pick<SummaryView, Name>

/** The user's own stops and targets that a price has reached, newest first. */
export function AlertNews({ user, crossed }: NewsProps<'crossed'>) {
  const now = new Date().toISOString()
  const lines = crossed.map(({ assetId, ticker, crossing: alert }) => (
    <li key={`${assetId} ${alert.sequence}`}>
      <Link to={assetPath(user, 'bought', assetId)}>{ticker}</Link>: {alertWords(alert, now)}
    </li>
  ))
  return <News title={`Stops and targets passed (${crossed.length})`} lines={lines} />
}

/** Options that have expired, whose outcome only their owner knows. */
export function AwaitingNews({ user, awaitingOutcome }: NewsProps<'awaitingOutcome'>) {
  const lines = awaitingOutcome.map(({ assetId, ticker }) => (
    <li key={assetId}>
      <Link to={assetPath(user, 'bought', assetId)}>{ticker}</Link>: expired; record the outcome, so that it counts
    </li>
  ))
  return <News title={`Options that await their outcome (${awaitingOutcome.length})`} lines={lines} />
}

/** The user's own tests whose day has come. The page of the asset asks about a test before it shows gain or loss. */
export function TestNews({ user, testsDue }: NewsProps<'testsDue'>) {
  const lines = testsDue.map(({ assetId, ticker, list }) => (
    <li key={assetId}>
      <Link to={assetPath(user, list, assetId)}>{ticker}</Link>: your test is due; say whether it happened
    </li>
  ))
  return <News title={`Tests of your own that are due (${testsDue.length})`} lines={lines} />
}

/** Prices that are not used until their owner says what happened. */
export function QuarantinedNews({ user, heldBack }: NewsProps<'heldBack'>) {
  const lines = heldBack.map(({ assetId, ticker, list, isSplit }) => (
    <li key={assetId}>
      <Link to={assetPath(user, list, assetId)}>{ticker}</Link>:{' '}
      {isSplit ? 'a split is reported; record it' : 'a new price is held back; say what happened'}
    </li>
  ))
  return <News title={`Prices held back (${heldBack.length})`} lines={lines} />
}

/** A list of lines, of which the first five are shown at once; nothing if it is empty. */
function News({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  const id = useId()
  const more = lines.slice(SHOWN_AT_ONCE)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.news}>
      <h2 id={id}>{title}</h2>
      <ul>{lines.slice(0, SHOWN_AT_ONCE)}</ul>
      {more.length > 0 && (
        <Disclosure label={`${more.length} more`}>
          <ul>{more}</ul>
        </Disclosure>
      )}
    </section>
  )
}

/** `stop loss passed 3 days ago at $98.92`, to be written after the ticker. */
function alertWords(alert: AlertTriggeredView, now: Instant): string {
  const line = alertLine(alert, now)
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`
}
