import type { AnchorsView, AnchorView } from '#contract/anchors.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatCount } from '#web/ui/format.ts'
import { anchorWords } from './anchor-format.ts'
import { proofMessages } from './proof-messages.ts'
import styles from './proof-page.module.css'

/** The anchors sent to a calendar of OpenTimestamps, what they prove, and what Candor has not checked. */
export function Anchors({ anchors }: { anchors: AnchorsView }) {
  const messages = proofMessages(useLanguage()).calendar
  return (
    <div className={styles.words}>
      {anchors.calendar !== null && <p>{messages.daily(new URL(anchors.calendar).host)}</p>}
      {anchors.count === 0 ? <p>{messages.nothingSent}</p> : <List anchors={anchors} />}
      <p>
        <strong>{messages.blockProves}</strong> {messages.whatBlockProves}
      </p>
      <p>
        <strong>{messages.notChecked}</strong> {messages.whatNotChecked}{' '}
        <code>{commandFor(anchors.latest[0]?.sequence ?? 12)}</code>
      </p>
    </div>
  )
}

const commandFor = (sequence: number): string => `ots verify candor-receipt-${sequence}.json.ots`

function List({ anchors: { count, latest } }: { anchors: AnchorsView }) {
  const language = useLanguage()
  const { lastOf } = proofMessages(language).calendar
  return (
    <>
      <ul className={styles.anchors}>
        {latest.map((anchor) => (
          <Anchor key={anchor.sequence} anchor={anchor} />
        ))}
      </ul>
      {count > latest.length && <p>{lastOf(formatCount(latest.length, language), formatCount(count, language))}</p>}
    </>
  )
}

function Anchor({ anchor }: { anchor: AnchorView }) {
  const language = useLanguage()
  const messages = proofMessages(language).calendar
  const [address, entry] = [`/api/anchors/${anchor.sequence}`, formatCount(anchor.sequence, language)]
  return (
    <li>
      <p>{messages.upTo(entry, anchorWords(anchor, language))}</p>
      <p className={styles.files}>
        <a href={`${address}/receipt`} download>
          {messages.receipt(entry)}
        </a>
        {anchor.isReadable && (
          <a href={`${address}/proof`} download>
            {messages.timestamp(entry)}
          </a>
        )}
      </p>
    </li>
  )
}
