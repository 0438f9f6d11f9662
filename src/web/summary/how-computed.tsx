import type { Line } from './formulas.ts'

/** How a figure comes about: in words, and then with the user's own numbers. */
export function HowComputed({ words, lines }: { words: string; lines: readonly Line[] }) {
  return (
    <>
      <p>{words}</p>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ key, label, formula }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{formula}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
