import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'

type ButtonProps = ComponentProps<'button'> & {
  /** `primary`: the main action. `plain`: another action. `quiet`: cancelling, or a minor action. */
  variant?: 'primary' | 'plain' | 'quiet'
}

/** A button. Its `type` is `button` by default, so that it does not submit a form by accident. */
export function Button({ variant = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classes(styles.button, styles[variant], className)} {...rest} />
}

/** A link to another page that looks like a button, because following it is the page's action. */
export function ButtonLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a className={classes(styles.button, styles.plain, className)} {...rest} />
}
