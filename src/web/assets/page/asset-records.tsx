import type { AssetView } from '#contract/assets.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import styles from './asset-records.module.css'
import { DailyPricesForm } from './daily-prices-form.tsx'
import { PriceNoteForm } from './price-note-form.tsx'
import { SplitForm } from './split-form.tsx'

type AssetRecordsProps = { user: string; asset: AssetView }

/** Stands by the current price. */
export const TypePrice = ({ user, asset }: AssetRecordsProps) => (
  <DialogButton name="Type a price" variant="quiet" className={styles.inline}>
    {(close) => <PriceNoteForm user={user} asset={asset} onClose={close} />}
  </DialogButton>
)

/** What can be told of an asset besides decisions, under its figures. An option gets new terms instead of a split. */
export const AssetRecords = ({ user, asset }: AssetRecordsProps) => (
  <div className={styles.records}>
    <DialogButton name="Upload daily prices" variant="quiet" className={styles.inline}>
      {(close) => <DailyPricesForm user={user} assetId={asset.assetId} onClose={close} />}
    </DialogButton>
    {asset.stockOrOptions === 'stock' && (
      <DialogButton name="Record a split" variant="quiet" className={styles.inline}>
        {(close) => <SplitForm user={user} asset={asset} onClose={close} />}
      </DialogButton>
    )}
  </div>
)
