/** Said alike of an asset that isn't there and of another user's (specification 4). */
export const NO_SUCH_ASSET = 'Error: could not find requested asset.'
