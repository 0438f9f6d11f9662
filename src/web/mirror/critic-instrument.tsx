import type { MirrorView } from '#contract/mirror.ts'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'

type Critics = MirrorView['critics']

/** The Brier scores of the critic's blind probabilities, beside those of the user and of the base rate, by model. */
export function CriticInstrument({ critics, judged }: { critics: Critics; judged: number }) {
  return (
    <Instrument
      name="The critic"
      n={counted(judged, 'claim')}
      isSilent={judged === 0}
      method={
        <p>
          A language model is asked how probable your claim is before it is told how sure you are, what you hold and
          what the price did. Its first answer counts. The built-in critic gives no probability. Lower scores are
          better; the base rate is how often these claims came true, which nobody knew beforehand.
        </p>
      }
    >
      {judged === 0 ? (
        <p className={styles.quiet}>
          No model has judged a claim that has come to its day. A model is set up by who runs this Candor.
        </p>
      ) : (
        <table className={styles.table}>
          <caption>Brier scores on the same claims</caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Its score</th>
              <th scope="col">Yours</th>
              <th scope="col">Base rate</th>
            </tr>
          </thead>
          <tbody>
            {critics.map(({ model, n, scored }) => (
              <tr key={model}>
                <th scope="row">
                  {model}
                  <span>{counted(n, 'claim')}</span>
                </th>
                {scored ? (
                  <>
                    <td>{scored.model.toFixed(3)}</td>
                    <td>{scored.person.toFixed(3)}</td>
                    <td>{scored.baseRate.toFixed(3)}</td>
                  </>
                ) : (
                  <td colSpan={3}>too few: scores are told from 10 on</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Instrument>
  )
}
