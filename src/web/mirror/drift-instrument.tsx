import type { MirrorView } from '#contract/mirror.ts'
import { formatDay } from '#web/ui/format.ts'
import { Instrument } from './instrument.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'

type DriftProps = { user: string; mirror: MirrorView }

/** What changed between the entries of each asset: description, never a score. */
export function DriftInstrument({ user, mirror: { drift, assets } }: DriftProps) {
  const of = new Set(drift.map(({ assetId }) => assetId)).size
  return (
    <Instrument
      name="Drift"
      n={`${of} of ${assets.length} ${assets.length === 1 ? 'asset' : 'assets'}`}
      note={
        <p>Read from the entries by rule, each from the first entry that shows it. It says what changed, not why.</p>
      }
    >
      {drift.length === 0 ? (
        <p className={styles.quiet}>Nothing has changed between your entries that these rules would notice.</p>
      ) : (
        <ul className={styles.drift}>
          {drift.map((found) => (
            <li key={`${found.sequence} ${found.words}`}>
              {found.words}{' '}
              <MirrorEntryLink user={user} assets={assets} entry={found}>
                {formatDay(found.on)}
              </MirrorEntryLink>
            </li>
          ))}
        </ul>
      )}
    </Instrument>
  )
}
