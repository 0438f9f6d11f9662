import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { LetterView } from '#contract/letter.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Letter } from './letter.tsx'
import styles from './letter-page.module.css'
import { LetterWriter } from './letter-writer.tsx'

/** The letter for a quarter or a year, made from the Mirror as it was at its end, to be printed or saved as Markdown. */
export function LetterPage() {
  const { user = '' } = useParams({ strict: false })
  const [id, setId] = useState<string | null>(null)
  const letter = useQuery(letterQuery(id))
  if (letter.data) return <Shown user={user} view={letter.data} onChoose={setId} />
  if (!letter.isError) return <Skeleton label="Loading the letter" />
  return (
    <>
      <h1>Letter</h1>
      <Notice kind="error">
        <p>Your letter cannot be shown. {letter.error.message} Your journal is as it was.</p>
        <Button onClick={() => letter.refetch()}>Try again</Button>
      </Notice>
    </>
  )
}

type ShownProps = { user: string; view: LetterView; onChoose: (id: string) => void }

function Shown({ user, view: { periods, writer, letter }, onChoose }: ShownProps) {
  const back = (
    <Link to="/account/$user/overview/mirror" params={{ user }}>
      Back to the Mirror
    </Link>
  )
  if (!letter)
    return (
      <>
        <h1>Letter</h1>
        <p>The first letter comes when a quarter is over in which you have decided something.</p>
        <p>{back}</p>
      </>
    )
  const keep = () => keepText(letter.markdown, `candor-letter-${letter.id}.md`)
  return (
    <>
      <Letter letter={letter} />
      {writer && <LetterWriter key={letter.id} id={letter.id} writer={writer} />}
      <div className={styles.tools}>
        {periods.length > 1 && (
          <Choice
            legend="Letter about"
            options={periods.map(({ name }) => name)}
            value={letter.name}
            onChange={(name) => onChoose(periods.find((period) => period.name === name)?.id ?? letter.id)}
          />
        )}
        <p>
          <Button onClick={() => window.print()}>Print</Button> <Button onClick={keep}>Save as Markdown</Button>
        </p>
        <p>{back}</p>
      </div>
    </>
  )
}

/** Saves the text as a file made in the browser; nothing is sent. */
function keepText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = `data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`
  link.download = name
  link.click()
}

/** @param id of a period; null for the latest one that has ended */
const letterQuery = (id: string | null) =>
  queryOptions({
    queryKey: queryKeys.letter(id),
    queryFn: () => request<LetterView>('GET', `/api/mirror/letter${id === null ? '' : `?of=${id}`}`),
  })
