import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestApp, Visitor } from './test-app.ts'

const VERIFIER = resolve(import.meta.dirname, '../../verifier/verify.mjs')

/** The bytes that a GET gives a signed-in visitor. */
export async function download(app: TestApp, visitor: Visitor, path: string): Promise<Buffer> {
  const answer = await app.http.request(`http://localhost${path}`, { headers: { cookie: visitor.cookie() } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

export const downloadText = async (app: TestApp, visitor: Visitor, path: string): Promise<string> =>
  (await download(app, visitor, path)).toString('utf8')

type Verified = { readonly code: number | null; readonly said: string }

/** Runs the verifier as a stranger would: on two files, in a folder without any other part of Candor. */
export function runVerifier(journal: string, receipt: string | null, ...more: string[]): Verified {
  const folder = mkdtempSync(join(tmpdir(), 'candor-verifier-'))
  try {
    writeFileSync(join(folder, 'journal.json'), journal)
    if (receipt !== null) writeFileSync(join(folder, 'receipt.json'), receipt)
    const files = receipt === null ? ['journal.json'] : ['journal.json', 'receipt.json']
    const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFIER, ...files, ...more], { cwd: folder })
    return { code: status, said: `${stdout}${stderr}`.trim() }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
