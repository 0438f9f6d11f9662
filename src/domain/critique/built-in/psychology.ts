import type { CritiqueRequest } from '../critique.ts'
import { askByAction } from './action-questions.ts'
import { findBiases } from './biases.ts'
import { findConvictionGap } from './conviction.ts'
import { askForDisproof, type Disproof } from './disproof.ts'
import { findDrift } from './drift.ts'
import type { Finding } from './finding.ts'
import { isEnglish } from './language.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { askWhichPrinciple, findBearing } from './principle-bearing.ts'
import { findBreach } from './principle-breach.ts'

const MOST_DRIFT = 2
const MOST_FINDINGS = 2

const NOTHING_FOUND: Phrasings = [
  'This reading has no finding here, which proves nothing either way.',
  'No finding here: this reading knows wordings and asks about the rest.',
  'This reading has no finding here; it reads words, not what you meant.',
  'This reading has questions here and no finding.',
]
const NOTHING_READ: Phrasings = [
  'This reading knows English wordings only, so it can’t say what this thesis shows or leaves out.',
  'The wordings that this reading knows are all English, and of anything else it can’t judge.',
]

/** Three or four sentences: the strongest findings with the test of the first, and what would prove the thesis wrong. */
export function readPsychology(request: CritiqueRequest): readonly string[] {
  const breach = findBreach(request)
  const findings = withFresh(breach ? [breach] : [], strongestFindings(request)).slice(0, MOST_FINDINGS + 1)
  const bearing = breach ? null : findBearing(request, findings.map(quotedBy))
  const disproof = askForDisproof(request, bearing ? [...findings, bearing] : findings)
  const ownRule = bearing?.says ?? (breach ? null : askWhichPrinciple(request))
  const [first, second, third] = findings
  if (!first) return withOwnRule(readNothing(request, disproof), ownRule)
  if (!second) return withOwnRule([first.says, first.asks, disproof.sentence], ownRule)
  // A principle that bears on the decision takes the place of the last of many findings, or of a test.
  if (bearing) return [first.says, second.says, bearing.says, disproof.sentence]
  if (!third) return [first.says, first.asks, second.says, disproof.sentence]
  return [first.says, second.says, third.says, disproof.sentence]
}

/** Before the last of three sentences. */
const withOwnRule = (sentences: readonly string[], ownRule: string | null): readonly string[] =>
  ownRule === null ? sentences : sentences.toSpliced(-1, 0, ownRule)

/** Drift before wording, and no two findings that quote the same words. Two drifts leave room for one wording. */
function strongestFindings(request: CritiqueRequest): readonly Finding[] {
  const biases = findBiases(request)
  const drift = withFresh([], findDrift(request, biases.map(quotedBy))).slice(0, MOST_DRIFT)
  const [strongest, ...others] = biases
  const first = withFresh(drift, strongest ? [strongest] : [])
  const gap = findConvictionGap(request, first.map(quotedBy))
  const most = drift.length === MOST_DRIFT ? MOST_DRIFT + 1 : MOST_FINDINGS
  return withFresh(first, gap ? [gap, ...others] : others).slice(0, most)
}

const quotedBy = ({ quoted }: Finding): string | null => quoted

function withFresh(picked: readonly Finding[], more: readonly Finding[]): readonly Finding[] {
  const all = [...picked]
  for (const finding of more) {
    if (!all.some(({ quoted }) => quoted !== null && quoted === finding.quoted)) all.push(finding)
  }
  return all
}

function readNothing(request: CritiqueRequest, disproof: Disproof): readonly string[] {
  const { thesis } = request.decision
  const nothing = phrase(isEnglish(thesis) ? NOTHING_FOUND : NOTHING_READ, thesis)
  const question = askByAction(request)
  // What the user did write comes before what was not found.
  return disproof.isAnswered ? [disproof.sentence, nothing, question] : [nothing, question, disproof.sentence]
}
