import { existsSync, readFileSync } from 'node:fs'

/** Beside the built server, or where it stands among the sources. */
const [BUILT, SOURCE] = ['./verify.mjs', '../../../verifier/verify.mjs'].map((path) => new URL(path, import.meta.url))

let text: string | null = null

/** The program that checks an export and its receipts on any machine, as it stands in the repository. */
export function readVerifier(): string {
  text ??= readFileSync(BUILT && existsSync(BUILT) ? BUILT : (SOURCE ?? ''), 'utf8')
  return text
}
