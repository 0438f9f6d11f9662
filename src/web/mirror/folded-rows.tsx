import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import paper from '#web/ui/unfolded-on-paper.module.css'
import { useIsPrinted } from '#web/ui/use-is-printed.ts'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './on-demand.module.css'
import { useUnfolded } from './use-unfolded.ts'

/** How many rows are drawn at a time: a link takes a browser long, and a finding of a busy journal rests on thousands. */
const ROWS_AT_A_TIME = 120

type FirstRowsProps<Row> = {
  /** What they are among all that is folded on their page. @see useUnfolded */
  name: string
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
export function FirstRows<Row>({ name, rows, columns, most, labels, children }: FirstRowsProps<Row>) {
  const { unfolded, keep } = useUnfolded(name)
  const [count, setCount] = useState(Math.max(unfolded, ROWS_AT_A_TIME))
  const [isWhole, setWhole] = useState(unfolded > 0)
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
            <Button
              variant="quiet"
              aria-expanded={isWhole}
              onClick={() => {
                setWhole(!isWhole)
                keep(isWhole ? 0 : count)
              }}
            >
              {isWhole ? labels?.fewer : labels?.all}
            </Button>
          </td>
        </tr>
      )}
      {more > 0 && (
        <tr>
          <td colSpan={columns}>
            <Button
              onClick={() => {
                setCount(count + more)
                keep(count + more)
              }}
            >
              {messages.more(more, rows.length)}
            </Button>
          </td>
        </tr>
      )}
    </>
  )
}

type FoldedRowsProps<Row> = {
  /** What they are among all that is folded on their page. @see useUnfolded */
  name: string
  label: ReactNode
  rows: readonly Row[]
  /** How many of them are printed though they are folded; left out: as many as fit on some dozens of sheets. */
  onPaper?: number
  children: (drawn: readonly Row[]) => ReactNode
}

/** Rows that are drawn once somebody unfolds them, and the first of them before the others. They are printed in any case. */
export function FoldedRows<Row>({ name, label, rows, onPaper = MOST_ON_PAPER, children }: FoldedRowsProps<Row>) {
  const { unfolded, keep } = useUnfolded(name)
  const [count, setCount] = useState(unfolded)
  const isPrinted = useIsPrinted()
  const messages = useMessages(mirrorMessages).rows
  const drawn = isPrinted ? Math.max(count, onPaper) : count
  const more = Math.min(ROWS_AT_A_TIME, rows.length - count)
  const show = (rowCount: number) => {
    setCount(rowCount)
    keep(rowCount)
  }
  return (
    <Disclosure
      label={label}
      className={onPaper > 0 ? classes(styles.onDemand, paper.unfolded) : undefined}
      isOpenAtFirst={unfolded > 0}
      onOpen={() => show(Math.max(count, ROWS_AT_A_TIME))}
      onClose={() => keep(0)}
    >
      {drawn > 0 && children(rows.slice(0, drawn))}
      {!isPrinted && count > 0 && more > 0 && (
        <p>
          <Button onClick={() => show(count + more)}>{messages.more(more, rows.length)}</Button>
        </p>
      )}
      {isPrinted && onPaper === MOST_ON_PAPER && rows.length > drawn && <p>{messages.printed(drawn, rows.length)}</p>}
    </Disclosure>
  )
}

/** A journal of ten years has thousands of claims. */
const MOST_ON_PAPER = 1_200
