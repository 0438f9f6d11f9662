import type { MirrorView } from '#contract/mirror.ts'
import { formatDay } from '#web/ui/format.ts'
import { FoldedRows } from './folded-rows.tsx'
import { Instrument } from './instrument.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { ThenAndNow } from './then-and-now.tsx'

type DriftProps = { user: string; mirror: MirrorView }

/** What changed between the theses of each asset, one line for each change; it describes and does not score. */
export function DriftInstrument({ user, mirror }: DriftProps) {
  const { drift, assets } = mirror
  const ofAssets = [...Map.groupBy(drift, ({ assetId }) => assetId)]
  return (
    <Instrument
      name="Drift"
      n={`${ofAssets.length} of ${assets.length} ${assets.length === 1 ? 'asset' : 'assets'}`}
      note={
        <p>Read from the entries by rule, each from the first entry that shows it. It says what changed, not why.</p>
      }
    >
      {drift.length === 0 ? (
        <p className={styles.quiet}>Nothing has changed between your entries that these rules would notice.</p>
      ) : (
        <ul className={styles.drift}>
          {ofAssets.map(([assetId, found]) => (
            <li key={assetId}>
              <AssetDrift user={user} mirror={mirror} found={found} />
            </li>
          ))}
        </ul>
      )}
    </Instrument>
  )
}

function AssetDrift({ user, mirror, found }: DriftProps & { found: MirrorView['drift'] }) {
  // Forgotten figures occur in nearly every journal, so other changes come first.
  const [first, ...more] = found.toSorted((one, other) => rankOf(one) - rankOf(other))
  const sides = mirror.thenAndNow.find(({ assetId }) => assetId === first?.assetId)
  if (!first) return null
  const line = (one: MirrorView['drift'][number]) => (
    <>
      {one.words}{' '}
      <MirrorEntryLink user={user} assets={mirror.assets} entry={one}>
        {formatDay(one.on)}
      </MirrorEntryLink>
    </>
  )
  return (
    <>
      {line(first)}
      <FoldedRows label={`${first.ticker}, then and now`} rows={more}>
        {(drawn) => (
          <>
            {drawn.map((one) => (
              <p key={`${one.sequence} ${one.words}`}>{line(one)}</p>
            ))}
            {sides && <ThenAndNow user={user} assets={mirror.assets} sides={sides} />}
          </>
        )}
      </FoldedRows>
    </>
  )
}

const rankOf = ({ kind }: MirrorView['drift'][number]): number => (kind === 'figures-forgotten' ? 1 : 0)
