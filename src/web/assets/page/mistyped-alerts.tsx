import type { AssetView } from '#contract/assets.ts'
import { CorrectionForm } from '#web/assets/corrections/correction-form.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './asset-notices.module.css'
import { type MistypedAlert, mistypedAlerts } from './mistyped-alert.ts'

type MistypedAlertsProps = { user: string; asset: AssetView }

/** A stop or a target that a mistyped price has reached is withdrawn by correcting that price, and by nothing else. */
export const MistypedAlerts = ({ user, asset }: MistypedAlertsProps) =>
  mistypedAlerts(asset).map((mistyped) => (
    <div key={mistyped.alert.sequence} className={styles.notices}>
      <Notice kind="info">
        <p>{wordsOf(asset, mistyped)}</p>
        <div className={styles.answers}>
          <Correct user={user} assetId={asset.assetId} mistyped={mistyped} />
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

type CorrectProps = { user: string; assetId: number; mistyped: MistypedAlert }

function Correct({ user, assetId, mistyped: { sequence, dateReadable, correctable } }: CorrectProps) {
  const [first, ...rest] = correctable.filter(({ field }) => field === 'price')
  if (!first) return null
  return (
    <DialogButton name="Correct it" title={`Correct price of ${dateReadable}`}>
      {(close) => (
        <CorrectionForm
          user={user}
          assetId={assetId}
          sequence={sequence}
          correctable={[first, ...rest]}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
