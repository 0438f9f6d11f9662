import type { MirrorView } from '#contract/mirror.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay } from '#web/ui/format.ts'
import { FoldedRows } from './folded-rows.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'

type MoreDriftProps = { user: string; mirror: MirrorView }

/** What else changed in single assets, for which the findings have no room: unfolded below them, so that none hides another. */
export function MoreDrift({ user, mirror }: MoreDriftProps) {
  const language = useLanguage()
  const { moreDrift } = mirrorMessages(language).finding
  const more = driftUnder(mirror).toSorted((one, other) => other.sequence - one.sequence)
  if (more.length === 0) return null
  return (
    <div className={classes(styles.row, styles.folded)}>
      <div />
      <FoldedRows name="more drift" label={moreDrift(more.length)} rows={more}>
        {(drawn) => (
          <ul className={styles.drift}>
            {drawn.map((one) => (
              <li key={`${one.sequence} ${one.words}`}>
                {one.words}{' '}
                <MirrorEntryLink user={user} assets={mirror.assets} entry={one}>
                  {formatDay(one.on, language)}
                </MirrorEntryLink>
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
    </div>
  )
}

/** What changed in one asset and is no finding. Figures are forgotten in nearly every journal: that is told under Drift alone. */
export function driftUnder({ drift, findings }: Pick<MirrorView, 'drift' | 'findings'>): MirrorView['drift'] {
  const titles = new Set(findings.map(({ title }) => title))
  return drift.filter(({ kind, words }) => kind !== 'figures-forgotten' && !titles.has(words))
}
