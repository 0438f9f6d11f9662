import { useQuery } from '@tanstack/react-query'
import type { AssetRowView } from '#contract/assets.ts'
import type { SummaryView } from '#contract/summary.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { sumOf } from '#domain/prices/money.ts'
import { summaryQuery } from '#web/api/summary-api.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { formatCount, formatSignedUsd } from '#web/ui/format.ts'
import styles from './asset-list-page.module.css'
import { listMessages } from './list-messages.ts'

/** A note on what the figures of a list leave out and, on the sold list, on the gains realized elsewhere. */
export function ListNote({ list, rows }: { list: ListName; rows: readonly AssetRowView[] }) {
  const { ifBoughtNote, priceOnly } = useMessages(listMessages)
  return (
    <div className={styles.note}>
      {list === 'watched' && <p>{ifBoughtNote}</p>}
      <p>{priceOnly}</p>
      {list === 'sold' && <AskedRealized rows={rows} />}
    </div>
  )
}

function AskedRealized({ rows }: { rows: readonly AssetRowView[] }) {
  const summary = useQuery(summaryQuery).data
  return summary ? <RealizedNote rows={rows} realized={summary.realized} /> : null
}

/** The column's sum and what was realized on what is held make up the figure of the Summary, to the cent. */
export function RealizedNote({ rows, realized }: { rows: readonly AssetRowView[]; realized: SummaryView['realized'] }) {
  const language = useLanguage()
  const { sold } = listMessages(language)
  const column = sumOf(rows.flatMap(({ realizedGain }) => realizedGain ?? []))
  // The list and the summary may be from two different moments; sums that do not agree are not shown.
  if (column !== realized.onSoldList) return null
  const unknown = rows.filter(({ realizedGain }) => realizedGain === null)
  const gain = formatSignedUsd(realized.onSoldList, language)
  const without = formatCount(unknown.length, language)
  const onList = unknown.some(({ pendingSplit }) => pendingSplit) ? sold.onListWithoutGain : sold.onListWithoutPrice
  return (
    <>
      <p>
        {unknown.length === 0 ? sold.onList(gain) : onList(gain, without)}
        {rows.some(hasEarlierGains) && sold.everyTime}
      </p>
      {Number(realized.onBoughtList) !== 0 && (
        <p>
          {sold.elsewhere(formatSignedUsd(realized.onBoughtList, language), formatSignedUsd(realized.gain, language))}
        </p>
      )}
    </>
  )
}

/** Whether a row shows a realized gain that is not, to its rounded cents, the one that its other figures show. */
const hasEarlierGains = ({ realizedGain, currentValue, initialValue }: AssetRowView): boolean =>
  realizedGain !== null &&
  currentValue !== null &&
  initialValue !== null &&
  Math.abs(Number(currentValue) - Number(initialValue) - Number(realizedGain)) > 0.02
