import type { AssetView } from '#contract/assets.ts'
import { CorrectionDialog } from '#web/assets/corrections/correction-dialog.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './asset-notices.module.css'
import { type MistypedAlert, mistypedAlerts } from './mistyped-alert.ts'

type MistypedAlertsProps = { user: string; asset: AssetView }

/** Offers to correct a mistyped price that triggered an alert, because only that correction withdraws the alert. */
export const MistypedAlerts = ({ user, asset }: MistypedAlertsProps) =>
  mistypedAlerts(asset).map((mistyped) => (
    <div key={mistyped.alert.sequence} className={styles.notices}>
      <Notice kind="info">
        <p>{wordsOf(asset, mistyped)}</p>
        <div className={styles.answers}>
          <CorrectionDialog
            name="Correct it"
            title={`Correct price of ${mistyped.dateReadable}`}
            user={user}
            assetId={asset.assetId}
            sequence={mistyped.sequence}
            correctable={mistyped.correctable.filter(({ field }) => field === 'price')}
          />
        </div>
      </Notice>
    </div>
  ))

function wordsOf({ currentPrice }: AssetView, { alert: { level, levelPrice, price } }: MistypedAlert): string {
  const name = level === 'stop-loss' ? 'stop' : 'target'
  const last = formatUsd(currentPrice?.price ?? null)
  return (
    `Your ${name} of ${formatUsd(levelPrice)} counts as passed, because you typed a price of ${formatUsd(price)}; the last price is ${last}. ` +
    'If that price was mistyped, correct it, and this is withdrawn. If it was right, there is nothing to do.'
  )
}
