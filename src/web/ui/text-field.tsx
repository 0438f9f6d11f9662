import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { describeField, Field, type FieldWords } from './field.tsx'
import { type Hides, useFieldMask } from './field-mask.ts'
import styles from './text-field.module.css'

type TextFieldProps = FieldWords & ComponentProps<'input'> & { hides?: Hides }

/** Types without an amount to hide: a day, a file, and a password, which is hidden anyway. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['date', 'file', 'password'])

/** One line of text with its label, its hint and its error. It takes every property of `input`. */
export function TextField({ label, unit, hint, error, id, className, hides, ...rest }: TextFieldProps) {
  const ownId = useId()
  const { type = 'text' } = rest
  const masked = useFieldMask<HTMLInputElement>(rest, WITHOUT_WORDS.has(type) ? 'nothing' : (hides ?? 'what is masked'))
  const words = { label, unit, hint, error }
  const inputId = id ?? ownId
  return (
    <Field id={inputId} {...words}>
      <input
        className={classes(styles.input, className)}
        {...rest}
        {...masked}
        {...(rest['aria-valuetext'] !== undefined && { 'aria-valuetext': String(masked.value) })}
        {...describeField(inputId, words)}
        type={type}
      />
    </Field>
  )
}
