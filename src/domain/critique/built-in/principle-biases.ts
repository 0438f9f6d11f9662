import { BIAS_LEXICON, findBias } from './biases.ts'
import type { PrincipleTopic } from './principle-topics.ts'
import { wording } from './wording.ts'

/** How people name in a principle what they want to beware of, where it isn't the bias's own name. */
const NAMES_OF_BIASES: Readonly<Record<string, string>> = {
  'fear of missing out': 'fear of missing (it|out) | fomo | miss(ing)? out',
  herding: 'herd | herding | the crowd | everyone | everybody',
  overconfidence: 'overconfiden(t|ce) | gut | gut feeling',
  'narrative fallacy': 'narratives? | (a |good )story | stories',
  'escalation of commitment': 'sunk costs? | good money after bad',
  'break-even thinking': 'break(ing)?~even',
  'getting even': 'get(ting)? (back to )?even',
  anchoring: 'anchor(s|ed|ing)?',
  affection: '(in )?love',
  'wishful thinking': 'wishful thinking | hope | hoping',
  panic: 'panic(ked|king)?',
}

/** Only where a principle names the bias: that both show it by their wording would not make them speak of the same. */
export const PRINCIPLE_BIASES: readonly PrincipleTopic[] = BIAS_LEXICON.map((entry) => ({
  inPrinciple: wording(NAMES_OF_BIASES[entry.bias.name] ?? entry.bias.name),
  inThesis: (request) => findBias(request, entry),
}))
