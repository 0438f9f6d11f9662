import { asCold } from './brief-case.ts'
import type { CriticCase, Half } from './case.ts'
import { COLD_26_Y_A } from './cold/cold-26-y-a.ts'
import { COLD_26_Y_B } from './cold/cold-26-y-b.ts'
import { COLD_SEQUENCES_26_Y } from './cold/cold-sequences-26-y.ts'
import { ANALYTICAL } from './held-out/analytical.ts'
import { CHATTY } from './held-out/chatty.ts'
import { COLD_23_M } from './held-out/cold-23-m.ts'
import { COLD_SEQUENCES_23_M } from './held-out/cold-sequences-23-m.ts'
import { EMOTIONAL } from './held-out/emotional.ts'
import { PLAIN } from './held-out/plain.ts'
import { SEQUENCES } from './held-out/sequences.ts'
import { TERSE } from './held-out/terse.ts'
import { UNSEEN_6 } from './held-out/unseen-6.ts'
import { UNSEEN_SEQUENCES_6 } from './held-out/unseen-sequences-6.ts'
import { ANALYTICAL as TUNING_ANALYTICAL } from './tuning/analytical.ts'
import { ANALYTICAL_2 } from './tuning/analytical-2.ts'
import { CHATTY as TUNING_CHATTY } from './tuning/chatty.ts'
import { CHATTY_2 } from './tuning/chatty-2.ts'
import { COLD_7 } from './tuning/cold-7.ts'
import { COLD_8 } from './tuning/cold-8.ts'
import { COLD_9 } from './tuning/cold-9.ts'
import { COLD_10 } from './tuning/cold-10.ts'
import { COLD_11 } from './tuning/cold-11.ts'
import { COLD_12 } from './tuning/cold-12.ts'
import { COLD_13 } from './tuning/cold-13.ts'
import { COLD_14 } from './tuning/cold-14.ts'
import { COLD_15 } from './tuning/cold-15.ts'
import { COLD_16 } from './tuning/cold-16.ts'
import { COLD_17 } from './tuning/cold-17.ts'
import { COLD_18_A } from './tuning/cold-18-a.ts'
import { COLD_18_B } from './tuning/cold-18-b.ts'
import { COLD_18_C } from './tuning/cold-18-c.ts'
import { COLD_19_D } from './tuning/cold-19-d.ts'
import { COLD_20_E } from './tuning/cold-20-e.ts'
import { COLD_21_F } from './tuning/cold-21-f.ts'
import { COLD_22_G } from './tuning/cold-22-g.ts'
import { COLD_22_J } from './tuning/cold-22-j.ts'
import { COLD_22_K } from './tuning/cold-22-k.ts'
import { COLD_22_L } from './tuning/cold-22-l.ts'
import { COLD_SEQUENCES_7 } from './tuning/cold-sequences-7.ts'
import { COLD_SEQUENCES_19_D } from './tuning/cold-sequences-19-d.ts'
import { COLD_SEQUENCES_20_E } from './tuning/cold-sequences-20-e.ts'
import { COLD_SEQUENCES_21_F } from './tuning/cold-sequences-21-f.ts'
import { COLD_SEQUENCES_22_G } from './tuning/cold-sequences-22-g.ts'
import { COLD_SEQUENCES_22_J } from './tuning/cold-sequences-22-j.ts'
import { COLD_SEQUENCES_22_K } from './tuning/cold-sequences-22-k.ts'
import { EMOTIONAL as TUNING_EMOTIONAL } from './tuning/emotional.ts'
import { EMOTIONAL_2 } from './tuning/emotional-2.ts'
import { FIGURES_41_F } from './tuning/figures-41-f.ts'
import { KEPT_36_K_A } from './tuning/kept-36-k-a.ts'
import { KEPT_36_K_B } from './tuning/kept-36-k-b.ts'
import { KEPT_36_K_C } from './tuning/kept-36-k-c.ts'
import { KEPT_36_K_D } from './tuning/kept-36-k-d.ts'
import { MIXED_3 } from './tuning/mixed-3.ts'
import { MIXED_4 } from './tuning/mixed-4.ts'
import { MIXED_5 } from './tuning/mixed-5.ts'
import { PLAIN as TUNING_PLAIN } from './tuning/plain.ts'
import { PLAIN_2 } from './tuning/plain-2.ts'
import { PLANNED_40_Q_A } from './tuning/planned-40-q-a.ts'
import { PLANNED_40_Q_B } from './tuning/planned-40-q-b.ts'
import { PLANNED_40_Q_C } from './tuning/planned-40-q-c.ts'
import { READ_24_R_A } from './tuning/read-24-r-a.ts'
import { READ_24_R_B } from './tuning/read-24-r-b.ts'
import { READ_24_S } from './tuning/read-24-s.ts'
import { READ_24_T } from './tuning/read-24-t.ts'
import { READ_25_U } from './tuning/read-25-u.ts'
import { READ_25_V } from './tuning/read-25-v.ts'
import { READ_25_W } from './tuning/read-25-w.ts'
import { READ_26_X_A } from './tuning/read-26-x-a.ts'
import { READ_26_X_B } from './tuning/read-26-x-b.ts'
import { READ_30_A } from './tuning/read-30-a.ts'
import { READ_30_B } from './tuning/read-30-b.ts'
import { READ_30_C } from './tuning/read-30-c.ts'
import { READ_30_D } from './tuning/read-30-d.ts'
import { READ_30_E } from './tuning/read-30-e.ts'
import { READ_30_F } from './tuning/read-30-f.ts'
import { READ_31_V_A } from './tuning/read-31-v-a.ts'
import { READ_31_V_B } from './tuning/read-31-v-b.ts'
import { READ_31_V_C } from './tuning/read-31-v-c.ts'
import { READ_31_V_D } from './tuning/read-31-v-d.ts'
import { READ_31_V_E } from './tuning/read-31-v-e.ts'
import { READ_32_A } from './tuning/read-32-a.ts'
import { READ_33_B } from './tuning/read-33-b.ts'
import { READ_33_C } from './tuning/read-33-c.ts'
import { READ_33_E } from './tuning/read-33-e.ts'
import { READ_35_E } from './tuning/read-35-e.ts'
import { READ_37_A } from './tuning/read-37-a.ts'
import { READ_SEQUENCES_24_R } from './tuning/read-sequences-24-r.ts'
import { READ_SEQUENCES_25_U } from './tuning/read-sequences-25-u.ts'
import { READ_SEQUENCES_26_X } from './tuning/read-sequences-26-x.ts'
import { SEQUENCES as TUNING_SEQUENCES } from './tuning/sequences.ts'
import { SEQUENCES_2 } from './tuning/sequences-2.ts'
import { TERSE as TUNING_TERSE } from './tuning/terse.ts'
import { TERSE_2 } from './tuning/terse-2.ts'
import { TESTS_18_A } from './tuning/tests-18-a.ts'
import { TESTS_18_B } from './tuning/tests-18-b.ts'
import { TESTS_18_C } from './tuning/tests-18-c.ts'
import { TESTS_19_D } from './tuning/tests-19-d.ts'
import { TESTS_20_E } from './tuning/tests-20-e.ts'
import { TESTS_20_F } from './tuning/tests-20-f.ts'
import { TESTS_21_F } from './tuning/tests-21-f.ts'
import { TESTS_22_G } from './tuning/tests-22-g.ts'
import { TESTS_22_H } from './tuning/tests-22-h.ts'
import { TESTS_22_I } from './tuning/tests-22-i.ts'
import { TESTS_25_A } from './tuning/tests-25-a.ts'
import { TESTS_25_B } from './tuning/tests-25-b.ts'
import { TESTS_25_C } from './tuning/tests-25-c.ts'
import { TESTS_25_D } from './tuning/tests-25-d.ts'
import { TESTS_26_A } from './tuning/tests-26-a.ts'
import { TESTS_26_B } from './tuning/tests-26-b.ts'
import { TESTS_30_A } from './tuning/tests-30-a.ts'
import { TESTS_30_B } from './tuning/tests-30-b.ts'
import { TESTS_30_C } from './tuning/tests-30-c.ts'
import { TESTS_30_D } from './tuning/tests-30-d.ts'
import { TESTS_38_A } from './tuning/tests-38-a.ts'
import { TOLD_32_D } from './tuning/told-32-d.ts'
import { UNHEARD_38_E } from './tuning/unheard-38-e.ts'
import { UNSEEN_6 as TUNING_UNSEEN_6 } from './tuning/unseen-6.ts'
import { UNSEEN_SEQUENCES_6 as TUNING_UNSEEN_SEQUENCES_6 } from './tuning/unseen-sequences-6.ts'

