import { OWN_ACCOUNT, useIsMember } from '#web/layout/is-member.ts'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { SiteHeader } from '#web/layout/site-header.tsx'
import { BackgroundGlow } from '#web/ui/background-glow.tsx'
import { Comparison } from './comparison.tsx'
import styles from './landing-page.module.css'
import { SamplePage } from './sample-page.tsx'

/** /: what Candor is, with a sample page before the explanation. */
export function LandingPage() {
  const isMember = useIsMember()
  const begin = isMember ? OWN_ACCOUNT : '/login#sign-up'
  return (
    <div className={styles.page}>
      <BackgroundGlow />
      <SiteHeader />
      <main>
        <section className={styles.hero}>
          <div className={styles.promise}>
            <h1>Expose your self-deception.</h1>
            <p>
              A journal for investors. Write down why you watch, buy, hold or sell, and how sure you are. Nothing can be
              changed afterwards, so months later you read what you really thought.
            </p>
            <div className={styles.ways}>
              <a className={styles.call} href={begin}>
                See The Light
              </a>
              <a className={styles.quiet} href="/page">
                How it works
              </a>
            </div>
          </div>
          <SamplePage />
        </section>
        <Comparison />
        <Principles />
        <section className={styles.end}>
          <h2>Your memory is writing its own version already.</h2>
          <p>Begin with one decision that you have made, or are about to make. It takes a few minutes.</p>
          <a className={styles.call} href={begin}>
            {isMember ? 'Open your journal' : 'Sign Up For Free'}
          </a>
        </section>
      </main>
      <SiteFooter />
    </div>
  )
}

function Principles() {
  return (
    <section className={styles.principles} aria-label="How Candor keeps you honest">
      <div>
        <h2>Updates are immutable</h2>
        <p>
          Entries are only appended. A change of mind is a new entry beside the old one, and each entry carries the hash
          of the one before it, so a quiet edit would show.
        </p>
      </div>
      <div>
        <h2>You can’t forget why you decided</h2>
        <p>
          Every decision asks for a confidence from 1 to 10 and a thesis in your own words. Both stand beside the price
          of that day, for as long as you keep the journal.
        </p>
      </div>
      <div>
        <h2>Something answers back</h2>
        <p>
          Each thesis gets a critique in its margin: your psychology first, then the fundamentals, then world events. By
          an AI model if one is set up, by a plain set of rules if not.
        </p>
      </div>
    </section>
  )
}
