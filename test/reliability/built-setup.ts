import { buildIfStale } from '../../scripts/build.ts'

/** These tests start the server as it is built. */
export const setup = (): void => buildIfStale()
