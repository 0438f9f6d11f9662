import { plainText } from '../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../language/sentences.ts'
import type { CritiqueRequest } from '../critique.ts'
import type { Finding } from './basis/finding.ts'
import type { Place, StrictForms } from './signs/strict-form.ts'
import { STRICT_FORMS_OF_BIASES } from './signs/strict-forms-of-biases.ts'
import { STRICT_FORMS_OF_CREDIT } from './signs/strict-forms-of-credit.ts'
import { STRICT_FORMS_OF_PLANS } from './signs/strict-forms-of-plans.ts'

/**
 * What may be said of a person, out of what their words look like: where the quoted words have the strict form of their kind, in which they
 * can mean nothing else. Everything else stays recognised, so that it still rules out what it rules out, and is not said.
 */
export const withoutUncertain = (findings: readonly Finding[], request: CritiqueRequest): readonly Finding[] =>
  findings.filter((finding) => {
    const form = FORMS[finding.kind]
    return (
      form === undefined ||
      finding.saysOnlyThat ||
      finding.hasOwnForm ||
      finding.quoted === null ||
      form(placeOf(finding, finding.quoted, request))
    )
  })

const FORMS: StrictForms = { ...STRICT_FORMS_OF_CREDIT, ...STRICT_FORMS_OF_BIASES, ...STRICT_FORMS_OF_PLANS }

function placeOf(finding: Finding, quoted: string, request: CritiqueRequest): Place {
  const { thesis } = request.decision
  const [text, words] = [plainText(thesis), plainText(quoted.slice(1, -1))]
  const from = Math.max(0, text.indexOf(words))
  const span = { from, to: from + words.length }
  const own = sentenceAround(thesis, span)
  const next = sentencesOf(thesis).find((sentence) => sentence.from >= own.to)
  return {
    finding,
    request,
    text,
    words,
    sentence: text.slice(own.from, own.to),
    lead: text.slice(own.from, span.from),
    after: text.slice(span.to, own.to),
    next: next ? text.slice(next.from, next.to) : '',
  }
}
