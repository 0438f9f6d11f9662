import { type KeyboardEvent, type SubmitEvent, useEffect } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { ClaimField } from '#web/claims/claim-field.tsx'
import { findCopy } from '#web/drafts/draft-copies.ts'
import { DraftGone } from '#web/drafts/draft-gone.tsx'
import { RECORDED_ELSEWHERE } from '#web/drafts/recorded-elsewhere.ts'
import { forgetSent } from '#web/drafts/sent-decisions.ts'
import { keepApart } from '#web/drafts/synchronise.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { useIsPainted } from '#web/ui/use-is-painted.ts'
import { useKeyboardInset } from '#web/ui/use-keyboard-inset.ts'
import { hasErrors, standingErrors } from '../forms/form-errors.ts'
import { areRecordKeys } from '../forms/record-by-keys.ts'
import { RefusalNotice } from '../forms/refusal-notice.tsx'
import { NO_LEVELS } from '../tests-of-own/level-offer.ts'
import { OwnTestFields } from '../tests-of-own/own-test-fields.tsx'
import { ActionFields } from './action-fields.tsx'
import { checkOnAsset } from './asset-checks.ts'
import { ChangedSince } from './changed-since.tsx'
import { seenUpTo } from './changes-since.ts'
import { consequenceWords, unusualQuestion } from './consequence-format.ts'
import { ConsequenceNote } from './consequence-note.tsx'
import { checkThesis } from './decision-checks.ts'
import { checkDecision, type DecisionFields, errorsOfAction, isUntouched } from './decision-draft.ts'
import styles from './decision-panel.module.css'
import { EchoBeside } from './echo-beside.tsx'
import { fieldsOnScreen } from './fields-on-screen.ts'
import { LevelFields } from './level-fields.tsx'
import { levelsToDecide, setLevel } from './level-slots.ts'
import { MovedOn } from './moved-on.tsx'
import type { NextAction } from './next-actions.ts'
import { offeredFigures } from './offered-figures.ts'
import { PanelButtons } from './panel-buttons.tsx'
import type { PanelKind } from './panel-kind.ts'
import { panelMessages } from './panel-messages.ts'
import { PanelRival } from './panel-rival.tsx'
import { PastBeside } from './past-beside.tsx'
import { changedLevels } from './planned-levels.ts'
import { announceRecorded } from './recorded-decision.ts'
import { SavedLevel, SavedThesis } from './saved-fields.tsx'
import { SendLater } from './send-later.tsx'
import { type AdviceSlot, ThesisAdvice } from './thesis-advice.tsx'
import { ThesisAtPurchase } from './thesis-at-purchase.tsx'
import { useFirstKeys } from './use-first-keys.ts'
import { usePanelDraft } from './use-panel-draft.ts'
import { useRecordDecision } from './use-record-decision.ts'
import { isSale, type SellFriction, useReportReasoning } from './use-sell-friction.ts'
import { useUnlockRefused } from './use-unlock-refused.ts'
import { useUnusualFigures } from './use-unusual-figures.ts'
import { figuresOfDecision } from './written-figures.ts'

export type DecisionPanelProps = {
  user: string
  asset: AssetView
  kind: PanelKind
  /** The possible actions, the usual one first. */
  actions: readonly [NextAction, ...NextAction[]]
  /** Whether the user has just opened the panel, so that it takes the focus. */
  takesFocus: boolean
  friction: SellFriction
  /** Whether the price paid is hidden, by the setting for sales or while a test is asked about. */
  isCostHidden: boolean
  advice: AdviceSlot
  /** Called when the panel must show another draft, which is already stored. */
  onDraft: (kind: PanelKind) => void
  onRecorded: () => void
  onClose: () => void
}

