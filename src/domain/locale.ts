/** The language in which numbers are written for people, on every page and by the server: named here and nowhere else. */
export const LOCALE = 'en-US'
