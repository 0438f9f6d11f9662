import { createContext, type ReactNode, useContext, useId } from 'react'
import { classes } from './classes.ts'
import styles from './disclosure.module.css'

type DisclosureProps = {
  label: ReactNode
  isOpenAtFirst?: boolean
  className?: string | undefined
  /** Called when it is opened, to fetch what is needed only then. */
  onOpen?: () => void
  onClose?: () => void
  children: ReactNode
}

const About = createContext<string | undefined>(undefined)

/**
 * Says of what everything folded below it is, by the id of a heading or a sentence: several of one page have one label, and whoever
 * hears them one after the other hears which is which.
 */
export const DisclosuresAbout = About.Provider

/** What names the thing that folds and unfolds: its own words, and then what it is about. */
export function useNameAbout(): { readonly id?: string; readonly 'aria-labelledby'?: string } {
  const [id, about] = [useId(), useContext(About)]
  return about === undefined ? {} : { id, 'aria-labelledby': `${id} ${about}` }
}

/** Content that is folded unless `isOpenAtFirst` is set. */
export function Disclosure({ label, isOpenAtFirst = false, className, onOpen, onClose, children }: DisclosureProps) {
  const name = useNameAbout()
  return (
    <details
      className={classes(styles.disclosure, className)}
      open={isOpenAtFirst}
      onToggle={(event) => (event.currentTarget.open ? onOpen : onClose)?.()}
    >
      <summary {...name}>{label}</summary>
      {children}
    </details>
  )
}
