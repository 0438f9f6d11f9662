import type { AssetView } from '#contract/assets.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import { panelMessages } from './panel-messages.ts'
import { dayOfEntry } from './past.ts'
import styles from './thesis-at-purchase.module.css'

/** The thesis of the purchase, by which a sale should be judged instead of by the price paid. */
export function ThesisAtPurchase({ asset, isHidingCost }: { asset: AssetView; isHidingCost: boolean }) {
  const purchase = asset.thesis.findLast(({ action }) => action === 'Buy') ?? asset.purchase
  const { costHidden, costShown, whenBought } = useMessages(panelMessages)
  const language = useLanguage()
  return (
    <div className={styles.reminder}>
      <p>{isHidingCost ? costHidden : costShown}</p>
      {purchase && (
        <Disclosure label={whenBought(formatDay(dayOfEntry(purchase), language))} isOpenAtFirst>
          <blockquote>{purchase.thesis}</blockquote>
        </Disclosure>
      )}
    </div>
  )
}
