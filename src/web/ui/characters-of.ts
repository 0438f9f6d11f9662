import type { CSSProperties, ReactNode } from 'react'

type Counted = CSSProperties & { readonly '--characters'?: number }

/** Tells a style sheet how many characters a figure has, so that it can be set as large as all of them fit on one line. */
export const charactersOf = (figure: ReactNode): Counted =>
  typeof figure === 'string' ? { '--characters': figure.length } : {}