/** The panel for a further decision, whose confidence and thesis are saved before the whole is sent (specification 4). */
export function DecisionPanel({
  user,
  asset,
  kind,
  actions,
  takesFocus,
  friction,
  isCostHidden,
  advice,
  onDraft,
  onRecorded,
  onClose,
}: DecisionPanelProps) {
  const language = useLanguage()
  const { text } = useMessages(problemMessages)
  const { fields, draft, change, hasMovedOn, quotation } = usePanelDraft(user, asset, kind, actions)
  const { decisionId } = fields
  const finish = () => {
    draft.reset()
    onRecorded()
  }
  const check = (typed: DecisionFields) => ({ ...checkDecision(typed), ...checkOnAsset(asset, typed, nowInstant()) })
  const { told, unusual, changes } = figuresOfDecision(asset, fields, { quotation, isCostHidden, language })
  const { refusal, isSending, submit, queue } = useRecordDecision(
    user,
    { assetId: asset.assetId, seenUpTo: seenUpTo(asset), kind, unusual, check },
    finish,
    () => {
      draft.leave()
      onClose()
    },
  )
  const recorded = asset.thesis.find((entry) => entry.decisionId === decisionId)
  const isRecorded = recorded !== undefined
  // The other device recorded its own version of this draft, without newer input of this one.
  const isSaidOtherwise =
    isRecorded && recorded.thesis !== fields.updatedThesis && findCopy(user, decisionId)?.isStored === false
  useEffect(() => {
    // The decision was recorded although its response was lost, so there is nothing left to send.
    if (!isRecorded || isSending) return
    // It was recorded on another device, and the different text here belongs to another decision.
    if (isSaidOtherwise) return void draft.change({ decisionId: keepApart(user, decisionId, RECORDED_ELSEWHERE) })
    announceRecorded({ assetId: asset.assetId, decisionId })
    forgetSent(user, decisionId)
    draft.reset()
    onRecorded()
  }, [isRecorded, isSaidOtherwise, isSending, user, asset.assetId, decisionId, draft.reset, draft.change, onRecorded])
  useReportReasoning(friction, fields)
  useKeyboardInset()
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const firstKeys = useFirstKeys(form, takesFocus, fields, change)
  const isPainted = useIsPainted()
  const errors = errorsOfAction(standingErrors(refusal, fields, text), refusal?.refused.action, fields.action)
  const name = kind === 'update' ? panelMessages(language).update : actionName(fields.action, language)
  const isSaved = fields.isLevelSaved && fields.isThesisSaved && !hasMovedOn
  const levels = isCostHidden ? [] : changedLevels(asset, fields, language)
  const asking = unusualQuestion(told, unusual, language)
  const { isAsked, isSettled } = useUnusualFigures(unusual, isSending, asking)
  const noteSaved = useUnlockRefused(refusal, fields, change)
  const record = (saved: Partial<DecisionFields>) => {
    // Uses the present decisionId: if another tab has changed this draft, this form continues under an id of its own.
    const written = { ...fields, ...saved, decisionId: change(saved).decisionId }
    const onScreen = fieldsOnScreen(asset, written, quotation)
    if (hasErrors(check(onScreen)) || isSettled()) submit(onScreen)
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaved) record({})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    firstKeys.onKeyDown(event)
    if (event.key === 'Escape' && isUntouched(draft.fields)) onClose()
    if (!areRecordKeys(event) || event.repeat || hasMovedOn || isSending) return
    event.preventDefault()
    noteSaved(fields)
    record({ isLevelSaved: true, isThesisSaved: checkThesis(fields.updatedThesis) === undefined })
  }
  const part = { fields, change }
  const isPurchaseShown = friction.isOn && isSale(fields)
  const past = { asset, isCostHidden, isPurchaseShown }
  const echo = { user, text: fields.updatedThesis, assetId: asset.assetId }
  return (
    <form ref={form} className={styles.panel} data-writing noValidate onSubmit={send} onKeyDown={onKeyDown}>
      <h2 ref={firstKeys.heading} tabIndex={-1} data-begins-here={takesFocus || undefined}>
        {name}
      </h2>
      <div className={styles.fields}>
        {isPurchaseShown && <ThesisAtPurchase asset={asset} isHidingCost={friction.isHidingCost} />}
        <ActionFields {...part} asset={asset} actions={actions} quotation={quotation} errors={errors} />
        <PastBeside {...past} place="page" />
        {advice('page')}
        <SavedThesis {...part} error={errors.updatedThesis} />
        {isPainted && (
          <>
            <EchoBeside {...echo} place="page" />
            <OwnTestFields
              {...part}
              errors={errors}
              thesis={fields.updatedThesis}
              levels={isCostHidden ? NO_LEVELS : levelsToDecide(asset, fields)}
              onLevel={(level) => change(setLevel(level))}
            />
            {!isCostHidden && <LevelFields {...part} asset={asset} errors={errors} />}
          </>
        )}
        <SavedLevel {...part} error={errors.updatedConfidenceLevel} />
        {isPainted && <ClaimField {...part} about={claimAbout(asset, fields)} error={errors.claimPrice} />}
        <PanelRival user={user} assetId={asset.assetId} kind={kind} draftId={decisionId} onTaken={onDraft} />
        {!isRecorded && <DraftGone user={user} draftId={decisionId} isUnrecorded onEmpty={draft.leave} />}
        <RefusalNotice
          problem={hasMovedOn ? null : (refusal?.problem ?? null)}
          user={user}
          onPageOf={asset.assetId}
          whileUnreachable={
            <SendLater
              onSendLater={() =>
                queue({ ...fieldsOnScreen(asset, fields, quotation), decisionId: change({}).decisionId })
              }
            />
          }
        />
        {hasMovedOn && !isSending && !isRecorded && (
          <MovedOn asset={asset} begun={fields.action} usual={actions[0]} change={change} />
        )}
        {changes && !hasMovedOn && !isRecorded && !isAsked && <ChangedSince asset={asset} changes={changes} />}
        <ConsequenceNote
          line={hasMovedOn ? null : [consequenceWords(told, language) ?? '', ...levels].join(' ').trim()}
          question={isAsked ? asking : null}
          unusual={unusual}
          offers={offeredFigures(unusual, told.unit, language, {
            price: (price) => change({ price, isPriceTyped: true }),
            quantity: (quantity) => change({ quantity }),
          })}
          isSending={isSending}
        />
        <PanelButtons {...{ name, kind, fields, hasMovedOn, isSending, isAsked }} onCancel={onClose} />
      </div>
      <div className={styles.margin}>
        {isPainted && (
          <>
            <PastBeside {...past} place="margin" />
            <ThesisAdvice>
              {advice('margin')}
              <EchoBeside {...echo} place="margin" />
            </ThesisAdvice>
          </>
        )}
      </div>
    </form>
  )
}

const nowInstant = (): string => new Date().toISOString()

const claimAbout = ({ ticker, stockOrOptions, contract }: AssetView, fields: DecisionFields) => ({
  ticker,
  action: fields.action,
  confidence: fields.updatedConfidenceLevel,
  option: stockOrOptions === 'options' ? (contract ?? { right: null, expiresOn: null }) : null,
  decidedOn: wholeDay(fields.decidedOn),
})
