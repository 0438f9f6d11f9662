type PathParameter = { readonly type: 'integer' | 'string'; readonly meaning: string }

/** The parameters in the paths of the API. */
export const PATH_PARAMETERS: Readonly<Record<string, PathParameter>> = {
  assetId: { type: 'integer', meaning: 'id of an asset of yours, starting at 1' },
  sequence: { type: 'integer', meaning: 'sequence of an entry in your journal, starting at 1' },
  ticker: { type: 'string', meaning: 'ticker of a company' },
  draftId: { type: 'string', meaning: 'decisionId of the decision that is being drafted' },
  principleId: { type: 'string', meaning: 'id of a principle of yours' },
  sessionId: { type: 'string', meaning: 'id of a session of yours' },
  tokenId: { type: 'string', meaning: 'id of an API token of yours' },
  passkeyId: { type: 'string', meaning: 'id of a passkey of yours' },
  identityId: { type: 'string', meaning: 'id of an identity that is linked to your account' },
}

/** The names of the parameters in a path, in their order. */
export const namesInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
