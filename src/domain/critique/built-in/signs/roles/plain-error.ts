/**
 * An error that people write down in plain words, in a turn of phrase that can mean little else. It has a form of its own, and no figure or
 * test that stands beside it answers it. What is said of it is what stands there, and nothing of who wrote it.
 */
export const PLAIN_ERROR = { of: 'others', hasOwnForm: true, standsBesideTests: true } as const
