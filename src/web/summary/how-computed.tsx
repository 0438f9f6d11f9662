import { Link } from '@tanstack/react-router'
import { assetPath } from '#web/routes/asset-path.ts'
import type { Line } from './formulas.ts'

type HowComputedProps = { user: string; words: string; lines: readonly Line[] }

/**
 * How a figure comes about: in words, and then with the user's own numbers. Each asset leads to its page, which has the
 * explanation of its own figures and the entries that they came from.
 */
export function HowComputed({ user, words, lines }: HowComputedProps) {
  return (
    <>
      <p>{words}</p>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ key, label, formula, asset }) => (
            <div key={key}>
              <dt>{asset ? <Link to={assetPath(user, asset.list, asset.assetId)}>{label}</Link> : label}</dt>
              <dd>{formula}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
