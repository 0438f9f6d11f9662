import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OpenedFigureView } from '#contract/opened-figure.ts'
import type { Language } from '#domain/locale.ts'
import type { OpenedFigureName } from '#domain/mirror/opened/opened-figure-names.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure, useNameAbout } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { FirstRows } from './folded-rows.tsx'
import { type MirrorAssets, MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { useUnfolded } from './use-unfolded.ts'

type OfFigure = { user: string; assets: MirrorAssets; figure: OpenedFigureName; part?: string }

/** A figure that opens its entries, each with the numbers that it brings to it. They are fetched when somebody opens it. */
export function OpenedFigure({ label, ...of }: OfFigure & { label?: ReactNode }) {
  const { unfolded, keep } = useUnfolded(nameOf(of))
  const [isOpened, setOpened] = useState(unfolded > 0)
  const messages = useMessages(mirrorMessages).opened
  const open = () => {
    setOpened(true)
    keep(1)
  }
  return (
    <Disclosure label={label ?? messages.label} isOpenAtFirst={unfolded > 0} onOpen={open} onClose={() => keep(0)}>
      {isOpened && <Entries {...of} />}
    </Disclosure>
  )
}

const nameOf = ({ figure, part = '' }: Pick<OfFigure, 'figure' | 'part'>): string => `entries of ${figure} ${part}`

type Part = { readonly figure: OpenedFigureName; readonly part: string; readonly label: string }

/** The same of each part of an instrument, folded together. */
export function OpenedParts({ parts, ...of }: Omit<OfFigure, 'figure' | 'part'> & { parts: readonly Part[] }) {
  const messages = useMessages(mirrorMessages).opened
  const { unfolded, keep } = useUnfolded(parts.map(nameOf).join())
  if (parts.length === 0) return null
  return (
    <Disclosure label={messages.label} isOpenAtFirst={unfolded > 0} onOpen={() => keep(1)} onClose={() => keep(0)}>
      {parts.map(({ figure, part, label }) => (
        <OpenedFigure key={`${figure} ${part}`} {...of} figure={figure} part={part} label={label} />
      ))}
    </Disclosure>
  )
}

function Entries({ user, assets, figure, part = '' }: OfFigure) {
  const language = useLanguage()
  const messages = mirrorMessages(language).opened
  const { text } = useMessages(problemMessages)
  const [from, setFrom] = useState(0)
  const { data, error, refetch } = useQuery(openedFigureQuery(figure, part, from, language))
  if (data) {
    const given = Math.max(0, ...data.groups.map(({ rows }) => rows.length))
    return (
      <>
        <Groups
          name={`${nameOf({ figure, part })} ${from}`}
          user={user}
          assets={assets}
          figure={figure}
          opened={data}
        />
        {from > 0 && <Button onClick={() => setFrom(0)}>{messages.first}</Button>}{' '}
        {data.groups.some(({ total }) => total > from + given) && (
          <Button onClick={() => setFrom(from + given)}>{messages.next}</Button>
        )}
      </>
    )
  }
  if (!error) return <Skeleton label={messages.loading} />
  return (
    <Notice kind="error">
      <p>{messages.cannotBeShown(text(error.message))}</p>
      <Button onClick={() => refetch()}>{uiMessages(language).tryAgain}</Button>
    </Notice>
  )
}

type GroupsProps = Pick<OfFigure, 'user' | 'assets' | 'figure'> & { name: string; opened: OpenedFigureView }

function Groups({ name, user, assets, figure, opened: { groups, sums } }: GroupsProps) {
  const language = useLanguage()
  const messages = mirrorMessages(language).opened
  return (
    <>
      {groups.length === 0 && <p>{messages.none}</p>}
      {sums.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, columns, rows }) => (
          <table key={title} className={classes(styles.table, tables.stacked, tables.opened)}>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.entry}</th>
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <FirstRows name={`${name} ${title}`} rows={rows} columns={columns.length + 1}>
                {(drawn) =>
                  drawn.map((row, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an entry may stand in several rows
                    <OpenedRow key={place} user={user} assets={assets} figure={figure} columns={columns} row={row} />
                  ))
                }
              </FirstRows>
            </tbody>
          </table>
        ))}
    </>
  )
}

type RowProps = Pick<OfFigure, 'user' | 'assets' | 'figure'> & {
  columns: readonly string[]
  row: OpenedFigureView['groups'][number]['rows'][number]
}

/** An entry with its numbers, and under it on demand what these are made of. */
function OpenedRow({ user, assets, figure, columns, row }: RowProps) {
  const language = useLanguage()
  const messages = mirrorMessages(language).opened
  const { unfolded, keep } = useUnfolded(`others of ${nameOf({ figure, part: row.part ?? '' })}`)
  const [isOpened, setOpened] = useState(unfolded > 0)
  const name = messages.link(row.ticker, formatDay(row.on, language))
  // Another figure opens the same sale, and a finding does.
  const about = useNameAbout()
  const toggle = () => {
    setOpened(!isOpened)
    keep(isOpened ? 0 : 1)
  }
  return (
    <>
      <tr>
        <th scope="row">
          <MirrorEntryLink user={user} assets={assets} entry={row}>
            {name}
          </MirrorEntryLink>
          {row.part !== null && (
            <Button
              {...about}
              variant="quiet"
              className={tables.others}
              aria-expanded={isOpened}
              aria-label={messages.othersOf(name)}
              onClick={toggle}
            >
              {messages.others}
            </Button>
          )}
        </th>
        {row.isWithheld ? (
          <td data-name="" colSpan={columns.length}>
            {messages.withheld}
          </td>
        ) : (
          row.cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is one of a column
            <td key={at} data-name={columns[at]}>
              {cell}
            </td>
          ))
        )}
      </tr>
      {isOpened && row.part !== null && (
        <tr>
          <td data-name="" colSpan={columns.length + 1}>
            <Entries user={user} assets={assets} figure={figure} part={row.part} />
          </td>
        </tr>
      )}
    </>
  )
}

const openedFigureQuery = (figure: OpenedFigureName, part: string, from: number, language: Language) =>
  queryOptions({
    queryKey: queryKeys.openedFigure(figure, part, from, language),
    queryFn: () =>
      request<OpenedFigureView>(
        'GET',
        `/api/mirror/evidence?${new URLSearchParams({ figure, part, from: String(from), language })}`,
      ),
  })
