import type { ReactNode } from 'react'
import styles from './form-section.module.css'

type FormSectionProps = {
  title: string
  /** Its name in the address of the page, where something leads to it. */
  id?: string
  /** What stands in the margin, where there is one. */
  margin?: ReactNode
  children: ReactNode
}

/** A part of a form, laid out as the journal is: a word in the left column, the writing beside it, then the margin. */
export function FormSection({ title, id, margin, children }: FormSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
      {margin}
    </section>
  )
}

/** Fields that belong side by side where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
