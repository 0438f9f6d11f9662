import { BUILT_IN_CRITIC, critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { Critic } from '../critic.ts'

/** The critic that needs nobody: a fixed reading of the words. What it is given stands in for a prompt. */
export const builtInCritic: Critic = {
  name: BUILT_IN_CRITIC.model,
  async critique(request, onText) {
    const text = critiqueBuiltIn(request)
    onText(text)
    return { status: 'complete', reason: null, text, ...BUILT_IN_CRITIC, promptHash: sha256(canonicalJson(request)) }
  },
}
