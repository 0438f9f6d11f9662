import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../support/http-member.ts'
import { type RunningCandor, runCandor, startCandor } from '../support/running-candor.ts'

let candor: RunningCandor
beforeEach(async () => {
  candor = await startCandor()
})
afterEach(() => candor.close())

/** One sentence on standard error, no stack trace, exit code 1. */
async function isRefused(environment: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, said, logged } = await runCandor(environment)
  expect({ code, said, lines: logged.length }).toEqual({ code: 1, said: [], lines: 1 })
  expect(logged[0]).toMatch(/^Candor did not start: /)
  expect(logged[0]).toMatch(sentence)
}

describe('a start is refused in one sentence', () => {
  test('while another Candor is on the folder, and not after that was killed', async () => {
    const member = await signUp(candor, 'first')
    await isRefused({ CANDOR_DATA: candor.folder }, /another Candor is running on the journal in /)
    await member.add()
    await candor.kill()
    await candor.start()
    expect((await member.asset(1)).ticker).toBe('IBM')
  })

  test.each<[string, (file: string) => Promise<unknown>, RegExp]>([
    ['is not there', (file) => rm(file), /candor\.db is not there\. Nothing was changed\. Restore .* move .* away\.$/],
    ['is empty', (file) => truncate(file, 0), /candor\.db is empty\. Nothing was changed\./],
    ['is garbage', (file) => writeFile(file, 'no database '.repeat(900)), /candor\.db is no database of Candor\./],
  ])('when its database %s', async (_, harm, sentence) => {
    await candor.stop()
    await harm(join(candor.folder, 'candor.db'))
    await isRefused({ CANDOR_DATA: candor.folder }, sentence)
  })

  test('when the PostgreSQL in DATABASE_URL does not answer, without its password', async () => {
    await isRefused(
      { DATABASE_URL: 'postgres://candor:a-secret@127.0.0.1:9/candor' },
      /^(?!.*a-secret).*the PostgreSQL at 127\.0\.0\.1:9\/candor does not answer \(.*\)\. Start it, or correct DATABASE_URL\.$/,
    )
  })
})
