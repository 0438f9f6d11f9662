import type { LetterView } from '#contract/letter.ts'
import type { FindingView } from '#contract/mirror.ts'
import { formatDay } from '#web/ui/format.ts'
import { Unbroken } from '#web/ui/unbroken.tsx'
import styles from './letter-page.module.css'
import { MoneyCost } from './money-cost.tsx'

type LetterProps = { letter: NonNullable<LetterView['letter']> }

/** The letter: three findings, a credit and a question, as far as the record has them. */
export const Letter = ({
  letter: { name, opening, findings, empty, changes, credit, question, lacking },
}: LetterProps) => (
  <article className={styles.letter}>
    <h1>A letter about {name}</h1>
    <p>
      <Unbroken>{opening}</Unbroken>
    </p>
    {empty && <p>{empty}</p>}
    {findings.map((finding) => (
      <Paragraph key={finding.title} finding={finding} />
    ))}
    {changes.length > 0 && (
      <section>
        <h2>Since the letter before</h2>
        <ul>
          {changes.map((change) => (
            <li key={change}>
              <Unbroken>{change}</Unbroken>
            </li>
          ))}
        </ul>
      </section>
    )}
    {credit && <Paragraph finding={credit} head="To your credit" />}
    {question && (
      <section>
        <h2>One question</h2>
        <p>
          <Unbroken>{question.words}</Unbroken>
        </p>
      </section>
    )}
    <p className={styles.foot}>
      {lacking && `${lacking} `}Price only, without dividends and fees. Whether such a letter improves anybody’s
      decisions is unproven.
    </p>
  </article>
)

function Paragraph({ finding, head }: { finding: FindingView; head?: string }) {
  const [quote] = finding.quotes
  return (
    <section>
      <h2>{head ? `${head}: ${finding.title}` : finding.title}</h2>
      <p>
        <Unbroken>{finding.evidence}</Unbroken> {finding.cost !== null && <MoneyCost amount={finding.cost} />}
      </p>
      {quote && (
        <blockquote>
          “{quote.words}” <cite>{`${quote.ticker}, ${formatDay(quote.on)}, confidence ${quote.confidence}`}</cite>
        </blockquote>
      )}
      <p className={styles.foot}>{finding.method}</p>
    </section>
  )
}
