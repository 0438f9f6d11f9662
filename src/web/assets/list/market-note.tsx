import type { AssetRowView } from '#contract/assets.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { isMarketOpenOn } from '#web/assets/asset-figures.tsx'
import { formatDay } from '#web/ui/format.ts'
import styles from './asset-list-page.module.css'

/** What applies to every row, such as a closed market, stated once above the list. */
export function MarketNote({ list, rows }: { list: ListName; rows: readonly AssetRowView[] }) {
  const now = new Date().toISOString()
  const isClosed = list !== 'sold' && !isMarketOpenOn(now)
  return (
    <div className={styles.market}>
      <p>
        {rows.length} {rows.length === 1 ? 'asset' : 'assets'}
        {list === 'watched' && ', as if you had bought'}
      </p>
      {isClosed && <p>The market is not open today. Its last day was {formatDay(lastSession(now).day)}.</p>}
    </div>
  )
}
