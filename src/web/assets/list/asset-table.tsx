import { Link, useNavigate } from '@tanstack/react-router'
import { Fragment, type MouseEvent } from 'react'
import type { AssetRowView } from '#contract/assets.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { Figure } from '#web/assets/asset-figures.tsx'
import { Monogram } from '#web/companies/monogram.tsx'
import type { WaitingDraft } from '#web/drafts/waiting-drafts.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { classes } from '#web/ui/classes.ts'
import { useRowsInView } from '#web/ui/use-rows-in-view.ts'
import { type Column, columnsOf, figuresOf, nextSorting, type Sorting } from './asset-rows.ts'
import styles from './asset-table.module.css'
import { DraftOfRow, type DraftsByAsset } from './draft-of-row.tsx'
import { listMessages } from './list-messages.ts'
import { RowAnnotations } from './row-annotations.tsx'

export type RowsProps = {
  caption: string
  rows: readonly AssetRowView[]
  user: string
  drafts?: DraftsByAsset
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}

/** Of longer lists only the visible rows are rendered, so all rows have the same height, which must match the style sheet. */
const WHOLE_UP_TO = 100
const ROW_REM = 3.75

export const idOfRow = (row: AssetRowView): number => row.assetId

/** A list as a table, for windows that are wide enough for nine columns. */
export function AssetTable({ caption, rows, user, drafts, sorting, onSort }: RowsProps) {
  const { details } = useMessages(listMessages)
  const now = new Date().toISOString()
  const columns = columnsOf(rows)
  const isLong = rows.length > WHOLE_UP_TO
  const { ref, rendered, after } = useRowsInView<HTMLTableSectionElement, AssetRowView>(
    rows,
    idOfRow,
    isLong ? ROW_REM : null,
  )
  return (
    <table
      className={classes(styles.table, isLong && styles.long, rows[0]?.list === 'watched' && styles.watched)}
      aria-label={caption}
      aria-rowcount={isLong ? rows.length + 1 : undefined}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column} column={column} sorting={sorting} onSort={onSort} />
          ))}
          <th scope="col">{details}</th>
        </tr>
      </thead>
      <tbody ref={ref}>
        {rendered.map(({ row, index, before }) => (
          <Fragment key={row.assetId}>
            <Gap height={before} />
            <Row
              row={row}
              columns={columns}
              user={user}
              draft={drafts?.get(row.assetId)}
              now={now}
              place={isLong ? index + 2 : undefined}
            />
          </Fragment>
        ))}
        <Gap height={after} />
      </tbody>
    </table>
  )
}

/** Fills the height of the rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the keyboard
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height }} />
    </tr>
  )

type HeaderProps = { column: Column } & Pick<RowsProps, 'sorting' | 'onSort'>

function Header({ column, sorting, onSort }: HeaderProps) {
  const { columns } = useMessages(listMessages)
  const isSorted = sorting?.column === column
  const direction = sorting?.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" onClick={() => onSort(nextSorting(sorting, column))}>
        {columns[column]}
        <i aria-hidden="true">{isSorted ? (sorting.isDescending ? '↓' : '↑') : '↕'}</i>
      </button>
    </th>
  )
}

type RowProps = {
  row: AssetRowView
  columns: readonly Column[]
  user: string
  draft: WaitingDraft | undefined
  now: string
  /** The position among all rows including the header, for `aria-rowindex`, when not all rows are rendered. */
  place: number | undefined
}

function Row({ row, columns, user, draft, now, place }: RowProps) {
  const to = assetPath(user, row.list, row.assetId)
  const navigate = useNavigate()
  const messages = useMessages(listMessages)
  const companyId = `company-${row.assetId}`
  // A click anywhere in the row follows its link; the keyboard uses the link itself. A click on a figure opens its explanation.
  const open = (event: MouseEvent<HTMLElement>) => {
    const isOnLink = event.target instanceof Element && event.target.closest('a, button')
    const isSelecting = window.getSelection()?.isCollapsed === false
    if (!isOnLink && !isSelecting) void navigate({ to })
  }
  return (
    <tr onClick={open} aria-rowindex={place} data-row={row.assetId}>
      <th scope="row" id={companyId} title={row.companyName}>
        <div className={styles.company}>
          <Monogram ticker={row.ticker} size="small" />
          <div>
            <Link to={to}>{shortCompanyName(row.companyName)}</Link> <span>{row.ticker}</span>
            <RowAnnotations row={row} now={now}>
              {draft && <DraftOfRow row={row} user={user} draft={draft} now={now} />}
            </RowAnnotations>
          </div>
        </div>
      </th>
      {figuresOf(columns).map((column) => (
        <td key={column}>
          <Figure column={column} label={messages.columns[column]} row={row} now={now} />
        </td>
      ))}
      <td>
        <Link to={to} aria-describedby={companyId}>
          {messages.details}
        </Link>
      </td>
    </tr>
  )
}
