import { useId } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { type Column, nextSorting } from './asset-rows.ts'
import type { RowsProps } from './asset-table.tsx'
import { listMessages } from './list-messages.ts'
import styles from './sort-select.module.css'

type SortSelectProps = { columns: readonly Column[] } & Pick<RowsProps, 'sorting' | 'onSort'>

/** Sorts the cards, as the headers of the table do. */
export function SortSelect({ columns, sorting, onSort }: SortSelectProps) {
  const id = useId()
  const { columns: names, sortBy: label, usualOrder } = useMessages(listMessages)
  const sortBy = (chosen: string) => {
    const column = columns.find((name) => name === chosen)
    onSort(column ? nextSorting(null, column) : null)
  }
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={sorting?.column ?? ''} onChange={(event) => sortBy(event.target.value)}>
        <option value="">{usualOrder}</option>
        {columns.map((column) => (
          <option key={column} value={column}>
            {names[column]}
          </option>
        ))}
      </select>
    </div>
  )
}
