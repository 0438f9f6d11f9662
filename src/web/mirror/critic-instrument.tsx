import type { MirrorView } from '#contract/mirror.ts'
import { fixedWords } from '#domain/figure-format.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { isDemo } from '#web/layout/is-demo.ts'
import { Instrument } from './instrument.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { OpenedParts } from './opened-figure.tsx'
import { scoreMessages } from './score-messages.ts'

type CriticProps = { user: string; mirror: MirrorView }

/** The Brier scores of the critic's blind probabilities, beside those of the user and of the base rate, by model. */
export function CriticInstrument({ user, mirror: { critics, judged, assets } }: CriticProps) {
  const language = useLanguage()
  const { critic } = scoreMessages(language)
  const { claims, opened } = mirrorMessages(language)
  const score = (value: number) => fixedWords(value, 3, language)
  return (
    <Instrument
      isWithoutAmounts
      name={critic.name}
      n={claims(judged)}
      isSilent={judged === 0}
      method={<p>{critic.method}</p>}
    >
      {judged === 0 ? (
        <p className={styles.quiet}>{`${critic.none}${isDemo() ? critic.ofDemo : ''}`}</p>
      ) : (
        <>
          <table className={styles.table}>
            <caption>{critic.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{critic.model}</th>
                <th scope="col">{critic.its}</th>
                <th scope="col">{critic.yours}</th>
                <th scope="col">{critic.baseRate}</th>
              </tr>
            </thead>
            <tbody>
              {critics.map(({ model, n, scored }) => (
                <tr key={model}>
                  <th scope="row">
                    {model}
                    <span>{claims(n)}</span>
                  </th>
                  {scored ? (
                    <>
                      <td>{score(scored.model)}</td>
                      <td>{score(scored.person)}</td>
                      <td>{score(scored.baseRate)}</td>
                    </>
                  ) : (
                    <td colSpan={3}>{critic.tooFew}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <OpenedParts
            user={user}
            assets={assets}
            parts={critics.map(({ model, n }) => ({
              figure: 'critic',
              part: model,
              label: opened.part(model, claims(n)),
            }))}
          />
        </>
      )}
    </Instrument>
  )
}
