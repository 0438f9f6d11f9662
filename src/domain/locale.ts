/** The language in which numbers are written for people, on every page and on the server. It is named only here. */
export const LOCALE = 'en-US'
