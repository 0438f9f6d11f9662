import { Fragment } from 'react'
import { type Figure, type FigureKey, PRICE_ONLY_NOTE } from '#domain/assets/figure.ts'
import { FIGURES } from '#domain/assets/figures.ts'
import { More } from './article.tsx'
import styles from './figure-method.module.css'

/** How related figures are computed, in the same words in which the app explains them. */
export function FigureMethods({ of }: { of: readonly FigureKey[] }) {
  const figures: readonly Figure[] = of.map((key) => FIGURES[key])
  const terms = new Map(figures.flatMap((figure) => Object.entries(figure.terms)))
  const methods = figures.flatMap((figure) => Object.values(figure.methods))
  // The page says once for all gains that they are price only.
  const notes = new Set(methods.flatMap((method) => method.notes ?? []).filter((note) => note !== PRICE_ONLY_NOTE))
  return (
    <>
      {[...Map.groupBy(figures.flatMap(namedMethods), ({ formula }) => formula)].map(([formula, same]) => (
        <p key={formula} className={styles.formula}>
          {namesOf(same)} = {formula}
        </p>
      ))}
      {notes.size + terms.size > 0 && (
        <More about="What the words mean">
          <p>
            {[...terms].map(([term, meaning]) => (
              <Fragment key={term}>
                <i>{term}</i>: {meaning}.{' '}
              </Fragment>
            ))}
            {[...notes].join(' ')}
          </p>
        </More>
      )}
    </>
  )
}

type NamedMethod = { readonly label: string; readonly scope?: string; readonly formula: string }

const namedMethods = ({ label, methods }: Figure): NamedMethod[] =>
  Object.values(methods).map((method) => ({ ...method, label }))

/** Methods that have the same formula share its line: `Total gain/loss of what you hold and of what you watch`. */
const namesOf = (same: readonly NamedMethod[]): string =>
  [...Map.groupBy(same, ({ label }) => label)]
    .map(([label, own]) => `${label} ${own.flatMap(({ scope = [] }) => scope).join(' and ')}`.trim())
    .join(', ')
