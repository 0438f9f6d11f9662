import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SumLineView, SummaryExplanationView, SummaryFigureKey } from '#contract/explanations.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { summaryExplanationQuery } from '#web/api/summary-api.ts'
import { MethodNotes } from '#web/explanations/method-notes.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { useAmountsHidden } from '#web/privacy/hidden-amounts.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import styles from './how-computed.module.css'
import { summaryMessages } from './summary-messages.ts'

type HowComputedProps = { user: string; figures: readonly SummaryFigureKey[] }

/**
 * Explains figures of the summary: the formula, and then the user's own numbers line by line. Each asset links to its page, which
 * explains the asset's own figures and names the entries behind them.
 */
export function HowComputed({ user, figures }: HowComputedProps) {
  const language = useLanguage()
  const messages = summaryMessages(language).how
  const { text } = useMessages(problemMessages)
  const { data, error, refetch } = useQuery(summaryExplanationQuery(language))
  const areAmountsHidden = useAmountsHidden()
  if (data)
    return figures.map((key) => (
      <Explained
        key={key}
        user={user}
        figure={data.figures.find((one) => one.key === key)}
        areAmountsHidden={areAmountsHidden}
      />
    ))
  if (!error) return <Skeleton label={messages.loading} />
  return (
    <Notice kind="error">
      <p>{messages.cannotBeShown(text(error.message))}</p>
      <Button onClick={() => refetch()}>{uiMessages(language).tryAgain}</Button>
    </Notice>
  )
}

type ExplainedProps = {
  user: string
  figure: SummaryExplanationView['figures'][number] | undefined
  areAmountsHidden: boolean
}

function Explained({ user, figure, areAmountsHidden }: ExplainedProps) {
  const messages = useMessages(summaryMessages).how
  if (!figure) return null
  return (
    <div className={styles.how}>
      <p className={styles.formula}>
        {figure.name} = {figure.formula}
      </p>
      <MethodNotes of={figure} />
      {areAmountsHidden && <p>{messages.hidden}</p>}
      {figure.lines.length > 0 && !areAmountsHidden && (
        <dl>
          {figure.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an asset may have a line for what is held and one for what was sold
            <div key={index}>
              <dt>
                {line.asset ? (
                  <Link to={assetPath(user, line.asset.list, line.asset.assetId)}>{line.label}</Link>
                ) : (
                  line.label
                )}
              </dt>
              <dd>{line.result === null ? messages.leftOut(line.withNumbers) : computation(line)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** A no-break space keeps the equals sign on one line with the result. */
const computation = ({ withNumbers, result }: SumLineView): string =>
  withNumbers === result ? withNumbers : `${withNumbers} =\u00a0${result}`
