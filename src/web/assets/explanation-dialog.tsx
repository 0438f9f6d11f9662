import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ExplanationView } from '#contract/explanations.ts'
import { FIGURES } from '#domain/assets/figures.ts'
import { MethodNotes } from '#web/explanations/method-notes.tsx'
import { ageOf, priceOrigin } from '#web/prices/price-format.ts'
import { useAmountsHidden } from '#web/privacy/hidden-amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { explanationQuery } from './asset-api.ts'
import type { AskedFigure } from './explanation.ts'
import styles from './explanation-dialog.module.css'
import { ExplanationEntries } from './explanation-entries.tsx'

type ExplanationDialogProps = {
  user: string
  requested: AskedFigure
  /** Whether the price paid is hidden, and with it the entries that contain it. */
  isCostHidden: boolean
  onClose: () => void
}

/** Explains a figure: the formula, the formula with the user's own numbers, and the entries they come from. */
export function ExplanationDialog({ user, requested, isCostHidden, onClose }: ExplanationDialogProps) {
  const explanation = useQuery(explanationQuery(requested.asset.assetId))
  const areAmountsHidden = useAmountsHidden()
  const title = (
    <>
      {FIGURES[requested.figure].label} <small>{requested.asset.ticker}</small>
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
            <p>How this is computed cannot be shown. {explanation.error.message}</p>
            <Button onClick={() => explanation.refetch()}>Try again</Button>
          </Notice>
        ) : (
          <Skeleton label="Loading how this is computed" />
        )}
      </div>
    </Dialog>
  )
}

type ComputationProps = { explanation: ExplanationView; requested: AskedFigure; areAmountsHidden: boolean }

function Computation({ explanation, requested, areAmountsHidden }: ComputationProps) {
  const figure = explanation.figures.find(({ key }) => key === requested.figure)
  if (!figure) return <p>This figure is not known at the moment.</p>
  const price = requested.figure === 'current-price' ? requested.asset.currentPrice : null
  return (
    <>
      <dl className={styles.steps}>
        <Step name="Formula">{figure.formula}</Step>
        <Step name="With your numbers">{areAmountsHidden ? 'Amounts are hidden.' : figure.withNumbers}</Step>
        {price && (
          <Step name="Source">
            {priceOrigin(price, readersTimeZone())} ({ageOf(price, new Date().toISOString())})
          </Step>
        )}
        <Step name="Result">
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
