/** The same message for an asset that does not exist and for another user's (specification 4). */
export const NO_SUCH_ASSET = 'Error: could not find requested asset.'
