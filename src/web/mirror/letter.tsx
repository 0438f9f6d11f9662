import type { LetterView } from '#contract/letter.ts'
import type { FindingView } from '#contract/mirror.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay } from '#web/ui/format.ts'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { isOfScores } from './is-of-scores.ts'
import { letterMessages } from './letter-messages.ts'
import styles from './letter-page.module.css'
import { type MirrorAssets, MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import { MoneyCost } from './money-cost.tsx'

type OfReader = { user: string; assets: MirrorAssets }
type LetterProps = OfReader & { letter: NonNullable<LetterView['letter']> }

/** The letter: three findings, a credit and a question, as far as the record has them. */
export function Letter({
  user,
  assets,
  letter: { name, opening, findings, empty, changes, credit, question, lacking },
}: LetterProps) {
  const messages = letterMessages(useLanguage())
  return (
    <article className={styles.letter}>
      <h1>{messages.about(name)}</h1>
      <p>
        <Unbroken>{opening}</Unbroken>
      </p>
      {empty && <p>{empty}</p>}
      {findings.map((finding) => (
        <Paragraph key={finding.title} user={user} assets={assets} finding={finding} head={finding.title} />
      ))}
      {changes.length > 0 && (
        <section>
          <h2>{messages.changes}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change}>
                <Unbroken>{change}</Unbroken>
              </li>
            ))}
          </ul>
        </section>
      )}
      {credit && <Paragraph user={user} assets={assets} finding={credit} head={messages.credit(credit.title)} />}
      {question && (
        <section>
          <h2>{messages.question}</h2>
          <p>
            <Unbroken>{question.words}</Unbroken>
          </p>
        </section>
      )}
      <p className={styles.foot}>
        {lacking && `${lacking} `}
        {messages.foot}
      </p>
    </article>
  )
}

function Paragraph({ user, assets, finding, head }: OfReader & { finding: FindingView; head: string }) {
  const language = useLanguage()
  const messages = mirrorMessages(language).finding
  const [quote] = finding.quotes
  const isScored = isOfScores(finding) || undefined
  return (
    <section>
      <h2>{head}</h2>
      <p data-scores={isScored}>
        <Unbroken>{finding.evidence}</Unbroken> {finding.cost !== null && <MoneyCost amount={finding.cost} />}
      </p>
      {quote && (
        <blockquote>
          {quote.isOwnWords ? messages.quoted(quote.words) : quote.words}{' '}
          <cite>
            <MirrorEntryLink user={user} assets={assets} entry={quote}>
              {messages.entry(quote.ticker, formatDay(quote.on, language), quote.confidence)}
            </MirrorEntryLink>
          </cite>
        </blockquote>
      )}
      <p className={styles.foot} data-scores={isScored}>
        {finding.method}
      </p>
    </section>
  )
}
