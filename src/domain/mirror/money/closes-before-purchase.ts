/** What was bought after a rise is held against the close of so many calendar days before. */
export const DAYS_OF_RISE = 30
/** Where that day has no close, one of these days before it. */
export const BACK = [0, 1, 2, 3, 4] as const
/** The calendar days before a purchase of which a close is asked for. */
export const LOOKED_BACK = DAYS_OF_RISE + BACK.length - 1
