/** As what a tab keeps of its forms is called in the session storage, before the name of their writer. */
export const TAB_DRAFTS = 'candor.draft.'

/** As copies of drafts are called in the local storage, before the name of their writer. */
export const DRAFT_COPIES = 'candor.draft-copy.'
