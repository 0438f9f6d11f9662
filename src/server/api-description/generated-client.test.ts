import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onDemand } from '#test/tools/on-demand.ts'
import { openApi } from './openapi.ts'

const run = promisify(execFile)
const TSC = join(import.meta.dirname, '../../../node_modules/.bin/tsc')

/** What somebody would write with the types that were made: it reads the sequence of bodies and answers by their addresses. */
const USE = `
import type { components, paths } from './api'

type Post<Path extends keyof paths> = paths[Path] extends { post: { requestBody: { content: { 'application/json': infer Body } } } } ? Body : never
type Answer<Path extends keyof paths> = paths[Path] extends { post: { responses: { 201: { content: { 'application/json': infer View } } } } } ? View : never

async function send<Path extends keyof paths>(path: Path, body: Post<Path>): Promise<Answer<Path>> {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()) as Answer<Path>
}

const body: Post<'/api/assets'> = {
  decisionId: 'a', ticker: 'IBM', companyName: 'IBM', watchOrBuy: 'Watch', stockOrOptions: 'stock', assetQty: 1, costBasis: 2,
  stopLossYesNo: 'No', takeProfitYesNo: 'No', confidenceLevel: 6, thesis: 'It grows.',
}
const recorded: Promise<number> = send('/api/assets', body).then(({ assetId }) => assetId)
const refusal = ({ detail }: components['schemas']['Problem']): string => detail

// @ts-expect-error: there is no such action
const wrong: Post<'/api/assets'> = { ...body, watchOrBuy: 'Gamble' }
void [recorded, refusal, wrong]
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-client-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('types are made of it, and a program that records a decision compiles with them', async ({ skip }) => {
  const tool = await onDemand('openapi-typescript', async () => {}).catch(() => null)
  if (tool === null) return skip('npm cannot be reached for openapi-typescript.')
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(await openApi()))
  const generator = join(tool, 'node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, [generator, join(folder, 'openapi.json'), '-o', join(folder, 'api.ts')])
  await writeFile(join(folder, 'use.ts'), USE)
  const options = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'esnext', '--moduleResolution', 'bundler']
  const { stdout } = await run(TSC, [...options, join(folder, 'use.ts')], { cwd: folder }).catch((error) => error)
  expect(stdout).toBe('')
}, 120_000)
