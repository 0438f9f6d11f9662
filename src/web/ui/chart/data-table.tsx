import { useState } from 'react'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { Disclosure } from '../disclosure.tsx'
import { formatCount } from '../format.ts'
import paper from '../unfolded-on-paper.module.css'
import { useIsPrinted } from '../use-is-printed.ts'
import { chartMessages } from './chart-messages.ts'
import styles from './data-table.module.css'

export type DataRow = { readonly key: string; readonly head: string; readonly cells: readonly string[] }

type DataTableProps = {
  /** The label that opens the table, for pages with several tables. */
  label?: string
  caption: string
  columns: readonly string[]
  rowCount: number
  /** Makes the rows from index `from` up to `to`, so that only the visible page is made. */
  rowsOf: (from: number, to: number) => readonly DataRow[]
  /** The names of the columns that hold words instead of numbers. */
  wordColumns?: readonly string[]
  /** Whether it is printed though nobody has opened it; left out for the days of a chart, which fill many sheets. */
  isOnPaper?: boolean
}

const ROWS_PER_PAGE = 120
/** So many rows stand whole on the page; of more a part is seen, and scrolls. */
const SHORT = 20

/** The data of a chart as a table, which is made once somebody opens it. */
export function DataTable(props: DataTableProps) {
  const { table } = useMessages(chartMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { isOnPaper = false } = props
  const isPrinted = useIsPrinted() && isOnPaper
  return (
    <Disclosure
      label={props.label ?? table}
      className={isOnPaper ? paper.unfolded : undefined}
      onOpen={() => setIsOpen(true)}
    >
      {(isOpen || isPrinted) && <Pages {...props} />}
    </Disclosure>
  )
}

function Pages({ caption, columns, rowCount, rowsOf, wordColumns = [] }: DataTableProps) {
  const language = useLanguage()
  const messages = chartMessages(language)
  const [wanted, setWanted] = useState(0)
  const page = Math.min(wanted, Math.max(0, Math.ceil(rowCount / ROWS_PER_PAGE) - 1))
  const [from, to] = [page * ROWS_PER_PAGE, Math.min(rowCount, (page + 1) * ROWS_PER_PAGE)]
  const kind = (column: string | undefined) => (wordColumns.includes(column ?? '') ? styles.words : undefined)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must scroll by keyboard too */}
      <section className={classes(styles.scroll, to - from > SHORT && styles.long)} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={kind(column)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(from, to).map(({ key, head, cells }) => (
              <tr key={key}>
                <th scope="row" data-name={columns[0]}>
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} data-name={columns[index + 1]} className={kind(columns[index + 1])}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rowCount > ROWS_PER_PAGE && (
        <div className={styles.pages}>
          <Button disabled={page === 0} onClick={() => setWanted(page - 1)}>
            {messages.laterDays}
          </Button>
          <Button disabled={to === rowCount} onClick={() => setWanted(page + 1)}>
            {messages.earlierDays}
          </Button>
          <p role="status">
            {messages.rows(formatCount(from + 1, language), formatCount(to, language), formatCount(rowCount, language))}
          </p>
        </div>
      )}
    </>
  )
}
