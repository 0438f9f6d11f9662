import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { writtenDay } from '#web/assets/asset-lines.ts'
import { CorrectionDialog } from '#web/assets/corrections/correction-dialog.tsx'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './asset-notices.module.css'
import { type MistypedAlert, mistypedAlerts } from './mistyped-alert.ts'
import { pageMessages } from './page-messages.ts'

type MistypedAlertsProps = { user: string; asset: AssetView }

/** Offers to correct a mistyped price that triggered an alert, because only that correction withdraws the alert. */
export function MistypedAlerts({ user, asset }: MistypedAlertsProps) {
  const language = useLanguage()
  const { correctIt, correctPrice } = pageMessages(language).notices
  return mistypedAlerts(asset).map((mistyped) => (
    <div key={mistyped.alert.sequence} className={styles.notices}>
      <Notice kind="info">
        <p>{wordsOf(asset, mistyped, language)}</p>
        <div className={styles.answers}>
          <CorrectionDialog
            name={correctIt}
            title={correctPrice(writtenDay(mistyped.dateAdded, language))}
            user={user}
            assetId={asset.assetId}
            sequence={mistyped.sequence}
            correctable={mistyped.correctable.filter(({ field }) => field === 'price')}
          />
        </div>
      </Notice>
    </div>
  ))
}

function wordsOf({ currentPrice }: AssetView, { alert }: MistypedAlert, language: Language): string {
  const { mistypedStop, mistypedTarget, ifMistyped } = pageMessages(language).notices
  const say = alert.level === 'stop-loss' ? mistypedStop : mistypedTarget
  const [levelPrice, price, last] = [alert.levelPrice, alert.price, currentPrice?.price ?? null].map((amount) =>
    formatUsd(amount, language),
  )
  return `${say(levelPrice ?? '', price ?? '', last ?? '')} ${ifMistyped}`
}
