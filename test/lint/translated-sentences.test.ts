// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how the sources are written
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MOST_PRINCIPLES } from '#domain/principles/change-principles.ts'
import { problems, SENTENCES } from '#web/api/problem-messages.de.ts'

const SOURCES = ['server/http', 'domain/principles', 'web/api']

/** The sources that write these sentences, with their pieces joined and their numbers filled in. */
const written = SOURCES.flatMap((folder) => {
  const path = resolve(import.meta.dirname, '../../src', folder)
  return readdirSync(path)
    .filter((file) => /(?<!\.test|\.de)\.ts$/.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8'))
})
  .join('\n')
  .replaceAll(/' \+\s+'/g, '')
  .replaceAll('${MOST_PRINCIPLES}', String(MOST_PRINCIPLES))

/** The one sentence that `request.ts` puts together, of two pieces. */
const PUT_TOGETHER = 'What you typed is still here. Check the connection'

test.each(Object.keys(SENTENCES).filter((sentence) => !sentence.includes('Candor cannot be reached')))(
  'a sentence with a German translation is still written: %s',
  (sentence) => expect(written).toContain(sentence),
)

test('what is said without a connection is still put together in the same way', () => {
  expect(written).toContain(
    "Candor cannot be reached. ${method === 'GET' ? '' : 'What you typed is still here. '}Check the connection and try again.",
  )
  expect(Object.keys(SENTENCES).filter((sentence) => sentence.includes(PUT_TOGETHER))).toHaveLength(1)
})

test('any other sentence is quoted as it was written, because nothing is worse than a guess', () => {
  expect(problems.text('Too many wrong passwords.')).toBe('Candor antwortet auf Englisch: „Too many wrong passwords.“')
})
