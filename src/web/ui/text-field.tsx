import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { describeField, Field, type FieldWords } from './field.tsx'
import styles from './text-field.module.css'

type TextFieldProps = FieldWords & ComponentProps<'input'>

/** One line of text with its label, its hint and what is wrong with it. Takes every property of `input`. */
export function TextField({ label, unit, hint, error, id, className, ...rest }: TextFieldProps) {
  const ownId = useId()
  const words = { label, unit, hint, error }
  const inputId = id ?? ownId
  return (
    <Field id={inputId} {...words}>
      <input type="text" className={classes(styles.input, className)} {...rest} {...describeField(inputId, words)} />
    </Field>
  )
}
