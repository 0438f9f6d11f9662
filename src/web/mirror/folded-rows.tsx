import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './on-demand.module.css'

/** How many rows are drawn at a time: a link takes a browser long, and a finding of a busy journal rests on thousands. */
const ROWS_AT_A_TIME = 120

type FirstRowsProps<Row> = {
  rows: readonly Row[]
  columns: number
  /** How many rows a screen shows until the others are asked for; paper has no place to press. Left out: all of them. */
  most?: number
  /** What unfolds the others, and folds them again. */
  labels?: { readonly all: string; readonly fewer: string }
  /** A row with this class is left out on a screen. */
  children: (drawn: readonly Row[], classOf: (row: Row) => string | undefined) => ReactNode
}

/** The first rows of the body of a table, and a last one that draws more. */
export function FirstRows<Row>({ rows, columns, most, labels, children }: FirstRowsProps<Row>) {
  const [count, setCount] = useState(ROWS_AT_A_TIME)
  const [isWhole, setWhole] = useState(false)
  const messages = useMessages(mirrorMessages).rows
  // To press for a single row takes as much room as the row.
  const folded = most !== undefined && rows.length > most + 1 ? new Set(rows.slice(most)) : null
  const more = folded && !isWhole ? 0 : Math.min(ROWS_AT_A_TIME, rows.length - count)
  return (
    <>
      {children(rows.slice(0, count), (row) => (!isWhole && folded?.has(row) ? styles.onPaper : undefined))}
      {folded && (
        <tr className={styles.onScreen}>
          <td colSpan={columns}>
            <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? labels?.fewer : labels?.all}
            </Button>
          </td>
        </tr>
      )}
      {more > 0 && (
        <tr>
          <td colSpan={columns}>
            <Button onClick={() => setCount(count + more)}>{messages.more(more, rows.length)}</Button>
          </td>
        </tr>
      )}
    </>
  )
}

type FoldedRowsProps<Row> = {
  label: ReactNode
  rows: readonly Row[]
  /** How many of them are printed though they are folded. */
  onPaper?: number
  children: (drawn: readonly Row[]) => ReactNode
}

/** Rows that are drawn once somebody unfolds them, and the first of them before the others. */
export function FoldedRows<Row>({ label, rows, onPaper = 0, children }: FoldedRowsProps<Row>) {
  const [count, setCount] = useState(onPaper)
  const messages = useMessages(mirrorMessages).rows
  const more = Math.min(ROWS_AT_A_TIME, rows.length - count)
  return (
    <Disclosure
      label={label}
      className={onPaper > 0 ? styles.onDemand : undefined}
      onOpen={() => setCount((before) => Math.max(before, ROWS_AT_A_TIME))}
    >
      {count > 0 && children(rows.slice(0, count))}
      {count > 0 && more > 0 && (
        <p>
          <Button onClick={() => setCount(count + more)}>{messages.more(more, rows.length)}</Button>
        </p>
      )}
    </Disclosure>
  )
}
