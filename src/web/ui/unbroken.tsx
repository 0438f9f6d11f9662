import type { ReactNode } from 'react'
import styles from './unbroken.module.css'

/** A sum with its sign: between a minus and a dollar sign a browser may begin a new line. */
const SIGNED = /[−+]\$[\d,]*\d(?:\.\d+)?/

/** Sentences in which a sum keeps its sign. */
export function Unbroken({ children }: { children: string }): ReactNode {
  const found = SIGNED.exec(children)
  if (!found) return children
  const [sum] = found
  return (
    <>
      {children.slice(0, found.index)}
      <span className={styles.unbroken}>{sum}</span>
      <Unbroken>{children.slice(found.index + sum.length)}</Unbroken>
    </>
  )
}
