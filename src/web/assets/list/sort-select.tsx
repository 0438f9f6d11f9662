import { useId } from 'react'
import { type Column, nextSorting } from './asset-rows.ts'
import type { RowsProps } from './asset-table.tsx'
import styles from './sort-select.module.css'

type SortSelectProps = { columns: readonly Column[] } & Pick<RowsProps, 'sorting' | 'onSort'>

/** Sorts the cards, as the headers of the table do. */
export function SortSelect({ columns, sorting, onSort }: SortSelectProps) {
  const id = useId()
  const sortBy = (chosen: string) => {
    const column = columns.find((name) => name === chosen)
    onSort(column ? nextSorting(null, column) : null)
  }
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <select id={id} value={sorting?.column ?? ''} onChange={(event) => sortBy(event.target.value)}>
        <option value="">Usual order</option>
        {columns.map((column) => (
          <option key={column}>{column}</option>
        ))}
      </select>
    </div>
  )
}
