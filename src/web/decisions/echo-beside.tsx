import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { EchoView } from '#contract/echo.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
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
  if (hasMargin !== (place === 'margin')) return null
  return (
    <Disclosure label="Have I written this before?" onOpen={() => setRequested(text)}>
      <div className={styles.echo}>
        <EchoAnswer user={user} text={requested} assetId={assetId} />
        {text !== requested && (
          <Button variant="quiet" onClick={() => setRequested(text)}>
            Look again
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

function EchoAnswer({ user, text, assetId }: Omit<EchoBesideProps, 'place'>) {
  const isBlank = text.trim() === ''
  const { data, error } = useQuery({
    queryKey: queryKeys.echo(assetId, text),
    queryFn: () => request<EchoView>('POST', '/api/echo', { text, assetId }),
    enabled: !isBlank,
  })
  const passages = isBlank ? [] : (data?.passages ?? [])
  return (
    <>
      <p role="status">{isBlank ? 'Write your thesis first, a sentence at least.' : stateOf(data, error)}</p>
      {passages.map((passage) => (
        <EchoedPassage key={passage.sequence} user={user} passage={passage} />
      ))}
    </>
  )
}

function stateOf(data: EchoView | undefined, error: Error | null): string {
  if (error instanceof RequestFailed) return error.problem.detail
  if (error) return 'Your journal could not be searched. What you typed is still here; try again.'
  if (!data) return 'Searching your journal...'
  const count = data.passages.length
  if (count === 0) return 'No sentence of it is nearly one of your earlier theses on other assets.'
  return `You wrote nearly this in ${count === 1 ? 'one earlier thesis' : `${count} earlier theses`}.`
}

type EchoedPassageProps = { user: string; passage: EchoView['passages'][number] }

const EchoedPassage = ({ user, passage }: EchoedPassageProps) => (
  <article aria-label={`${passage.ticker}, ${passage.dateAddedReadable}`}>
    <p>
      You wrote nearly this on {passage.dateAddedReadable} about{' '}
      {passage.stockOrOptions === 'options' && 'an option on '}
      <Link to={assetPath(user, passage.list, passage.assetId)} hash={`entry-${passage.sequence}`}>
        {passage.ticker}
      </Link>
      {passage.decidedOnReadable && `, as decided on ${passage.decidedOnReadable}`}, at {passage.confidence} of 10.
      {passage.became && ` ${passage.became}`}
    </p>
    <blockquote>{passage.passage}</blockquote>
  </article>
)
