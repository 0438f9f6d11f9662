/** The draft with which a form is opened, from the page's address. Other parameters are left out. */
type DraftAddress = { readonly draft?: string }

export const readDraftAddress = ({ draft }: Record<string, unknown>): DraftAddress =>
  typeof draft === 'string' && /^[\da-f-]{36}$/.test(draft) ? { draft } : {}