/** What was written by somebody who had not seen the critic. The half was read once when these were added, and is not tuned to. */
const WRITTEN_BLIND: readonly (readonly CriticCase[])[] = [COLD_23_M, COLD_SEQUENCES_23_M]

/** What was written without looking at the critic, and not given to it yet. */
const UNREAD: readonly (readonly CriticCase[])[] = [COLD_26_Y_A, COLD_26_Y_B, COLD_SEQUENCES_26_Y]

const HALVES: Readonly<Record<Half, readonly (readonly CriticCase[])[]>> = {
  'held-out': [
    ...[TERSE, PLAIN, ANALYTICAL, EMOTIONAL, CHATTY, SEQUENCES, UNSEEN_6, UNSEEN_SEQUENCES_6],
    ...WRITTEN_BLIND.map((batch) => batch.map(asCold)),
  ],
  cold: UNREAD.map((batch) => batch.map(asCold)),
  tuning: [
    TUNING_TERSE,
    TUNING_PLAIN,
    TUNING_ANALYTICAL,
    TUNING_EMOTIONAL,
    TUNING_CHATTY,
    TUNING_SEQUENCES,
    TERSE_2,
    PLAIN_2,
    ANALYTICAL_2,
    CHATTY_2,
    EMOTIONAL_2,
    SEQUENCES_2,
    MIXED_3,
    MIXED_4,
    MIXED_5,
    TUNING_UNSEEN_6,
    TUNING_UNSEEN_SEQUENCES_6,
    COLD_7,
    COLD_8,
    COLD_9,
    COLD_10,
    COLD_11,
    COLD_12,
    COLD_13,
    COLD_14,
    COLD_15,
    COLD_16,
    COLD_17,
    COLD_18_A,
    COLD_18_B,
    COLD_18_C,
    COLD_19_D,
    TESTS_18_A,
    TESTS_18_B,
    TESTS_18_C,
    TESTS_19_D,
    TESTS_20_F,
    COLD_SEQUENCES_7,
    COLD_SEQUENCES_19_D,
    COLD_20_E,
    COLD_SEQUENCES_20_E,
    TESTS_20_E,
    COLD_21_F,
    COLD_SEQUENCES_21_F,
    TESTS_21_F,
    COLD_22_J,
    COLD_SEQUENCES_22_J,
    COLD_22_K,
    COLD_SEQUENCES_22_K,
    COLD_22_L,
    COLD_22_G,
    TESTS_22_G,
    COLD_SEQUENCES_22_G,
    TESTS_22_H,
    TESTS_22_I,
    TESTS_25_A,
    TESTS_25_B,
    TESTS_25_C,
    TESTS_25_D,
    TESTS_26_A,
    TESTS_26_B,
    TESTS_30_A,
    TESTS_30_B,
    TESTS_30_C,
    TESTS_30_D,
    READ_24_R_A,
    READ_24_R_B,
    READ_24_S,
    READ_24_T,
    READ_SEQUENCES_24_R,
    READ_25_U,
    READ_25_V,
    READ_25_W,
    READ_SEQUENCES_25_U,
    READ_26_X_A,
    READ_26_X_B,
    READ_30_D,
    READ_SEQUENCES_26_X,
    READ_30_A,
    READ_30_B,
    READ_30_E,
    READ_30_C,
    READ_30_F,
    READ_31_V_A,
    READ_31_V_B,
    READ_31_V_C,
    READ_31_V_D,
    READ_31_V_E,
    READ_32_A,
    READ_33_C,
    READ_33_E,
    READ_35_E,
    PLANNED_40_Q_A,
    PLANNED_40_Q_B,
    PLANNED_40_Q_C,
    READ_37_A,
    TESTS_38_A,
    FIGURES_41_F,
    KEPT_36_K_A,
    KEPT_36_K_B,
    KEPT_36_K_C,
    KEPT_36_K_D,
    TOLD_32_D,
    READ_33_B,
    UNHEARD_38_E,
  ],
}

