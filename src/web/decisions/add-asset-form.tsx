import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, type SubmitEvent, useRef } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { showRecorded } from '#web/api/show-recorded.ts'
import { ClaimField } from '#web/claims/claim-field.tsx'
import { rememberChoice } from '#web/claims/remember-choice.ts'
import { useClaim } from '#web/claims/use-claim.ts'
import { seenRevision } from '#web/drafts/draft-copies.ts'
import { isOfOlderDraft, lookForRival, recordDraft } from '#web/drafts/synchronise.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { quoteQuery } from '#web/prices/price-api.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { useKeyboardInset } from '#web/ui/use-keyboard-inset.ts'
import { hasErrors, standingErrors } from '../forms/form-errors.ts'
import { FormRow, FormSection } from '../forms/form-section.tsx'
import { isOffline } from '../forms/is-offline.ts'
import keyboard from '../forms/keyboard-bar.module.css'
import { onceAtATime, recordByKeys } from '../forms/record-by-keys.ts'
import { RefusalNotice } from '../forms/refusal-notice.tsx'
import { useSubmit } from '../forms/use-submit.ts'
import { OwnTestFields } from '../tests-of-own/own-test-fields.tsx'
import {
  addAssetBody,
  checkAddAsset,
  claimedContract,
  FIELDS_WITH_ERROR,
  type SentAddAsset,
  withCostBasis,
} from './add-asset-draft.ts'
import type { AddAssetFields } from './add-asset-fields.ts'
import styles from './add-asset-form.module.css'
import { ConfidenceField } from './confidence-field.tsx'
import { consequenceWords, unusualQuestion } from './consequence-format.ts'
import { ConsequenceNote } from './consequence-note.tsx'
import { ContractFields } from './contract-fields.tsx'
import { DayDecidedField } from './day-decided-field.tsx'
import { addAsset } from './decision-api.ts'
import { decisionMessages } from './decision-messages.ts'
import { EchoBeside } from './echo-beside.tsx'
import { ExitFields } from './exit-fields.tsx'
import { HoldingFields } from './holding-fields.tsx'
import { lastKnownPrice } from './known-prices.ts'
import { addLevel, levelsToAdd } from './level-slots.ts'
import { offeredFigures } from './offered-figures.ts'
import { whyNoPrice } from './price-field.tsx'
import { queueDecision } from './queue-decision.ts'
import { announceRecorded } from './recorded-decision.ts'
import { SendLater } from './send-later.tsx'
import { type AdviceSlot, ThesisAdvice } from './thesis-advice.tsx'
import { ThesisField } from './thesis-field.tsx'
import { useAddFigures } from './use-add-figures.ts'
import { usePriceOfDay } from './use-price-of-day.ts'
import { useUnusualFigures } from './use-unusual-figures.ts'

type AddAssetFormProps = {
  user: string
  typed: AddAssetFields
  /** @returns the fields after the change */
  change: (changed: Partial<AddAssetFields>) => AddAssetFields
  /** Whether the company has just been chosen, so that the focus moves to the quantity. */
  takesFocus: boolean
  advice: AdviceSlot
  /** Whether the user enters several assets one after the other. */
  isOneOfMany: boolean
  onRecorded: (asset: AssetView, isNextWanted: boolean) => void
  /** Called when the decision could not be sent and waits for a connection. */
  onQueued: () => void
}

/** The form for the first decision on a company. */
export function AddAssetForm(props: AddAssetFormProps) {
  const { user, typed, takesFocus, advice, isOneOfMany } = props
  const isNextWanted = useRef(isOneOfMany)
  const { sections } = useMessages(decisionMessages)
  const { text } = useMessages(problemMessages)
  const language = useLanguage()
  const { fields: priced, knownPrice, reason, before } = useCostBasis(typed)
  const { fields, claim } = useClaim(priced, typed.ticker)
  const change = (changed: Partial<AddAssetFields>) => props.change({ ...claim, ...changed })
  const { told, unusual } = useAddFigures(fields, { ...before, prefilled: knownPrice })
  const { refusal, isSending, submit, queue } = useAddAsset(props, isNextWanted, unusual)
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  useKeyboardInset()
  const errors = standingErrors(refusal, fields, text)
  const part = { fields, change, errors }
  const echo = { user, text: fields.thesis, assetId: null }
  const asking = unusualQuestion(told, unusual, language)
  const { isAsked, isSettled } = useUnusualFigures(unusual, isSending, asking)
  // Uses the present decisionId: if another tab has changed this draft, this form continues under an id of its own.
  const asOwnDraft = () => ({
    ...fields,
    decisionId: change({}).decisionId,
    ...(!fields.isCostTyped && knownPrice && { knownPriceAt: knownPrice.at }),
  })
  const sendFields = (event: SubmitEvent) => {
    event.preventDefault()
    if (hasErrors(checkAddAsset(fields)) || isSettled()) submit(asOwnDraft())
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={sendFields} onKeyDown={recordByKeys}>
      <FormSection title={sections.decision}>
        <HoldingFields {...part} knownPrice={knownPrice} reason={reason} takesFocus={takesFocus} />
        <FormRow>
          <DayDecidedField
            value={fields.decidedOn}
            onChange={(decidedOn) => change({ decidedOn })}
            error={errors.decidedOn}
          />
        </FormRow>
        {fields.stockOrOptions === 'options' && <ContractFields {...part} />}
      </FormSection>
      <FormSection title={sections.exits}>
        <ExitFields {...part} />
      </FormSection>
      <FormSection title={sections.confidence}>
        <ConfidenceField
          value={fields.confidenceLevel}
          onChange={(confidenceLevel) => change({ confidenceLevel })}
          error={errors.confidenceLevel}
        />
        <ClaimField
          {...part}
          about={{
            ticker: fields.ticker,
            action: fields.watchOrBuy,
            confidence: fields.confidenceLevel,
            option: fields.stockOrOptions === 'options' ? claimedContract(fields) : null,
            decidedOn: wholeDay(fields.decidedOn),
          }}
          error={errors.claimPrice}
        />
      </FormSection>
      <FormSection
        title={sections.thesis}
        margin={
          <ThesisAdvice>
            {advice('margin')}
            <EchoBeside {...echo} place="margin" />
          </ThesisAdvice>
        }
      >
        {advice('page')}
        <ThesisField value={fields.thesis} onChange={(thesis) => change({ thesis })} error={errors.thesis} />
        <EchoBeside {...echo} place="page" />
        <OwnTestFields
          {...part}
          thesis={fields.thesis}
          levels={levelsToAdd(fields)}
          onLevel={(level) => change(addLevel(level))}
        />
        <RefusalNotice
          problem={refusal?.problem ?? null}
          user={user}
          whileUnreachable={<SendLater onSendLater={() => queue(asOwnDraft())} />}
        />
        <ConsequenceNote
          line={consequenceWords(told, language)}
          question={isAsked ? asking : null}
          unusual={unusual}
          offers={offeredFigures(unusual, told.unit, language, {
            price: (costBasis) => change({ costBasis, isCostTyped: true }),
            quantity: (assetQty) => change({ assetQty }),
          })}
          isSending={isSending}
        />
        <SendButton watchOrBuy={fields.watchOrBuy} isSending={isSending} isNextWanted={isNextWanted} />
      </FormSection>
    </form>
  )
}

