import type { ReactNode } from 'react'
import { FieldMask } from '#web/ui/field-mask.ts'
import { useAmountsHidden } from './hidden-amounts.ts'
import { maskAmounts } from './mask-amounts.ts'

/** While amounts are hidden, a field inside shows its amount only while it has the focus. */
export const MaskedFields = ({ children }: { children: ReactNode }) => (
  <FieldMask value={useAmountsHidden() ? mask : null}>{children}</FieldMask>
)

const mask = (text: string, isOwnWords: boolean): string => maskAmounts(text, '•••', isOwnWords)
