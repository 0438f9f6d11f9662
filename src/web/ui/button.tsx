import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'

type ButtonProps = ComponentProps<'button'> & {
  /** primary: the one thing to do here. plain: another thing to do. quiet: a way back or aside. */
  variant?: 'primary' | 'plain' | 'quiet'
}

/** A button that submits only when told to: `type` is `button` unless it is said. */
export function Button({ variant = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classes(styles.button, styles[variant], className)} {...rest} />
}

/** A link to another page that looks like a button, because there it is what one does. */
export function ButtonLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a className={classes(styles.button, styles.plain, className)} {...rest} />
}
