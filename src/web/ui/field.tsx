import type { ReactNode } from 'react'
import styles from './field.module.css'

/** The words around the control of every field. */
export type FieldWords = {
  /** The accessible name, exactly. */
  label: string
  /** The unit, such as «shares», beside the label. It is not part of the accessible name. */
  unit?: string | undefined
  hint?: ReactNode
  /** What is wrong and what to type instead; falsy if nothing is wrong. */
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

/** The properties that connect a control with the words around it. */
export function describeField(id: string, { unit, hint, error }: Omit<FieldWords, 'label'>) {
  const describedBy = [error && `${id}-error`, unit && `${id}-unit`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
}
