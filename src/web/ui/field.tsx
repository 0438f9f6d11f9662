import type { ReactNode } from 'react'
import styles from './field.module.css'

/** What every field says around its control. */
export type FieldWords = {
  /** The accessible name, exactly. */
  label: string
  /** What is counted, beside the label and outside of the name: «shares». */
  unit?: string | undefined
  hint?: ReactNode
  /** What is wrong and what to type instead; falsy when nothing is. */
  error?: string | undefined
}

type FieldProps = FieldWords & { id: string; children: ReactNode }

/** Label, control, hint and error of one field. The control inside takes `describeField(id, words)`. */
export function Field({ id, label, unit, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {unit && <span id={`${id}-unit`}>{unit}</span>}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** Ties a control to the words around it. */
export function describeField(id: string, { unit, hint, error }: Omit<FieldWords, 'label'>) {
  const describedBy = [error && `${id}-error`, unit && `${id}-unit`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
}
