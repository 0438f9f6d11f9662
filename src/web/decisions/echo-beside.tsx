import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { EchoView } from '#contract/echo.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDay, formatPercent } from '#web/ui/format.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { decisionMessages } from './decision-messages.ts'
import styles from './echo-beside.module.css'

type EchoBesideProps = {
  user: string
  /** The thesis written so far. */
  text: string
  /** The asset of the thesis; null for one that is not on a list yet. */
  assetId: number | null
  /** margin: in a window wide enough for one. page: within the form otherwise. */
  place: 'margin' | 'page'
}

/** Compares the thesis being written with the user's earlier ones, on request. */
export function EchoBeside({ user, text, assetId, place }: EchoBesideProps) {
  const hasMargin = useMediaQuery('(width > 60rem)')
  const [requested, setRequested] = useState('')
  const { label, again } = useMessages(decisionMessages).echo
  if (hasMargin !== (place === 'margin')) return null
  return (
    <Disclosure label={label} onOpen={() => setRequested(text)}>
      <div className={styles.echo}>
        <EchoAnswer user={user} text={requested} assetId={assetId} />
        {text !== requested && (
          <Button variant="quiet" onClick={() => setRequested(text)}>
            {again}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

function EchoAnswer({ user, text, assetId }: Omit<EchoBesideProps, 'place'>) {
  const isBlank = text.trim() === ''
  const language = useLanguage()
  const { data, error } = useQuery({
    queryKey: queryKeys.echo(assetId, text),
    queryFn: () => request<EchoView>('POST', '/api/echo', { text, assetId }),
    enabled: !isBlank,
  })
  const passages = isBlank ? [] : (data?.passages ?? [])
  return (
    <>
      <p role="status">{isBlank ? decisionMessages(language).echo.blank : stateOf(data, error, language)}</p>
      {passages.map((passage) => (
        <EchoedPassage key={passage.sequence} user={user} passage={passage} />
      ))}
    </>
  )
}

function stateOf(data: EchoView | undefined, error: Error | null, language: Language): string {
  const messages = decisionMessages(language).echo
  if (error instanceof RequestFailed) return problemMessages(language).text(error.problem.detail)
  if (error) return messages.failed
  if (!data) return messages.searching
  const count = data.passages.length
  if (count === 0) return messages.none
  return count === 1 ? messages.one : messages.several(String(count))
}

type EchoedPassageProps = { user: string; passage: EchoView['passages'][number] }

function EchoedPassage({ user, passage }: EchoedPassageProps) {
  const language = useLanguage()
  const messages = decisionMessages(language).echo
  const day = readableDate(passage.dateAdded, MARKET_ZONE, language)
  const became = becameWords(passage, language)
  return (
    <article aria-label={`${passage.ticker}, ${day}`}>
      <p>
        {messages.wrote(day)} {passage.stockOrOptions === 'options' && messages.anOption}
        <Link to={assetPath(user, passage.list, passage.assetId)} hash={`entry-${passage.sequence}`}>
          {passage.ticker}
        </Link>
        {passage.decidedOn && messages.asDecided(formatDay(passage.decidedOn, language))}
        {messages.at(String(passage.confidence), String(CONFIDENCE.max))}
        {became && ` ${became}`}
      </p>
      <blockquote>{passage.passage}</blockquote>
    </article>
  )
}

/** What became of the price since then. The server says it in English. */
function becameWords(
  { became, changePercent, pricedAt }: EchoedPassageProps['passage'],
  language: Language,
): string | null {
  if (language === 'en') return became
  const change = formatPercent(changePercent, language)
  return change && pricedAt
    ? decisionMessages(language).echo.became(change.text, readableDate(pricedAt, MARKET_ZONE, language))
    : null
}
