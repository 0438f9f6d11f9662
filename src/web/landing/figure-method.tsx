import { Fragment } from 'react'
import { type Figure, type FigureKey, PRICE_ONLY_NOTE } from '#domain/assets/figure.ts'
import { FIGURES } from '#domain/assets/figures.ts'
import styles from './figure-method.module.css'

/** How figures are computed, in the very words in which the app explains them. */
export const FigureMethods = ({ of }: { of: readonly FigureKey[] }) =>
  of.map((key) => <FigureMethod key={key} figure={FIGURES[key]} />)

function FigureMethod({ figure: { label, methods, terms } }: { figure: Figure }) {
  const all = Object.values(methods)
  // The page says once of every gain what it leaves out.
  const notes = new Set(all.flatMap((method) => method.notes ?? []).filter((note) => note !== PRICE_ONLY_NOTE))
  return (
    <>
      {[...Map.groupBy(all, ({ formula }) => formula)].map(([formula, same]) => (
        <p key={formula} className={styles.formula}>
          {[label, same.flatMap(({ scope = [] }) => scope).join(' and ')].join(' ').trim()} = {formula}
        </p>
      ))}
      {(notes.size > 0 || Object.keys(terms).length > 0) && (
        <p>
          {Object.entries(terms).map(([term, meaning]) => (
            <Fragment key={term}>
              <i>{term}</i>: {meaning}.{' '}
            </Fragment>
          ))}
          {[...notes].join(' ')}
        </p>
      )}
    </>
  )
}
