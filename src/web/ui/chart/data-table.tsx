import { useState } from 'react'
import { Button } from '../button.tsx'
import { Disclosure } from '../disclosure.tsx'
import styles from './data-table.module.css'

export type DataRow = { readonly key: string; readonly head: string; readonly cells: readonly string[] }

type DataTableProps = {
  /** What opens it, where a page has several. */
  label?: string
  caption: string
  columns: readonly string[]
  rowCount: number
  /** Makes the rows from one number to another: only those that are looked at are made. */
  rowsOf: (from: number, to: number) => readonly DataRow[]
  /** How many columns from the left hold words. */
  wordColumns?: readonly string[]
}

const ROWS_PER_PAGE = 120

/** What a chart draws, as a table, for those who ask. */
export function DataTable(props: DataTableProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure label={props.label ?? 'Table'} onOpen={() => setIsOpen(true)}>
      {isOpen && <Pages {...props} />}
    </Disclosure>
  )
}

function Pages({ caption, columns, rowCount, rowsOf, wordColumns = [] }: DataTableProps) {
  const [wanted, setWanted] = useState(0)
  const page = Math.min(wanted, Math.max(0, Math.ceil(rowCount / ROWS_PER_PAGE) - 1))
  const [from, to] = [page * ROWS_PER_PAGE, Math.min(rowCount, (page + 1) * ROWS_PER_PAGE)]
  const kind = (column: string | undefined) => (wordColumns.includes(column ?? '') ? styles.words : undefined)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
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
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={kind(columns[index + 1])}>
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
            Later days
          </Button>
          <Button disabled={to === rowCount} onClick={() => setWanted(page + 1)}>
            Earlier days
          </Button>
          <p role="status">
            {from + 1} to {to} of {rowCount}, newest first
          </p>
        </div>
      )}
    </>
  )
}
