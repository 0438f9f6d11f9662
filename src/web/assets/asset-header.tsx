import type { AssetView } from '#contract/assets.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { Monogram } from '#web/companies/monogram.tsx'
import { DecisionPanel } from '#web/decisions/decision-panel.tsx'
import type { SellFriction } from '#web/decisions/use-sell-friction.ts'
import { usePriceOnLoad } from '#web/prices/use-price-on-load.ts'
import { Button } from '#web/ui/button.tsx'
import { AssetFacts } from './asset-facts.tsx'
import styles from './asset-header.module.css'
import { AssetNotices } from './asset-notices.tsx'
import { AssetRecords, TypePrice } from './asset-records.tsx'
import { assetLine } from './asset-words.ts'
import { ExplanationArea } from './explanation-area.tsx'
import { useDecisionPanel } from './use-decision-panel.ts'

type AssetHeaderProps = { user: string; asset: AssetView; friction: SellFriction }

/** The top of an asset's page: its name, its figures, and the panel in which the next decision is written. */
export function AssetHeader({ user, asset, friction }: AssetHeaderProps) {
  const panel = useDecisionPanel(user, asset)
  return (
    <section className={styles.header}>
      <div className={styles.title}>
        <Monogram ticker={asset.ticker} />
        <div className={styles.names}>
          <h1 title={asset.companyName}>{shortCompanyName(asset.companyName)}</h1>
          <p>{assetLine(asset)}</p>
        </div>
        <div ref={panel.buttons} className={styles.actions}>
          {panel.choices.map(({ kind, name }) => (
            <Button
              key={kind}
              name={kind}
              variant={kind === 'move' ? 'primary' : 'plain'}
              onClick={() => panel.open(kind)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <AssetNotices user={user} asset={asset} />
      <ExplanationArea user={user} isCostHidden={friction.isHidingCost}>
        <AssetFacts
          asset={asset}
          priceFailure={usePriceOnLoad(asset)}
          isCostHidden={friction.isHidingCost}
          priceAction={<TypePrice user={user} asset={asset} />}
        />
      </ExplanationArea>
      <AssetRecords user={user} asset={asset} />
      {panel.kind && panel.actions && (
        <DecisionPanel
          key={panel.kind}
          user={user}
          asset={asset}
          kind={panel.kind}
          actions={panel.actions}
          takesFocus={panel.isOpenedByHand}
          friction={friction}
          onClose={panel.close}
        />
      )}
    </section>
  )
}
