import { PLAIN_ERRORS_OF_CERTAINTY } from './plain-errors-of-certainty.ts'
import { PLAIN_ERRORS_OF_JUDGEMENT } from './plain-errors-of-judgement.ts'
import { PLAIN_ERRORS_OF_MONEY } from './plain-errors-of-money.ts'
import { PLAIN_ERRORS_OF_SPOKEN_FOR_MONEY } from './plain-errors-of-spoken-for-money.ts'
import { ROLES_OF_CERTAINTY } from './roles/errors-of-certainty.ts'
import { ROLES_OF_COMPANY } from './roles/errors-of-company.ts'
import { ROLES_OF_COUNTING } from './roles/errors-of-counting.ts'
import { ROLES_OF_MONEY_AT_STAKE } from './roles/errors-of-money-at-stake.ts'
import { ROLES_OF_TRUST } from './roles/errors-of-trust.ts'
import { SCATTERED_OF_CERTAINTY } from './roles/scattered/scattered-of-certainty.ts'
import { SCATTERED_OF_COMPANY } from './roles/scattered/scattered-of-company.ts'
import { SCATTERED_OF_COUNTING } from './roles/scattered/scattered-of-counting.ts'
import { SCATTERED_OF_MONEY_AT_STAKE } from './roles/scattered/scattered-of-money-at-stake.ts'
import { SCATTERED_OF_TRUST } from './roles/scattered/scattered-of-trust.ts'
import type { Sign } from './sign.ts'
import { signsByShape } from './signs-by-shape.ts'
import { SIGNS_OF_BORROWED_REASONS } from './signs-of-borrowed-reasons.ts'
import { SIGNS_OF_CERTAINTY } from './signs-of-certainty.ts'
import { SIGNS_OF_CONCENTRATION } from './signs-of-concentration.ts'
import { SIGNS_OF_CREDIT } from './signs-of-credit.ts'
import { SIGNS_OF_FEELING } from './signs-of-feeling.ts'
import { SIGNS_OF_KIND } from './signs-of-kind.ts'
import { SIGNS_OF_OTHERS } from './signs-of-others.ts'
import { SIGNS_OF_PRICE } from './signs-of-price.ts'
import { SIGNS_OF_SOBERNESS } from './signs-of-soberness.ts'
import { SIGNS_OF_SOUND_PLANS } from './signs-of-sound-plans.ts'
import { SIGNS_OF_WHAT_ALL_KNOW } from './signs-of-what-all-know.ts'

/** Errors that are told by what the words of a sentence do in it, whatever words they are. */
const BIASES_BY_ROLE: readonly Sign[] = [
  ...ROLES_OF_MONEY_AT_STAKE,
  ...ROLES_OF_COMPANY,
  ...ROLES_OF_COUNTING,
  ...ROLES_OF_CERTAINTY,
  ...ROLES_OF_TRUST,
  ...SCATTERED_OF_COMPANY,
  ...SCATTERED_OF_MONEY_AT_STAKE,
  ...SCATTERED_OF_CERTAINTY,
  ...SCATTERED_OF_TRUST,
  ...SCATTERED_OF_COUNTING,
]
const NAMED_BIASES: readonly Sign[] = [
  ...SIGNS_OF_FEELING,
  ...SIGNS_OF_CERTAINTY,
  ...SIGNS_OF_PRICE,
  ...SIGNS_OF_OTHERS,
  ...SIGNS_OF_CONCENTRATION,
  ...SIGNS_OF_BORROWED_REASONS,
  ...SIGNS_OF_WHAT_ALL_KNOW,
  ...PLAIN_ERRORS_OF_MONEY,
  ...PLAIN_ERRORS_OF_JUDGEMENT,
  ...PLAIN_ERRORS_OF_CERTAINTY,
  ...PLAIN_ERRORS_OF_SPOKEN_FOR_MONEY,
]
const NAMED: readonly Sign[] = [...SIGNS_OF_CREDIT, ...SIGNS_OF_SOBERNESS, ...SIGNS_OF_SOUND_PLANS, ...SIGNS_OF_KIND]
/** Signs of an error; all others tell a merit, or what kind of decision it is. */
const BIASES: readonly Sign[] = [...NAMED_BIASES, ...signsByShape(NAMED_BIASES), ...BIASES_BY_ROLE]
/** All that the words of an entry are searched for. */
export const SIGNS: readonly Sign[] = [...BIASES, ...NAMED, ...signsByShape(NAMED)]

const ERRORS = new Set(BIASES)
export const isBias = (sign: Sign): boolean => ERRORS.has(sign)
