/** A draft that a form is opened with, in its address; whatever else stands there is left out. */
type DraftAddress = { readonly draft?: string }

export const readDraftAddress = ({ draft }: Record<string, unknown>): DraftAddress =>
  typeof draft === 'string' && /^[\da-f-]{36}$/.test(draft) ? { draft } : {}
