/** A principle's first wording, or a new one. */
export type PrincipleWritten = {
  readonly kind: 'principle-written'
  /** Made by the client (UUID). */
  readonly principleId: string
  readonly text: string
}

type PrincipleRetired = { readonly kind: 'principle-retired'; readonly principleId: string }

type PrinciplesOrdered = { readonly kind: 'principles-ordered'; readonly principleIds: readonly string[] }

/** Facts about the rules that users set themselves. */
export type PrincipleFact = PrincipleWritten | PrincipleRetired | PrinciplesOrdered
