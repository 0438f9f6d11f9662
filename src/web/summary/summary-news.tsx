import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { SummaryView } from '#contract/summary.ts'
import { alertLine } from '#web/assets/asset-format.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatCount } from '#web/ui/format.ts'
import { summaryMessages } from './summary-messages.ts'
import styles from './summary-news.module.css'

const SHOWN_AT_ONCE = 5

type NewsProps<Name extends keyof SummaryView> = { user: string } & Pick<SummaryView, Name>

/** The user's own stops and targets that a price has reached, newest first. */
export function AlertNews({ user, crossed }: NewsProps<'crossed'>) {
  const language = useLanguage()
  const messages = summaryMessages(language).news
  const now = new Date().toISOString()
  const lines = crossed.map(({ assetId, ticker, crossing: alert }) => (
    <li key={`${assetId} ${alert.sequence}`}>
      <Link to={assetPath(user, 'bought', assetId)}>{ticker}</Link>: {messages.alert(alertLine(alert, now, language))}
    </li>
  ))
  return <News title={messages.alerts} lines={lines} />
}

/** Options that have expired, whose outcome only their owner knows. */
export function AwaitingNews({ user, awaitingOutcome }: NewsProps<'awaitingOutcome'>) {
  const messages = useMessages(summaryMessages).news
  const lines = awaitingOutcome.map(({ assetId, ticker }) => (
    <li key={assetId}>
      <Link to={assetPath(user, 'bought', assetId)}>{ticker}</Link>: {messages.expired}
    </li>
  ))
  return <News title={messages.awaiting} lines={lines} />
}

/** The user's own tests whose day has come. The page of the asset asks about a test before it shows gain or loss. */
export function TestNews({ user, testsDue }: NewsProps<'testsDue'>) {
  const messages = useMessages(summaryMessages).news
  const lines = testsDue.map(({ assetId, ticker, list }) => (
    <li key={assetId}>
      <Link to={assetPath(user, list, assetId)}>{ticker}</Link>: {messages.testDue}
    </li>
  ))
  return <News title={messages.tests} lines={lines} />
}

/** Prices that are not used until their owner says what happened. */
export function QuarantinedNews({ user, heldBack }: NewsProps<'heldBack'>) {
  const messages = useMessages(summaryMessages).news
  const lines = heldBack.map(({ assetId, ticker, list, isSplit }) => (
    <li key={assetId}>
      <Link to={assetPath(user, list, assetId)}>{ticker}</Link>: {isSplit ? messages.split : messages.price}
    </li>
  ))
  return <News title={messages.heldBack} lines={lines} />
}

type ListedNewsProps = { title: (count: string) => string; lines: readonly ReactNode[] }

/** A list of lines, of which the first five are shown at once; nothing if it is empty. */
function News({ title, lines }: ListedNewsProps) {
  const language = useLanguage()
  const id = useId()
  const more = lines.slice(SHOWN_AT_ONCE)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.news}>
      <h2 id={id}>{title(formatCount(lines.length, language))}</h2>
      <ul>{lines.slice(0, SHOWN_AT_ONCE)}</ul>
      {more.length > 0 && (
        <Disclosure label={summaryMessages(language).news.more(formatCount(more.length, language))}>
          <ul>{more}</ul>
        </Disclosure>
      )}
    </section>
  )
}
