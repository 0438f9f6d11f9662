import type { ReactNode } from 'react'
import { FieldMask } from '#web/ui/field-mask.ts'
import { useAmountsHidden } from './hidden-amounts.ts'
import { maskAmounts } from './mask-amounts.ts'

/** While amounts are hidden, the fields inside show theirs only to whoever is in them. */
export const MaskedFields = ({ children }: { children: ReactNode }) => (
  <FieldMask value={useAmountsHidden() ? mask : null}>{children}</FieldMask>
)

const mask = (text: string): string => maskAmounts(text, '•••')
