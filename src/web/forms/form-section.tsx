import type { ReactNode } from 'react'
import styles from './form-section.module.css'

type FormSectionProps = {
  title: string
  /** The fragment of the page's address that leads to it. */
  id?: string
  /** The content of the margin. */
  margin?: ReactNode
  children: ReactNode
}

/** A part of a form, laid out like the journal: a heading in the left column, the fields beside it, then the margin. */
export function FormSection({ title, id, margin, children }: FormSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
      {margin}
    </section>
  )
}

/** Puts fields side by side where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
