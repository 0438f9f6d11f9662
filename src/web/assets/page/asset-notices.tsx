import { type ReactNode, useEffect } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { splitName } from '#web/assets/asset-format.ts'
import { writtenDay } from '#web/assets/asset-lines.ts'
import { CorrectionDialog } from '#web/assets/corrections/correction-dialog.tsx'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useLangOfEnglish, useLanguage } from '#web/language/use-messages.ts'
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
import { pageMessages } from './page-messages.ts'
import { nearestRatio } from './split-ratio.ts'

type AssetNoticesProps = { user: string; asset: AssetView; isCostHidden: boolean }

/** Questions that only the owner can answer: a reported split, the outcome of an option, an implausible price. */
export function AssetNotices({ user, asset, isCostHidden }: AssetNoticesProps) {
  const { pendingSplit, isAwaitingOutcome, heldBackPrice } = asset
  if (!pendingSplit && !isAwaitingOutcome && !heldBackPrice) return null
  return (
    <div className={styles.notices}>
      {pendingSplit && <PendingSplit user={user} asset={asset} split={pendingSplit} isCostHidden={isCostHidden} />}
      {isAwaitingOutcome && <AwaitedOutcome user={user} asset={asset} isCostHidden={isCostHidden} />}
      {heldBackPrice && !pendingSplit && (
        <QuarantinedPrice user={user} asset={asset} quarantined={heldBackPrice} isCostHidden={isCostHidden} />
      )}
    </div>
  )
}

/** A question disappears once it is answered, so the focus is moved if it was inside. */
function Question({ children }: { children: ReactNode }) {
  useEffect(() => () => void setTimeout(keepFocusOnPage), [])
  return <Notice kind="info">{children}</Notice>
}

type PendingSplitProps = AssetNoticesProps & { split: NonNullable<AssetView['pendingSplit']> }

function PendingSplit({ user, asset, split, isCostHidden }: PendingSplitProps) {
  const language = useLanguage()
  const { notices, recordSplit: recordOne } = pageMessages(language)
  const { effectiveOn, newShares, oldShares } = split
  const { refusal, isSending, submit } = useRecordFact({
    fields: [],
    send: () => recordSplit(asset.assetId, { effectiveOn, newShares, oldShares }),
  })
  return (
    <Question>
      <p>
        {reportOf(split, language)} {notices.untilSplit}
      </p>
      <RefusalNotice problem={refusal?.problem ?? null} user={user} onPageOf={asset.assetId} />
      <div className={styles.answers}>
        <Button disabled={isSending} onClick={() => submit({})}>
          {notices.recordTheSplit}
        </Button>
        <DialogButton name={notices.otherRatio} title={recordOne} variant="quiet">
          {(close) => (
            <LazySplitForm
              user={user}
              asset={asset}
              prefilled={{ newShares, oldShares, effectiveOn }}
              isCostHidden={isCostHidden}
              onClose={close}
            />
          )}
        </DialogButton>
      </div>
    </Question>
  )
}

/** A split that one user typed is never presented to another as a provider's report. */
function reportOf(split: PendingSplitProps['split'], language: Language): string {
  const messages = pageMessages(language).notices
  const [name, day] = [splitName(split, language), formatDay(split.effectiveOn, language)]
  // The English article goes by pronunciation: an eight-for-one, an eleven-for-ten.
  const isAn = /^(8|11-|18-)/.test(name)
  if (split.source === 'typed') return (isAn ? messages.splitTypedAn : messages.splitTyped)(name, day)
  return (isAn ? messages.splitReportedAn : messages.splitReported)(name, day)
}

function AwaitedOutcome({ user, asset, isCostHidden }: AssetNoticesProps) {
  const expiresOn = asset.contract?.expiresOn
  const language = useLanguage()
  const messages = pageMessages(language).notices
  return (
    <Question>
      <p>{expiresOn ? messages.expiredOn(formatDay(expiresOn, language)) : messages.expired}</p>
      <div className={styles.answers}>
        <DialogButton name={messages.recordOutcome} title={messages.optionExpired}>
          {(close) => <LazyOutcomeForm user={user} asset={asset} isCostHidden={isCostHidden} onClose={close} />}
        </DialogButton>
      </div>
    </Question>
  )
}

type QuarantinedPriceProps = AssetNoticesProps & { quarantined: NonNullable<AssetView['heldBackPrice']> }

function QuarantinedPrice({ user, asset, quarantined, isCostHidden }: QuarantinedPriceProps) {
  const language = useLanguage()
  const { notices, recordSplit: recordOne } = pageMessages(language)
  const { price, knownPrice, reason, at } = quarantined
  const { refusal, isSending, submit } = useRecordFact({ fields: [], send: () => confirmPrice(asset.assetId) })
  const mistyped = mistypedPrice(asset)
  const guess = knownPrice === null ? {} : nearestRatio(knownPrice, price)
  return (
    <Question>
      {/* What looks odd of a price is told by the server, in English. */}
      <p lang={useLangOfEnglish()}>{reason}</p>
      <RefusalNotice problem={refusal?.problem ?? null} user={user} onPageOf={asset.assetId} />
      <div className={styles.answers}>
        <DialogButton name={notices.itSplit} title={recordOne}>
          {(close) => (
            <LazySplitForm
              user={user}
              asset={asset}
              prefilled={{ ...guess, effectiveOn: marketDayOf(at) }}
              isCostHidden={isCostHidden}
              onClose={close}
            />
          )}
        </DialogButton>
        <Button disabled={isSending} onClick={() => submit({})}>
          {notices.priceIsRight}
        </Button>
        {mistyped && (
          <CorrectionDialog
            name={notices.mistyped}
            title={notices.correctPrice(writtenDay(mistyped.dateAdded, language))}
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
