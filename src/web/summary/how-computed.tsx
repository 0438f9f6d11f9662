import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SumLineView, SummaryExplanationView, SummaryFigureKey } from '#contract/explanations.ts'
import { summaryExplanationQuery } from '#web/api/summary-api.ts'
import { MethodNotes } from '#web/explanations/method-notes.tsx'
import { useAmountsHidden } from '#web/privacy/hidden-amounts.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './how-computed.module.css'

type HowComputedProps = { user: string; figures: readonly SummaryFigureKey[] }

/**
 * Explains figures of the summary: the formula, and then the user's own numbers line by line. Each asset links to its page, which
 * explains the asset's own figures and names the entries behind them.
 */
export function HowComputed({ user, figures }: HowComputedProps) {
  const { data, error, refetch } = useQuery(summaryExplanationQuery)
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
  if (!error) return <Skeleton label="Loading how this is computed" />
  return (
    <Notice kind="error">
      <p>How this is computed cannot be shown. {error.message}</p>
      <Button onClick={() => refetch()}>Try again</Button>
    </Notice>
  )
}

type ExplainedProps = {
  user: string
  figure: SummaryExplanationView['figures'][number] | undefined
  areAmountsHidden: boolean
}

function Explained({ user, figure, areAmountsHidden }: ExplainedProps) {
  if (!figure) return null
  return (
    <div className={styles.how}>
      <p className={styles.formula}>
        {figure.name} = {figure.formula}
      </p>
      <MethodNotes of={figure} />
      {areAmountsHidden && <p>Amounts are hidden, and with them your numbers.</p>}
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
              <dd>{computation(line)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** A no-break space keeps the equals sign on one line with the result. */
const computation = ({ withNumbers, result }: SumLineView): string =>
  result === null ? `left out: ${withNumbers}` : withNumbers === result ? result : `${withNumbers} =\u00a0${result}`
