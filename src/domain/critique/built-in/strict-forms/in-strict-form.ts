import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind } from '../basis/finding.ts'
import { STRICT_FORMS_OF_BIASES } from './forms-of-biases.ts'
import { STRICT_FORMS_OF_CREDIT } from './forms-of-credit.ts'
import { STRICT_FORMS_OF_FACTS } from './forms-of-facts.ts'
import { STRICT_FORMS_OF_PLANS } from './forms-of-plans.ts'
import { placeOf } from './place.ts'
import { endsInLabel, quotesWhole } from './quotes-whole.ts'
import type { StrictForms } from './strict-form.ts'

/**
 * What may be said of a person, out of what their words look like: where the quoted words have the strict form of their kind, in which they
 * can mean nothing else. Everything else stays recognised, so that it still rules out what it rules out, and is not said.
 */
export const inStrictForm = (findings: readonly Finding[], request: CritiqueRequest): readonly Finding[] =>
  findings.filter((finding) => {
    const form = FORMS[finding.kind]
    const { kind, quoted } = finding
    if (quoted === null) return true
    const { thesis } = request.decision
    if (!quotesWhole(quoted, thesis) || (CREDITS.has(kind) && endsInLabel(quoted, thesis))) return false
    if (form === undefined || finding.saysOnlyThat || finding.hasOwnForm) return true
    const place = placeOf(quoted, request)
    return place !== null && form(place, finding)
  })

/** What is praised for its words, which a label has not said yet. */
const CREDITS = new Set<FindingKind>([
  'falsifier-given',
  'error-admitted',
  'names-own-bias',
  'weighs-other-side',
  'own-judgement',
  'waits-for-own-price',
  'stays-out',
  'size-limited',
  'source-named',
])

const FORMS: StrictForms = {
  ...STRICT_FORMS_OF_CREDIT,
  ...STRICT_FORMS_OF_BIASES,
  ...STRICT_FORMS_OF_PLANS,
  ...STRICT_FORMS_OF_FACTS,
}
