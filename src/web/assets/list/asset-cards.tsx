import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { Figure } from '#web/assets/asset-figures.tsx'
import { Monogram } from '#web/companies/monogram.tsx'
import { assetPath } from '#web/routes/asset-path.ts'
import styles from './asset-cards.module.css'
import { type Column, columnsOf, figuresOf, nextSorting } from './asset-rows.ts'
import type { RowsProps } from './asset-table.tsx'
import { RowAnnotations } from './row-annotations.tsx'

/** A list as labelled rows, for windows too narrow for nine columns. */
export function AssetCards({ caption, rows, user, sorting, onSort }: RowsProps) {
  const now = new Date().toISOString()
  const columns = columnsOf(rows)
  return (
    <>
      {rows.length > 1 && <SortSelect columns={columns} sorting={sorting} onSort={onSort} />}
      <ul className={styles.cards} aria-label={caption}>
        {rows.map((row) => (
          <li key={row.assetId}>
            <div className={styles.company}>
              <Monogram ticker={row.ticker} size="small" />
              <div>
                <h2 title={row.companyName}>
                  <Link to={assetPath(user, row.list, row.assetId)}>{shortCompanyName(row.companyName)}</Link>
                </h2>
                <p>{row.ticker}</p>
                <RowAnnotations row={row} now={now} />
              </div>
            </div>
            <dl>
              {figuresOf(columns).map((column) => (
                <div key={column}>
                  <dt>{column}</dt>
                  <dd>
                    <Figure column={column} row={row} now={now} />
                  </dd>
                </div>
              ))}
            </dl>
            <Link to={assetPath(user, row.list, row.assetId)} className={styles.details}>
              Details
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the headers of the table do. */
function SortSelect({
  columns,
  sorting,
  onSort,
}: { columns: readonly Column[] } & Pick<RowsProps, 'sorting' | 'onSort'>) {
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
