import { useId } from 'react'
import { Field } from './field.tsx'
import styles from './select-field.module.css'

type SelectFieldProps = {
  label: string
  /** The words of the option that stands for no choice; without them one is always chosen. */
  any?: string
  /** '' if nothing is chosen. */
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** A choice of one option from a list, or of none where that has words. */
export function SelectField({ label, any, value, options, onChoose }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <div className={styles.line}>
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          {any !== undefined && <option value="">{any}</option>}
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
