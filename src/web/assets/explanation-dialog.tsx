import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ExplanationView } from '#contract/explanations.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { MethodNotes } from '#web/explanations/method-notes.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { ageOf } from '#web/prices/price-format.ts'
import { priceOrigin } from '#web/prices/price-origin.ts'
import { useAmountsHidden } from '#web/privacy/hidden-amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { explanationQuery } from './asset-api.ts'
import { assetMessages } from './asset-messages.ts'
import type { AskedFigure } from './explanation.ts'
import styles from './explanation-dialog.module.css'
import { ExplanationEntries } from './explanation-entries.tsx'
import { explanationMessages } from './explanation-messages.ts'

type ExplanationDialogProps = {
  user: string
  requested: AskedFigure
  /** Whether the price paid is hidden, and with it the entries that contain it. */
  isCostHidden: boolean
  onClose: () => void
}

/** Explains a figure: the formula, the formula with the user's own numbers, and the entries they come from. */
export function ExplanationDialog({ user, requested, isCostHidden, onClose }: ExplanationDialogProps) {
  const language = useLanguage()
  const messages = explanationMessages(language)
  const explanation = useQuery(explanationQuery(requested.asset.assetId, language))
  const areAmountsHidden = useAmountsHidden()
  const title = (
    <>
      {assetMessages(language).labels[requested.figure]} <small>{requested.asset.ticker}</small>
    </>
  )
  return (
    <Dialog title={title} isForReading onClose={onClose}>
      <div className={styles.explanation}>
        {explanation.data ? (
          <>
            <Computation explanation={explanation.data} requested={requested} areAmountsHidden={areAmountsHidden} />
            {!isCostHidden && !areAmountsHidden && (
              <ExplanationEntries user={user} explanation={explanation.data} requested={requested} onFollow={onClose} />
            )}
          </>
        ) : explanation.isError ? (
          <Notice kind="error">
            <p>{messages.cannotBeShown(problemMessages(language).text(explanation.error.message))}</p>
            <Button onClick={() => explanation.refetch()}>{uiMessages(language).tryAgain}</Button>
          </Notice>
        ) : (
          <Skeleton label={messages.loading} />
        )}
      </div>
    </Dialog>
  )
}

type ComputationProps = { explanation: ExplanationView; requested: AskedFigure; areAmountsHidden: boolean }

function Computation({ explanation, requested, areAmountsHidden }: ComputationProps) {
  const language = useLanguage()
  const messages = useMessages(explanationMessages)
  const figure = explanation.figures.find(({ key }) => key === requested.figure)
  if (!figure) return <p>{messages.notKnown}</p>
  const price = requested.figure === 'current-price' ? requested.asset.currentPrice : null
  return (
    <>
      <dl className={styles.steps}>
        <Step name={messages.formula}>{figure.formula}</Step>
        <Step name={messages.withNumbers}>{areAmountsHidden ? messages.hidden : figure.withNumbers}</Step>
        {price && (
          <Step name={messages.source}>
            {priceOrigin(price, readersTimeZone(), language)} ({ageOf(price, new Date().toISOString(), language)})
          </Step>
        )}
        <Step name={messages.result}>
          <b>{figure.result}</b>
        </Step>
      </dl>
      <MethodNotes of={figure} />
    </>
  )
}

const Step = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
