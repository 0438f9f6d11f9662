import { type ReactNode, useEffect } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { splitName } from '#web/assets/asset-format.ts'
import { CorrectionDialog } from '#web/assets/corrections/correction-dialog.tsx'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { formatDay } from '#web/ui/format.ts'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useRecordFact } from '../use-record-fact.ts'
import styles from './asset-notices.module.css'
import { confirmPrice, recordSplit } from './holding-api.ts'
import { LazyOutcomeForm, LazySplitForm } from './lazy-forms.tsx'
import { mistypedPrice } from './mistyped-alert.ts'
import { nearestRatio } from './split-ratio.ts'

type AssetNoticesProps = { user: string; asset: AssetView }

/** Questions that only the owner can answer: a reported split, the outcome of an option, an implausible price. */
export function AssetNotices({ user, asset }: AssetNoticesProps) {
  const { pendingSplit, isAwaitingOutcome, heldBackPrice } = asset
  if (!pendingSplit && !isAwaitingOutcome && !heldBackPrice) return null
  return (
    <div className={styles.notices}>
      {pendingSplit && <PendingSplit user={user} asset={asset} split={pendingSplit} />}
      {isAwaitingOutcome && <AwaitedOutcome user={user} asset={asset} />}
      {heldBackPrice && !pendingSplit && <QuarantinedPrice user={user} asset={asset} quarantined={heldBackPrice} />}
    </div>
  )
}

/** A question disappears once it is answered, so the focus is moved if it was inside. */
function Question({ children }: { children: ReactNode }) {
  useEffect(() => () => void setTimeout(keepFocusOnPage), [])
  return <Notice kind="info">{children}</Notice>
}

type PendingSplitProps = AssetNoticesProps & { split: NonNullable<AssetView['pendingSplit']> }

function PendingSplit({ user, asset, split }: PendingSplitProps) {
  const { effectiveOn, newShares, oldShares } = split
  const { refusal, isSending, submit } = useRecordFact({
    fields: [],
    send: () => recordSplit(asset.assetId, { effectiveOn, newShares, oldShares }),
  })
  return (
    <Question>
      <p>{reportOf(split)} Until you record it, no value is told, because the price is in new shares.</p>
      <RefusalNotice problem={refusal?.problem ?? null} user={user} onPageOf={asset.assetId} />
      <div className={styles.answers}>
        <Button disabled={isSending} onClick={() => submit({})}>
          Record the split
        </Button>
        <DialogButton name="It is another ratio" title="Record a split" variant="quiet">
          {(close) => (
            <LazySplitForm
              user={user}
              asset={asset}
              prefilled={{ newShares, oldShares, effectiveOn }}
              onClose={close}
            />
          )}
        </DialogButton>
      </div>
    </Question>
  )
}

/** A split that one user typed is never presented to another as a provider's report. */
const reportOf = (split: PendingSplitProps['split']): string =>
  split.source === 'typed'
    ? `Somebody else who follows this share here typed ${withArticle(splitName(split))} on ${formatDay(split.effectiveOn)}, and the provider’s price fits it; no provider reports one.`
    : `A provider reports ${withArticle(splitName(split))} on ${formatDay(split.effectiveOn)}.`

/** Chooses the article by pronunciation: an eight-for-one, an eleven-for-ten. */
const withArticle = (split: string): string => `${/^(8|11-|18-)/.test(split) ? 'an' : 'a'} ${split}`

function AwaitedOutcome({ user, asset }: AssetNoticesProps) {
  const expiresOn = asset.contract?.expiresOn
  return (
    <Question>
      <p>
        This option expired{expiresOn && ` on ${formatDay(expiresOn)}`}. Until its outcome is recorded, the journal does
        not know how it ended.
      </p>
      <div className={styles.answers}>
        <DialogButton name="Record the outcome" title="This option expired">
          {(close) => <LazyOutcomeForm user={user} asset={asset} onClose={close} />}
        </DialogButton>
      </div>
    </Question>
  )
}

type QuarantinedPriceProps = AssetNoticesProps & { quarantined: NonNullable<AssetView['heldBackPrice']> }

function QuarantinedPrice({ user, asset, quarantined }: QuarantinedPriceProps) {
  const { price, knownPrice, reason, at } = quarantined
  const { refusal, isSending, submit } = useRecordFact({ fields: [], send: () => confirmPrice(asset.assetId) })
  const mistyped = mistypedPrice(asset)
  const guess = knownPrice === null ? {} : nearestRatio(knownPrice, price)
  return (
    <Question>
      <p>{reason}</p>
      <RefusalNotice problem={refusal?.problem ?? null} user={user} onPageOf={asset.assetId} />
      <div className={styles.answers}>
        <DialogButton name="It split" title="Record a split">
          {(close) => (
            <LazySplitForm
              user={user}
              asset={asset}
              prefilled={{ ...guess, effectiveOn: marketDayOf(at) }}
              onClose={close}
            />
          )}
        </DialogButton>
        <Button disabled={isSending} onClick={() => submit({})}>
          The price is right
        </Button>
        {mistyped && (
          <CorrectionDialog
            name="I mistyped it"
            title={`Correct price of ${mistyped.dateReadable}`}
            variant="quiet"
            user={user}
            assetId={asset.assetId}
            sequence={mistyped.sequence}
            correctable={mistyped.correctable}
          />
        )}
      </div>
    </Question>
  )
}
