import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runAccountCommand } from '#server/commands/account-command.ts'
import { runJournalCommand } from '#server/commands/journal-command.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { rewriteIfDue } from './rewrite-database.ts'

let folder: string
let app: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-erasure-'))
  app = await openTestApp({ CANDOR_DATA: folder })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const THESIS = 'Zanzibar mangosteen exports double within the year, or I am wrong.'
const erase = (who: Visitor, username: string) => who.send('POST', '/api/account/erasure', { username })

async function recorder(username: string): Promise<Visitor> {
  const member = await app.member(username)
  const answer = await member.send('POST', '/api/assets', buyIbm({ thesis: THESIS }))
  expect(answer.status).toBe(201)
  await app.critiquesDone()
  await member.send('GET', '/api/journal?words=mangosteen')
  return member
}

async function verified() {
  const lines: string[] = []
  const environment = { CANDOR_DATA: folder }
  const code = await runJournalCommand({ name: 'verify', environment, isJson: false, say: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

const inFiles = (words: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('candor.db'))
    .filter((name) => readFileSync(join(folder, name)).includes(words))

describe('erasing one’s account', () => {
  it('requires the username, letter by letter', async () => {
    const own = await recorder('Is.Leaving')
    for (const typed of ['is.leaving', 'Is.Leaving ', ''])
      expect(await erase(own, typed)).toMatchObject({ status: 422, json: { errors: [{ field: 'username' }] } })
    expect((await own.send('GET', '/api/assets/1')).status).toBe(200)
  })

  it('signs out, lets nobody in again, and frees the username', async () => {
    const own = await recorder('is.leaving')
    const answer = await erase(own, 'is.leaving')
    expect(answer).toMatchObject({ status: 200, json: { entries: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect((await own.send('GET', '/api/assets/1')).status).toBe(401)
    const signIn = { username: 'is.leaving', password: 'lanterns' }
    expect((await app.visitor().send('POST', '/api/session', signIn)).status).toBe(401)
    const other = await app.member('is.leaving')
    expect((await other.send('GET', '/api/assets/1')).status).toBe(404)
  })

  it('leaves no word of it in the database’s files, and other accounts unchanged', async () => {
    const [own, other] = [await recorder('is.leaving'), await app.member('is.staying')]
    await other.send('POST', '/api/assets', buyIbm({ thesis: 'A quite ordinary thesis about servers.' }))
    await app.critiquesDone()
    expect(inFiles('mangosteen')).not.toEqual([])
    await erase(own, 'is.leaving')
    expect([inFiles('mangosteen'), inFiles('is.leaving')]).toEqual([[], []])
    expect((await other.send('GET', '/api/proof')).json).toMatchObject({ entries: 2, faultCount: 0 })
    expect(await verified()).toMatchObject({ code: 0, text: expect.stringContaining('1 account was erased') })
  })

  it('leaves no word of what was rewritten or thrown away before, in files that were closed and opened since', async () => {
    // given: drafts that grew, shrank and were thrown away, beside an entry
    const own = await recorder('is.leaving')
    for (let nth = 0; nth < 12; nth += 1) {
      const path = `/api/drafts/${randomUUID()}`
      for (const [revision, words] of [300, 5, 120].entries()) {
        const fields = { thesis: `${nth}: ${'durian orchards '.repeat(words)}` }
        const basedOn = revision || null
        const draft = { form: 'add-asset', assetId: null, fields, editedAt: new Date().toISOString(), basedOn }
        expect((await own.send('POST', path, draft)).status).toBeLessThan(300)
      }
      if (nth % 2 === 0) await own.send('DELETE', path)
    }
    await app.close()
    app = await openTestApp({ CANDOR_DATA: folder })
    const again = app.visitor()
    await again.send('POST', '/api/session', { username: 'is.leaving', password: 'lanterns' })
    expect(inFiles('durian')).not.toEqual([])

    const other = await app.member('is.staying')

    // when: the account is erased, and the server has its next look
    expect((await erase(again, 'is.leaving')).status).toBe(200)
    await rewriteIfDue(app.context)

    // then: nothing of it is left, others go on, and the file is not written anew for nothing
    expect([inFiles('durian'), inFiles('mangosteen')]).toEqual([[], []])
    expect((await other.send('POST', '/api/assets', buyIbm())).status).toBe(201)
    await app.critiquesDone()
    expect(await verified()).toMatchObject({ code: 0 })
    const due = await app.context.db.selectFrom('settings').select('name').where('name', '=', 'rewrite-due').execute()
    expect(due).toEqual([])
  })

  it('needs a sign-in of the last ten minutes, or the password again', async () => {
    const own = await recorder('is.leaving')
    app.setNow(new Date(Date.now() + 11 * 60_000).toISOString())
    expect(await erase(own, 'is.leaving')).toMatchObject({ status: 403, json: { code: 'not-fresh' } })
    const confirm = (password: string) => own.send('POST', '/api/account/confirmation', { password })
    expect(await confirm('a guess')).toMatchObject({ status: 422, json: { errors: [{ field: 'password' }] } })
    expect((await erase(own, 'is.leaving')).status).toBe(403)
    expect((await confirm('lanterns')).status).toBe(204)
    expect((await erase(own, 'is.leaving')).status).toBe(200)
  })

  it('is noted in the security log, without the name', async () => {
    const own = await recorder('is.leaving')
    await own.send('GET', '/api/export')
    await erase(own, 'is.leaving')
    const events = app.logged.filter((line) => line.includes('"msg":"security"'))
    expect(events.join('\n')).toMatch(/"event":"exported"[\s\S]*"event":"account-erased"/)
    expect(events.join('\n')).not.toContain('is.leaving')
  })

  it('causes no fault at the next start, though it was the only account', async () => {
    const own = await recorder('is.leaving')
    await app.context.journalCheck.start()
    await erase(own, 'is.leaving')
    await app.close()
    app = await openTestApp({ CANDOR_DATA: folder })
    expect(await verified()).toMatchObject({ code: 0 })
    expect((await app.member('comes.next')).cookie()).toContain('session_token')
  })
})

describe('npm run account -- erase', () => {
  it('does the same beside the running server', async () => {
    const own = await recorder('is.gone')
    const lines: string[] = []
    const say = (line: string) => lines.push(line)
    const environment = { CANDOR_DATA: folder }
    const now = new Date().toISOString()
    expect(await runAccountCommand({ words: ['erase', 'is.gone'], environment, now, say, note: () => undefined })).toBe(
      0,
    )
    expect(lines[0]).toBe('is.gone is erased with 2 entries, and signed out everywhere.')
    expect((await own.send('GET', '/api/assets/1')).status).toBe(401)
    expect(await verified()).toMatchObject({ code: 0 })
  })
})
