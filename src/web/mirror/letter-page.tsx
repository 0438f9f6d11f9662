import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { LetterView } from '#contract/letter.ts'
import type { Language } from '#domain/locale.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { type LetterAddress, letterAddress, readLetterAddress } from '#web/routes/letter-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { Letter } from './letter.tsx'
import { letterMessages } from './letter-messages.ts'
import styles from './letter-page.module.css'
import { LetterWriter } from './letter-writer.tsx'
import { reviewMessages } from './review-messages.ts'

export const firstReads: FirstReads = (queries, { location: { search } }, language) =>
  queries.prefetchQuery(letterQuery(idIn(readLetterAddress(search)), language))

/** The letter for a quarter or a year, made from the Mirror as it was at its end, to be printed or saved as Markdown. */
export function LetterPage() {
  const { user = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const id = idIn(readLetterAddress(useSearch({ strict: false })))
  const language = useLanguage()
  const messages = letterMessages(language)
  // The letter before stays until the chosen one is there, and with it the field that was chosen in, which has the focus.
  const letter = useQuery({ ...letterQuery(id, language), placeholderData: keepPreviousData })
  // In its address, so that it is found again and can be linked.
  const choose = (chosen: string) =>
    void navigate({
      to: '/account/$user/overview/mirror/letter',
      params: { user },
      search: letterAddress(chosen),
      resetScroll: false,
    })
  if (letter.data) return <Shown user={user} view={letter.data} chosen={id} onChoose={choose} />
  if (!letter.isError) return <Skeleton label={messages.loading} />
  if (isOfNoPeriod(letter.error) && id !== null) return <NoSuchLetter user={user} />
  return (
    <>
      <h1>{messages.heading}</h1>
      <Notice kind="error">
        <p>{messages.cannotBeShown(problemMessages(language).text(letter.error.message))}</p>
        <Button onClick={() => letter.refetch()}>{uiMessages(language).tryAgain}</Button>
      </Notice>
    </>
  )
}

const idIn = ({ of }: LetterAddress): string | null => (of === undefined ? null : String(of))

const isOfNoPeriod = (failure: Error): boolean => failure instanceof RequestFailed && failure.problem.status === 404

/** Says that a quarter or a year has no letter, and links those that have one. */
function NoSuchLetter({ user }: { user: string }) {
  const language = useLanguage()
  const messages = letterMessages(language)
  const { data } = useQuery(letterQuery(null, language))
  return (
    <>
      <h1>{messages.heading}</h1>
      <p>{messages.noSuch}</p>
      {data && data.periods.length > 0 && (
        <>
          <p>{messages.others}</p>
          <ul>
            {data.periods.map(({ id, name }) => (
              <li key={id}>
                <Link to="/account/$user/overview/mirror/letter" params={{ user }} search={letterAddress(id)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {data && data.periods.length === 0 && <p>{messages.first}</p>}
      <p>
        <BackToMirror user={user} />
      </p>
    </>
  )
}

function BackToMirror({ user }: { user: string }) {
  const { back } = useMessages(reviewMessages)
  return (
    <Link to="/account/$user/overview/mirror" params={{ user }}>
      {back}
    </Link>
  )
}

type ShownProps = { user: string; view: LetterView; chosen: string | null; onChoose: (id: string) => void }

function Shown({ user, view: { periods, writer, letter, assets }, chosen, onChoose }: ShownProps) {
  const language = useLanguage()
  const messages = letterMessages(language)
  if (!letter)
    return (
      <>
        <h1>{messages.heading}</h1>
        <p>{messages.first}</p>
        <p>
          <BackToMirror user={user} />
        </p>
      </>
    )
  const keep = () => keepText(letter.markdown, `candor-letter-${letter.id}.md`)
  return (
    <>
      <div className={styles.tools}>
        {periods.length > 1 && (
          <SelectField
            label={messages.choose}
            value={chosen ?? letter.id}
            options={periods.map(({ id, name }) => [id, name])}
            onChoose={onChoose}
          />
        )}
        <Button onClick={() => window.print()}>{messages.print}</Button>
        <Button onClick={keep}>{messages.save}</Button>
      </div>
      <Letter user={user} assets={assets} letter={letter} />
      {writer && <LetterWriter key={letter.id} id={letter.id} writer={writer} />}
      <p className={styles.back}>
        <BackToMirror user={user} />
      </p>
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
const letterQuery = (id: string | null, language: Language) =>
  queryOptions({
    queryKey: queryKeys.letter(id, language),
    queryFn: () =>
      request<LetterView>(
        'GET',
        `/api/mirror/letter?language=${language}${id === null ? '' : `&of=${encodeURIComponent(id)}`}`,
      ),
  })