/**
 * The cases of one half.
 * @throws if a case contradicts itself; the message names the case and the contradiction
 */
export function corpusOf(half: Half): readonly CriticCase[] {
  const cases = HALVES[half].flat()
  const faults = [...cases.flatMap(faultsOf), ...repeated(cases.map(({ id }) => id)).map((id) => `${id} stands twice`)]
  if (faults.length > 0) throw new Error(`The ${half} half is faulty:\n${faults.join('\n')}`)
  return cases
}

/** The faults of a case that the compiler cannot find. */
function faultsOf({ id, entries, expert }: CriticCase): readonly string[] {
  const last = entries.at(-1)
  if (!last) return [`${id} has no entry`]
  const { first, says = [], mustNot = [], mayAsk = [], falsifiers = [] } = expert
  const days = entries.map(({ day }) => day)
  return [
    ...falsifiers.filter((words) => !last.thesis.includes(words)).map((words) => `${id} does not say “${words}”`),
    ...repeated([first, ...says, ...mustNot, ...mayAsk]).map((kind) => `${id} judges ${kind} twice`),
    ...(days.some((day, at) => at > 0 && (day ?? '9') < (days[at - 1] ?? '')) ? [`${id} goes back in time`] : []),
  ]
}

const repeated = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => words.indexOf(word) !== index)
