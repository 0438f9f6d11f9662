import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay } from '#web/ui/format.ts'
import { Unbroken } from '#web/ui/unbroken.tsx'
import demo from './demo-mirror.json' with { type: 'json' }
import pictured from './demo-picture.module.css'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { MoneyCost } from './money-cost.tsx'
import { ReliabilityDiagram } from './reliability-diagram.tsx'
import { scoreMessages } from './score-messages.ts'

/**
 * The first finding and one instrument of the demo's Mirror, drawn as the Mirror draws them, from what src/server/demo/demo-picture.test.ts
 * finds in it. A picture: nothing in it can be pressed, and it is told by its name.
 */
export function DemoPicture() {
  const language = useLanguage()
  const { empty, finding: messages, claims } = mirrorMessages(language)
  const { finding, calibration } = demo[language]
  return (
    <figure className={pictured.figure}>
      <div role="img" aria-label={empty.picture}>
        <div inert className={pictured.picture}>
          <p className={styles.cost}>
            <MoneyCost amount={finding.cost} /> <span>{finding.note}</span>
          </p>
          <p className={pictured.title}>{finding.title}</p>
          <p className={styles.evidence}>
            <Unbroken>{finding.evidence}</Unbroken>
          </p>
          <div className={styles.quotes}>
            {finding.quotes.map(({ words, isOwnWords, ticker, on, confidence }) => (
              <blockquote key={`${ticker} ${on}`} lang={isOwnWords ? 'en' : language}>
                {isOwnWords ? messages.quoted(words) : words}
                <footer lang={language}>{messages.entry(ticker, formatDay(on, language), confidence)}</footer>
              </blockquote>
            ))}
          </div>
          <p className={pictured.title}>
            {scoreMessages(language).confidence.name} <span>{claims(calibration.n)}</span>
          </p>
          <div data-scores>
            <ReliabilityDiagram levels={calibration.levels} />
          </div>
          <p>{calibration.words}</p>
        </div>
      </div>
      <figcaption>{empty.caption(formatDay(demo.on, language))}</figcaption>
    </figure>
  )
}
