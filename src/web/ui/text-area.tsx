import { type ComponentProps, useId } from 'react'
import { describeField, Field, type FieldWords } from './field.tsx'
import { useFieldMask } from './field-mask.ts'
import styles from './text-area.module.css'

type TextAreaProps = FieldWords & ComponentProps<'textarea'>

/** A text area in the serif font that is reserved for people's own words. It grows with the text. */
export function TextArea({ label, unit, hint, error, id, ...rest }: TextAreaProps) {
  const ownId = useId()
  const masked = useFieldMask<HTMLTextAreaElement>(rest, 'own words')
  const words = { label, unit, hint, error }
  const areaId = id ?? ownId
  return (
    <Field id={areaId} {...words}>
      <textarea className={styles.area} {...rest} {...masked} {...describeField(areaId, words)} />
    </Field>
  )
}
