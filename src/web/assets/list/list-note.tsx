import { useQuery } from '@tanstack/react-query'
import type { AssetRowView } from '#contract/assets.ts'
import type { SummaryView } from '#contract/summary.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { sumOf } from '#domain/prices/money.ts'
import { summaryQuery } from '#web/api/summary-api.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import styles from './asset-list-page.module.css'

/** A note on what the figures of a list leave out and, on the sold list, on the gains realized elsewhere. */
export function ListNote({ list, rows }: { list: ListName; rows: readonly AssetRowView[] }) {
  return (
    <div className={styles.note}>
      {list === 'watched' && <p>Gains are told as if you had bought on the day you began to watch.</p>}
      <p>Gains are price only, without dividends.</p>
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
  const column = sumOf(rows.flatMap(({ realizedGain }) => realizedGain ?? []))
  // The list and the summary may be from two different moments; sums that do not agree are not shown.
  if (column !== realized.onSoldList) return null
  const unknown = rows.filter(({ realizedGain }) => realizedGain === null)
  const why = unknown.some(({ pendingSplit }) => pendingSplit) ? 'gain is not known yet' : 'selling price is not known'
  return (
    <>
      <p>
        Realized on this list: {formatSignedUsd(realized.onSoldList)}
        {unknown.length > 0 && `, without ${unknown.length} whose ${why}`}.
        {rows.some(hasEarlierGains) &&
          ' Realized Gain counts every time you held an asset, Total Value and Total Gain/Loss only the last.'}
      </p>
      <p>
        Realized on parts of what you hold, and in earlier rounds of it: {formatSignedUsd(realized.onBoughtList)}.{' '}
        Together {formatSignedUsd(realized.gain)}, as on the Summary.
      </p>
    </>
  )
}

/** Whether a row shows a realized gain that is not, to its rounded cents, the one that its other figures show. */
const hasEarlierGains = ({ realizedGain, currentValue, initialValue }: AssetRowView): boolean =>
  realizedGain !== null &&
  currentValue !== null &&
  initialValue !== null &&
  Math.abs(Number(currentValue) - Number(initialValue) - Number(realizedGain)) > 0.02
