import type { AssetRowView } from '#contract/assets.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { isMarketOpenOn } from '#web/assets/asset-figures.tsx'
import { pluralForm } from '#web/language/messages.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatCount, formatDay } from '#web/ui/format.ts'
import styles from './asset-list-page.module.css'
import { listMessages } from './list-messages.ts'

/** What applies to every row, such as a closed market, stated once above the list. */
export function MarketNote({ list, rows }: { list: ListName; rows: readonly AssetRowView[] }) {
  const language = useLanguage()
  const messages = listMessages(language)
  const now = new Date().toISOString()
  const isClosed = list !== 'sold' && !isMarketOpenOn(now)
  return (
    <div className={styles.market}>
      <p>
        {formatCount(rows.length, language)} {pluralForm(language, rows.length, messages.count)}
        {list === 'watched' && messages.ifBought}
      </p>
      {isClosed && <p>{messages.closed(formatDay(lastSession(now).day, language))}</p>}
    </div>
  )
}