/**
 * Sends the form. Once it is recorded, opens the page of the asset, where the critique arrives, or clears the form for the
 * next.
 */
function useAddAsset(
  { user, onRecorded, onQueued }: Pick<AddAssetFormProps, 'user' | 'onRecorded' | 'onQueued'>,
  isNextWanted: RefObject<boolean>,
  unusual: readonly UnusualFigure[],
) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const bodyOf = (fields: SentAddAsset) => ({
    ...addAssetBody(fields),
    draftRevision: seenRevision(user, fields.decisionId),
  })
  const queue = (fields: SentAddAsset): boolean =>
    queueDecision({
      ...{ user, form: 'add-asset', assetId: null, fields, unusual },
      ...{ path: '/api/assets', body: bodyOf(fields) },
    })
  const form = useSubmit({
    fields: FIELDS_WITH_ERROR,
    check: checkAddAsset,
    send: (typed: SentAddAsset) => recordDraft(typed.decisionId, () => addAsset(bodyOf(typed))),
    onRefused: ({ problem, refused }) => {
      if (isOffline(problem) && queue(refused)) onQueued()
      if (isOfOlderDraft(problem)) lookForRival(user, refused.decisionId).catch(() => undefined)
    },
    onSent: async (asset, typed) => {
      rememberChoice(queries, typed, asset.ticker)
      showRecorded(queries, asset)
      void queries.invalidateQueries({ queryKey: queryKeys.everySearch })
      onRecorded(asset, isNextWanted.current)
      if (isNextWanted.current) return
      announceRecorded({ assetId: asset.assetId, decisionId: typed.decisionId })
      await navigate({ to: assetPath(user, asset.list, asset.assetId) })
    },
  })
  return { ...form, queue: (fields: SentAddAsset) => queue(fields) && onQueued() }
}

/** The fields with the displayed cost basis, and the source of that price. */
function useCostBasis(typed: AddAssetFields) {
  const language = useLanguage()
  const price = useQuery(quoteQuery(typed.ticker, typed.stockOrOptions))
  const ofWhat = { ticker: typed.ticker, type: typed.stockOrOptions, assetId: null }
  const ofDay = usePriceOfDay(ofWhat, typed.decidedOn)
  if (ofDay) {
    const { knownPrice, reason, close } = ofDay
    const before = { price: close?.nearest ?? null, firstClose: close?.firstOn ?? null }
    return { fields: withCostBasis(typed, knownPrice?.price ?? null), knownPrice, reason, before }
  }
  const quoted = typed.stockOrOptions === 'stock' ? (price.data?.price ?? null) : null
  return {
    fields: withCostBasis(typed, quoted?.price ?? null),
    knownPrice: quoted,
    before: { price: quoted && lastKnownPrice(quoted, new Date().toISOString()), firstClose: null },
    reason: whyNoPrice(typed.stockOrOptions, price.data, price.isError, language),
  }
}

type SendButtonProps = { watchOrBuy: 'Buy' | 'Watch'; isSending: boolean; isNextWanted: RefObject<boolean> }

/** Two buttons, because whoever enters existing holdings goes from one to the next. Ctrl+Enter repeats the last choice. */
function SendButton({ watchOrBuy, isSending, isNextWanted }: SendButtonProps) {
  const { addTo, addNext, stays } = useMessages(decisionMessages)
  const wishes = (isNext: boolean) => (event: MouseEvent) => {
    isNextWanted.current = isNext
    onceAtATime(event)
  }
  return (
    <div className={classes(styles.send, keyboard.bar)}>
      <Button type="submit" variant="primary" disabled={isSending} onClick={wishes(false)}>
        {addTo[watchOrBuy]}
      </Button>
      <Button type="submit" variant="quiet" disabled={isSending} onClick={wishes(true)}>
        {addNext}
      </Button>
      <p>{stays}</p>
    </div>
  )
}
