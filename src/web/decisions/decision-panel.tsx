import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { ClaimField } from '#web/claims/claim-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { standingErrors } from '../forms/form-errors.ts'
import { RefusalNotice } from '../forms/refusal-notice.tsx'
import { NO_LEVELS } from '../tests-of-own/level-offer.ts'
import { OwnTestFields } from '../tests-of-own/own-test-fields.tsx'
import { DayDecidedField } from './day-decided-field.tsx'
import { type DecisionFields, isUntouched, type NextAction } from './decision-draft.ts'
import styles from './decision-panel.module.css'
import { EchoBeside } from './echo-beside.tsx'
import { LevelFields } from './level-fields.tsx'
import { levelsToDecide, setLevel } from './level-slots.ts'
import { MoveFields } from './move-fields.tsx'
import { MovedOn } from './moved-on.tsx'
import { SavedLevel, SavedThesis } from './saved-fields.tsx'
import { type AdviceSlot, ThesisAdvice } from './thesis-advice.tsx'
import { ThesisAtPurchase } from './thesis-at-purchase.tsx'
import { usePanelDraft } from './use-panel-draft.ts'
import { useRecordDecision } from './use-record-decision.ts'
import { isSale, type SellFriction, useReportReasoning } from './use-sell-friction.ts'

export type PanelKind = 'update' | 'move'

type DecisionPanelProps = {
  user: string
  asset: AssetView
  kind: PanelKind
  /** What may be decided here, the usual one first. */
  actions: readonly [NextAction, ...NextAction[]]
  /** The person has just opened it. */
  takesFocus: boolean
  friction: SellFriction
  advice: AdviceSlot
  onClose: () => void
}

/** A further decision: how sure, and why, each saved before the whole is sent (specification 4). */
export function DecisionPanel({
  user,
  asset,
  kind,
  actions,
  takesFocus,
  friction,
  advice,
  onClose,
}: DecisionPanelProps) {
  const { fields, draft, change, hasMovedOn, quotation } = usePanelDraft(user, asset, kind, actions)
  const { refusal, isSending, submit } = useRecordDecision(user, asset.assetId, () => {
    draft.reset()
    onClose()
  })
  const isRecorded = asset.thesis.some(({ decisionId }) => decisionId === fields.decisionId)
  useEffect(() => {
    // Recorded though its answer was lost on the way: there is nothing left to send.
    if (!isRecorded || isSending) return
    draft.reset()
    onClose()
  }, [isRecorded, isSending, draft.reset, onClose])
  useReportReasoning(friction, fields)
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const heading = useFocus<HTMLHeadingElement>(takesFocus)
  const errors = standingErrors(refusal, fields)
  const name = kind === 'update' ? 'Update' : fields.action
  const isSaved = fields.isLevelSaved && fields.isThesisSaved && !hasMovedOn
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaved) submit(fields)
  }
  const closeIfEmpty = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isUntouched(draft.fields)) onClose()
  }
  const part = { fields, change }
  const echo = { user, text: fields.updatedThesis, assetId: asset.assetId }
  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={send} onKeyDown={closeIfEmpty}>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <div className={styles.fields}>
        {friction.isOn && isSale(fields) && <ThesisAtPurchase asset={asset} isHidingCost={friction.isHidingCost} />}
        <MoveFields {...part} asset={asset} actions={actions} quotation={quotation} errors={errors} />
        <DayDecidedField
          value={fields.decidedOn}
          onChange={(decidedOn) => change({ decidedOn })}
          error={errors.decidedOn}
        />
        {!friction.isHidingCost && <LevelFields {...part} asset={asset} errors={errors} />}
        <SavedLevel {...part} error={errors.updatedConfidenceLevel} />
        <ClaimField {...part} about={claimAbout(asset, fields)} error={errors.claimPrice} />
        {advice('page')}
        <SavedThesis {...part} error={errors.updatedThesis} />
        <EchoBeside {...echo} place="page" />
        <OwnTestFields
          {...part}
          errors={errors}
          thesis={fields.updatedThesis}
          levels={friction.isHidingCost ? NO_LEVELS : levelsToDecide(asset, fields)}
          onLevel={(level) => change(setLevel(level))}
        />
        <RefusalNotice problem={hasMovedOn ? null : (refusal?.problem ?? null)} user={user} onPageOf={asset.assetId} />
        {hasMovedOn && !isSending && !isRecorded && (
          <MovedOn asset={asset} begun={fields.action} usual={actions[0]} change={change} />
        )}
        <div className={styles.send}>
          <Button type="submit" variant="primary" disabled={!isSaved || isSending}>
            {kind === 'update' ? 'Submit Update' : `Complete ${name}`}
          </Button>
          <Button onClick={onClose}>Cancel {name}</Button>
          {!isSaved && !hasMovedOn && <p>Save the level and the thesis, then it can be recorded.</p>}
        </div>
      </div>
      <ThesisAdvice>
        {advice('margin')}
        <EchoBeside {...echo} place="margin" />
      </ThesisAdvice>
    </form>
  )
}

const claimAbout = ({ ticker, stockOrOptions }: AssetView, fields: DecisionFields) => ({
  ticker,
  action: fields.action,
  confidence: fields.updatedConfidenceLevel,
  isOption: stockOrOptions === 'options',
})

function useFocus<Target extends HTMLElement>(isWanted: boolean) {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (isWanted) target.current?.focus()
  }, [isWanted])
  return target
}
