import type { AnchorsView, AnchorView } from '#contract/anchors.ts'
import { formatCount, readersTimeZone } from '#web/ui/format.ts'
import { anchorWords } from './anchor-format.ts'
import styles from './proof-page.module.css'

/** The anchors sent to a calendar of OpenTimestamps, what they prove, and what Candor has not checked. */
export const Anchors = ({ anchors }: { anchors: AnchorsView }) => (
  <div className={styles.words}>
    {anchors.calendar !== null && (
      <p>
        Once a day at most, when your journal went on, Candor signs a receipt and sends a digest of it to the calendar{' '}
        {new URL(anchors.calendar).host}, which is to bring it into a block of Bitcoin, some hours later. From the
        digest nobody learns what you wrote.
      </p>
    )}
    {anchors.count === 0 ? <p>Nothing was sent yet.</p> : <List anchors={anchors} />}
    <p>
      <strong>What a block proves:</strong> that the receipt, and so every entry up to it, existed before that block was
      made. Nobody can have written them later, whoever runs this Candor included. What is pending proves nothing yet.
    </p>
    <p>
      <strong>What Candor did not check:</strong> whether the block holds it. Candor does not read Bitcoin. Check it
      yourself, with both files in one folder, the client of OpenTimestamps and a Bitcoin node:{' '}
      <code>ots verify candor-receipt-{anchors.latest[0]?.sequence ?? 12}.json.ots</code>
    </p>
  </div>
)

function List({ anchors: { count, latest } }: { anchors: AnchorsView }) {
  return (
    <>
      <ul className={styles.anchors}>
        {latest.map((anchor) => (
          <Anchor key={anchor.sequence} anchor={anchor} />
        ))}
      </ul>
      {count > latest.length && (
        <p>
          The last {formatCount(latest.length)} of {formatCount(count)}. All of them are in the export (JSON).
        </p>
      )}
    </>
  )
}

function Anchor({ anchor }: { anchor: AnchorView }) {
  const [address, entry] = [`/api/anchors/${anchor.sequence}`, `entry ${formatCount(anchor.sequence)}`]
  return (
    <li>
      <p>
        Up to {entry}. {anchorWords(anchor, readersTimeZone())}
      </p>
      <p className={styles.files}>
        <a href={`${address}/receipt`} download>
          Receipt for {entry}
        </a>
        {anchor.isReadable && (
          <a href={`${address}/proof`} download>
            Timestamp for {entry} (.ots)
          </a>
        )}
      </p>
    </li>
  )
}
