import { useId } from 'react'
import styles from './choice.module.css'
import field from './field.module.css'

type ChoiceProps<Value extends string> = {
  /** The accessible name of the group, exactly. */
  legend: string
  options: readonly Value[]
  /** How the options are shown; by themselves if it is left out. */
  names?: Readonly<Partial<Record<Value, string>>>
  /** null if nothing is chosen yet */
  value: Value | null
  onChange: (value: Value) => void
  /** What is wrong, and what to choose instead; falsy if nothing is wrong. */
  error?: string | undefined
}

/** A choice of one option, all of them visible. They are native radio buttons, so the arrow keys work. */
export function Choice<Value extends string>({ legend, options, names, value, onChange, error }: ChoiceProps<Value>) {
  const [id, errorId] = [useId(), useId()]
  return (
    <div
      className={styles.choice}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <span id={id} className={styles.legend}>
        {legend}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => onChange(option)} />
            <span>{names?.[option] ?? option}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
