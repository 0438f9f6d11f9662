import type { AssetView } from '#contract/assets.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './thesis-at-purchase.module.css'

const HIDDEN =
  'Purchase price and gain are hidden until your thesis is saved, as you chose in the settings, and so are the critiques, which name them: what you once paid says nothing about what comes next.'

const SHOWN_AGAIN =
  'Your thesis is saved, so purchase price, gain and critiques show again. If you edit the thesis, they are hidden once more.'

/** The thesis of the purchase, by which a sale should be judged instead of by the price paid. */
export function ThesisAtPurchase({ asset, isHidingCost }: { asset: AssetView; isHidingCost: boolean }) {
  const purchase = asset.thesis.findLast(({ action }) => action === 'Buy') ?? asset.purchase
  const boughtOn = purchase && (purchase.decidedOnReadable ?? purchase.dateAddedReadable)
  return (
    <div className={styles.reminder}>
      <p>{isHidingCost ? HIDDEN : SHOWN_AGAIN}</p>
      {purchase && (
        <Disclosure label={`What you wrote when you bought, ${boughtOn}`} isOpenAtFirst>
          <blockquote>{purchase.thesis}</blockquote>
        </Disclosure>
      )}
    </div>
  )
}
