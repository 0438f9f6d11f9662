import { expect, it } from 'vitest'
import { PROMPT_ATTACKS } from '#test/fixtures/attacks.ts'
import { story } from '#test/fixtures/entries.ts'
import type { Entry } from '../../ledger/entry.ts'
import type { PrincipleFact } from '../../ledger/principle-entries.ts'
import { critiqueRequest } from '../critique-request.ts'
import { visibleText } from '../visible-text.ts'
import { critiquePrompt } from './prompt.ts'

const ID = '00000000-0000-4000-8000-000000000002'

/** The prompt about a decision, with a text in every place that its writer, a company or a newspaper fills. */
function promptWith(text: string) {
  const entries = story(
    ['Buy', { quantity: '10', price: '100', thesis: text }],
    ['Hold', { price: '95', thesis: text }],
  )
  const principle: Entry<PrincipleFact> = {
    kind: 'principle-written',
    principleId: ID,
    text,
    sequence: 9,
    recordedAt: '2026-01-01T00:00:00.000Z',
  }
  const request = critiqueRequest(entries, [principle], ID)
  if (!request) throw new Error('The story has this decision.')
  const headline = { title: text, publisher: text, publishedAt: '2026-01-02T00:00:00.000Z', url: text }
  return critiquePrompt({ ...request, companyName: text, ticker: text, headlines: [headline] })
}

const plain = promptWith('It grows.')
const countOf = (part: string, text: string): number => text.split(part).length - 1

it.each(PROMPT_ATTACKS)('%j stays data: it changes no instruction, and leaves its place nowhere', (attack) => {
  const { instructions, input } = promptWith(attack)
  expect(instructions).toBe(plain.instructions)
  for (const name of ['decision', 'headlines'])
    expect([countOf(`<${name}>`, input), countOf(`</${name}>`, input)]).toEqual([1, 1])
  const [, data = ''] = /<decision>\n([\s\S]*)\n<\/decision>/.exec(input) ?? []
  expect(JSON.parse(data)).toMatchObject({ thesis: visibleText(attack), company: visibleText(attack) })
  expect(Object.keys(JSON.parse(data))).toEqual(Object.keys(dataOf(plain.input)))
})

const dataOf = (input: string) => JSON.parse(/<decision>\n([\s\S]*)\n<\/decision>/.exec(input)?.[1] ?? '{}')
