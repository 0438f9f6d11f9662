import { existsSync, readFileSync } from 'node:fs'

/** The verifier beside the built server, or in the source tree. */
const [BUILT, SOURCE] = ['./verify.mjs', '../../../verifier/verify.mjs'].map((path) => new URL(path, import.meta.url))

let text: string | null = null

/** The source of the program that checks an export and its receipts on any machine. */
export function readVerifier(): string {
  text ??= readFileSync(BUILT && existsSync(BUILT) ? BUILT : (SOURCE ?? ''), 'utf8')
  return text
}
