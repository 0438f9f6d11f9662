import type { ReactNode } from 'react'
import type { AssetRowView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import type { Instant } from '#domain/time.ts'
import { alertLine, lastAlert, splitName } from '#web/assets/asset-format.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { listMessages } from './list-messages.ts'
import styles from './row-annotations.module.css'

type RowAnnotationsProps = {
  row: AssetRowView
  now: Instant
  /** Shown before the annotations. */
  children?: ReactNode
}

/** The annotations of a row, in muted text; most rows have none. */
export function RowAnnotations({ row, now, children }: RowAnnotationsProps) {
  const annotations = annotationsOf(row, now, useLanguage())
  if (annotations.length === 0 && !children) return null
  return (
    <ul className={styles.annotations}>
      {children && <li>{children}</li>}
      {annotations.map((annotation) => (
        <li key={annotation}>{annotation}</li>
      ))}
    </ul>
  )
}

type Annotated = Pick<AssetRowView, 'crossings' | 'pendingSplit' | 'isTestDue' | 'isAwaitingOutcome' | 'heldBackPrice'>

/** The annotations of an asset in a list: first what needs an answer, then the stops and targets that were passed. */
export function annotationsOf(
  { crossings, pendingSplit, ...row }: Annotated,
  now: Instant,
  language: Language = 'en',
): string[] {
  const { notes } = listMessages(language)
  const passed = (['stop-loss', 'take-profit'] as const).flatMap((level) => lastAlert(crossings, level) ?? [])
  return [
    ...(pendingSplit ? [notes.split(splitName(pendingSplit, language))] : []),
    ...(row.isAwaitingOutcome ? [notes.outcome] : []),
    ...(row.isTestDue ? [notes.test] : []),
    ...(row.heldBackPrice && !pendingSplit ? [notes.quarantined] : []),
    ...passed.map((alert) => alertLine(alert, now, language)),
  ]
}
