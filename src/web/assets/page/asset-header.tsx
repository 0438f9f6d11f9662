import type { AssetView } from '#contract/assets.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { assetLine } from '#web/assets/asset-lines.ts'
import { ExplanationArea } from '#web/assets/explanation-area.tsx'
import { Monogram } from '#web/companies/monogram.tsx'
import { LazyDecisionPanel } from '#web/decisions/lazy-decision-panel.tsx'
import type { SellFriction } from '#web/decisions/use-sell-friction.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { usePriceOnLoad } from '#web/prices/use-price-on-load.ts'
import { PrinciplesBeside } from '#web/principles/principles-beside.tsx'
import { OwnTestQuestion } from '#web/tests-of-own/own-test-question.tsx'
import type { AskedTest } from '#web/tests-of-own/use-asked-test.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { AssetDrafts } from './asset-drafts.tsx'
import { AssetFacts } from './asset-facts.tsx'
import styles from './asset-header.module.css'
import { AssetNotices } from './asset-notices.tsx'
import { LazyDailyPricesForm, LazyPriceNoteForm, LazySplitForm } from './lazy-forms.tsx'
import { MistypedAlerts } from './mistyped-alerts.tsx'
import { pageMessages } from './page-messages.ts'
import { PrintedWhole } from './printed-whole.tsx'
import { useDecisionPanel } from './use-decision-panel.ts'

type AssetHeaderProps = {
  user: string
  asset: AssetView
  friction: SellFriction
  /** The test whose day has come; it is answered before gain or loss is shown. */
  due: AskedTest
  /** Called when a panel for the next decision is opened. */
  onWrite: () => void
}

/** The top of an asset's page: its name, its figures, and the panel for the next decision. */
export function AssetHeader({ user, asset, friction, due, onWrite }: AssetHeaderProps) {
  const language = useLanguage()
  const { update } = pageMessages(language)
  const panel = useDecisionPanel(user, asset, onWrite)
  const isAsked = due.test !== null
  const isCostHidden = friction.isHidingCost || isAsked
  return (
    <section className={styles.header}>
      <div className={styles.title}>
        <Monogram ticker={asset.ticker} />
        <div className={styles.names}>
          <h1 title={asset.companyName}>
            <PrintedWhole name={asset.companyName} />
          </h1>
          {shortCompanyName(asset.companyName) !== asset.companyName && (
            <p className={styles.whole}>{asset.companyName}</p>
          )}
          <p>{assetLine(asset, language)}</p>
        </div>
        <div ref={panel.buttons} className={styles.actions}>
          {panel.choices.map(({ kind, action }) => (
            <Button
              key={kind}
              name={kind}
              variant={kind === 'move' ? 'primary' : 'plain'}
              onClick={() => panel.open(kind)}
            >
              {action === null ? update : actionName(action, language)}
            </Button>
          ))}
        </div>
      </div>
      <AssetNotices user={user} asset={asset} isCostHidden={isCostHidden} />
      {!isCostHidden && <MistypedAlerts user={user} asset={asset} />}
      {due.test && (
        <OwnTestQuestion key={due.test.setBySequence} user={user} asset={asset} test={due.test} onLater={due.putOff} />
      )}
      <ExplanationArea user={user} isCostHidden={isCostHidden}>
        <AssetFacts
          asset={asset}
          priceFailure={usePriceOnLoad(asset)}
          isCostHidden={isCostHidden}
          isTodayHidden={isAsked}
          priceAction={<TypePrice user={user} asset={asset} isCostHidden={isCostHidden} />}
        />
      </ExplanationArea>
      <AssetDrafts user={user} assetId={asset.assetId} openKind={panel.kind} onOpen={panel.openDraft} />
      {panel.kind && panel.actions && (
        <LazyDecisionPanel
          key={`${panel.kind} ${panel.opened}`}
          user={user}
          asset={asset}
          kind={panel.kind}
          actions={panel.actions}
          takesFocus={panel.isOpenedByHand}
          friction={friction}
          isCostHidden={isCostHidden}
          advice={(place) => <PrinciplesBeside place={place} />}
          onDraft={panel.openDraft}
          onRecorded={panel.finish}
          onClose={panel.close}
        />
      )}
    </section>
  )
}

type AssetRecordsProps = { user: string; asset: AssetView }

/** The button beside the current price. */
const TypePrice = ({ isCostHidden, ...of }: AssetRecordsProps & { isCostHidden: boolean }) => (
  <DialogButton name={useMessages(pageMessages).typePrice} variant="quiet" className={styles.inline}>
    {(close) => <LazyPriceNoteForm {...of} isCostHidden={isCostHidden} onClose={close} />}
  </DialogButton>
)

/**
 * The buttons for uploading daily prices and for recording a split. None is offered for a split of an option, because its
 * terms change instead.
 */
export function AssetRecords({ user, asset, isCostHidden }: AssetRecordsProps & { isCostHidden: boolean }) {
  const { uploadPrices, recordSplit } = useMessages(pageMessages)
  return (
    <div className={styles.records}>
      <DialogButton name={uploadPrices} variant="quiet" className={styles.inline}>
        {(close) => <LazyDailyPricesForm user={user} assetId={asset.assetId} onClose={close} />}
      </DialogButton>
      {asset.stockOrOptions === 'stock' && (
        <DialogButton name={recordSplit} variant="quiet" className={styles.inline}>
          {(close) => <LazySplitForm user={user} asset={asset} isCostHidden={isCostHidden} onClose={close} />}
        </DialogButton>
      )}
    </div>
  )
}
