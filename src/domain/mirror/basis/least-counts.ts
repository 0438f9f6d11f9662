/** Below so many sales nothing is said of which ones were made. */
export const LEAST_SALES = 20

/** Below so many decisions, each review is shown and nothing is said of all. */
export const LEAST_REVIEWS = 10
