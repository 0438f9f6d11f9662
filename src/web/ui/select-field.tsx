import { useId } from 'react'
import { Field } from './field.tsx'
import styles from './select-field.module.css'

type SelectFieldProps = {
  label: string
  /** What is chosen when nothing is. */
  any: string
  /** '' where nothing is chosen. */
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** One of a list of words, or none of them. */
export function SelectField({ label, any, value, options, onChoose }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
