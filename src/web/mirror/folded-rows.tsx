import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** How many rows are drawn at a time: a link takes a browser long, and a finding of a busy journal rests on thousands. */
const ROWS_AT_A_TIME = 120

type FirstRowsProps<Row> = { rows: readonly Row[]; columns: number; children: (drawn: readonly Row[]) => ReactNode }

/** The first rows of the body of a table, and a last one that draws more. */
export function FirstRows<Row>({ rows, columns, children }: FirstRowsProps<Row>) {
  const [count, setCount] = useState(ROWS_AT_A_TIME)
  const more = Math.min(ROWS_AT_A_TIME, rows.length - count)
  return (
    <>
      {children(rows.slice(0, count))}
      {more > 0 && (
        <tr>
          <td colSpan={columns}>
            <Button onClick={() => setCount(count + more)}>
              Show {more} more of {rows.length}
            </Button>
          </td>
        </tr>
      )}
    </>
  )
}

type FoldedRowsProps<Row> = {
  label: ReactNode
  rows: readonly Row[]
  children: (drawn: readonly Row[]) => ReactNode
}

/** Rows that are drawn once somebody unfolds them, and the first of them before the others. */
export function FoldedRows<Row>({ label, rows, children }: FoldedRowsProps<Row>) {
  const [count, setCount] = useState(0)
  const more = Math.min(ROWS_AT_A_TIME, rows.length - count)
  return (
    <Disclosure label={label} onOpen={() => setCount((before) => Math.max(before, ROWS_AT_A_TIME))}>
      {count > 0 && children(rows.slice(0, count))}
      {count > 0 && more > 0 && (
        <p>
          <Button onClick={() => setCount(count + more)}>
            Show {more} more of {rows.length}
          </Button>
        </p>
      )}
    </Disclosure>
  )
}
