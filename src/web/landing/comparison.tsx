import styles from './comparison.module.css'
import { CRITIQUE } from './sample-story.ts'

const firstSentence = (text: string): string => text.slice(0, text.indexOf('. ') + 1)

/** The same moments, as somebody remembers them and as the journal recorded them. */
const MOMENTS = [
  {
    remembered: 'I always said it would recover.',
    recorded: '“If cloud growth is below 8%, I was wrong. Out at −10%.”',
    when: 'Apr 6, 2026 · Buy at $121.23 · confidence 6 of 10',
  },
  {
    remembered: 'I never really believed in that one.',
    recorded: '“It has to come back, and the dividend pays me to wait. I’m more sure than when I bought.”',
    when: 'Nov 20, 2026 · Hold at $98.92 · confidence 9 of 10',
  },
  {
    remembered: 'I’d have sold, but nobody saw it coming.',
    recorded: firstSentence(CRITIQUE.psychology),
    when: 'Nov 20, 2026 · from the critique in the margin',
  },
] as const

export function Comparison() {
  return (
    <section className={styles.comparison}>
      <h2>The same stock, remembered and recorded.</h2>
      <div className={styles.pair}>
        <div className={styles.without}>
          <h3>Without a journal</h3>
          {MOMENTS.map(({ remembered }) => (
            <p key={remembered}>{remembered}</p>
          ))}
        </div>
        <div className={styles.with}>
          <h3>With one</h3>
          {MOMENTS.map(({ recorded, when }) => (
            <p key={when}>
              {recorded}
              <small>{when}</small>
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
