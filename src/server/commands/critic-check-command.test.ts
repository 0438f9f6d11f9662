import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startOpenAiDouble } from '#test/doubles/openai-double.ts'
import { runCriticCheck } from './critic-check-command.ts'

const GOOD =
  'Psychology: You are sure. Very.\n\nFundamentals: Name one. Now.\n\nWorld events: None. What would you see?'
const MADE_UP = GOOD.replace('Name one.', 'It grew 77%, “as if by magic”.')

it('sends a folder of theses to the model, and counts what it made up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'critic-check-'))
  await writeFile(join(folder, 'one.txt'), 'Revenue should grow above 8%.\n')
  await writeFile(
    join(folder, 'two.json'),
    JSON.stringify([{ thesis: 'It always comes back.', action: 'Hold', ticker: 'IBM' }]),
  )
  const model = await startOpenAiDouble({
    key: 'k',
    text: ({ body }) => {
      const { instructions, input } = Object(body) as { instructions: string; input: string }
      if (instructions.includes('"probability"')) return '{"claim": "It grows.", "probability": 35}'
      return input.includes('comes back') ? MADE_UP : GOOD
    },
  })
  const said: string[] = []
  const environment = { AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1` }
  expect(await runCriticCheck({ environment, folder, say: (line) => said.push(line) })).toBe(0)
  expect(said[0]).toBe('It always comes back.\n  quote: “as if by magic”\n  figure: 77%')
  const counts = Object.fromEntries(
    (said[1] ?? '')
      .split('\n')
      .slice(1)
      .map((line) => [line.slice(8), Number(line.slice(0, 6))]),
  )
  expect(counts).toMatchObject({
    'theses and entries of sequences': 2,
    'complete critiques of the model': 2,
    'calls of the model': 5,
    'of them repairs': 1,
    'critiques that stand with marks': 1,
    'quotations of what nobody wrote, or not the investor': 1,
    'figures that were not given': 1,
    'headlines that do not exist': 0,
    'probabilities given blind': 2,
    'critiques that do not end with a question': 0,
    'critiques of fewer than 5 or more than 7 sentences': 0,
  })
  await model.close()
  await rm(folder, { recursive: true })
})

it('counts each thing that was made up once, and nothing that was given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'critic-check-'))
  const truthful =
    'Psychology: You write “Margins rose from 4.1% to 5.3%”. That is 120 basis points.\n\nFundamentals: Growth of 3% is little. You paid $40.\n\nWorld events: Reuters reported “Acme recalls pumps”. What would you see?'
  const answers: Readonly<Record<string, string>> = {
    truthful,
    quotation: truthful.replace('Growth of', 'You write “I never sell”. Growth of'),
    figure: truthful.replace('You paid $40.', 'Debt is $77 billion.'),
    'basis points': truthful.replace('120 basis', '140 basis'),
    others: truthful.replace('You paid $40.', 'Four analysts raised it.'),
    stop: truthful.replace('You paid $40.', 'You moved your stop twice.'),
    sureness: truthful.replace('You paid $40.', 'You are eighty percent sure.'),
    headline: truthful.replace('“Acme recalls pumps”', '“Acme wins a contract”'),
    order: truthful.replace('Psychology', 'X').replace('Fundamentals', 'Psychology').replace('X:', 'Fundamentals:'),
  }
  const headlines = [{ title: 'Acme recalls pumps', publisher: 'Reuters', publishedAt: '2026-04-29T12:00:00.000Z' }]
  for (const [index, name] of Object.keys(answers).entries())
    await writeFile(
      join(folder, `${index}.json`),
      JSON.stringify({
        ...{ headlines, confidence: 8, price: '40', day: '2026-05-04' },
        thesis: `On ${name}: Margins rose from 4.1% to 5.3%. Growth is 3%.`,
      }),
    )
  const model = await startOpenAiDouble({
    key: 'k',
    text: ({ body }) => {
      const { input } = Object(body) as { input: string }
      return answers[/On ([a-z ]+): Margins/.exec(input)?.[1] ?? ''] ?? ''
    },
  })
  const environment = { AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, AI_BLIND: '0' }
  const said: string[] = []
  expect(await runCriticCheck({ environment, folder, say: (line) => said.push(line) })).toBe(0)
  const marks = said.slice(0, -1).map((line) => line.replace(/^On ([a-z ]+): .*\n */, '$1 -> '))
  expect(marks).toEqual([
    'quotation -> quote: “I never sell”',
    'figure -> figure: $77 billion',
    'basis points -> figure: 140 basis points',
    'others -> figure: Four analysts raised',
    'stop -> figure: You moved your stop twice',
    'sureness -> figure: eighty percent',
    'headline -> headline: “Acme wins a contract”',
    expect.stringMatching(/^order -> form: [^\n]*$/),
  ])
  const counts = said.at(-1)
  expect(counts).toMatch(/ 8 {2}critiques that stand with marks/)
  expect(counts).toMatch(/ 1 {2}quotations of what nobody wrote/)
  expect(counts).toMatch(/ 5 {2}figures that were not given/)
  expect(counts).toMatch(/ 1 {2}headlines that do not exist/)
  expect(counts).toMatch(/ 1 {2}parts missing or out of order/)
  await model.close()
  await rm(folder, { recursive: true })
})

it('sends each entry of a sequence with those before it, and with what the model said of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'critic-check-'))
  const entries = [
    { day: '2026-01-05', action: 'Buy', price: '20', thesis: 'If it closes under 17 I sell.' },
    { day: '2026-02-05', action: 'Buy More', price: '16', confidence: 8, thesis: 'Adding here.' },
    { day: '2026-03-05', action: 'Sell', price: '12', thesis: 'Enough.', quantity: '20' },
  ]
  await writeFile(join(folder, 'story.json'), JSON.stringify({ ticker: 'INTC', companyName: 'Intel', entries }))
  const sent: string[] = []
  const model = await startOpenAiDouble({
    key: 'k',
    text: ({ body }) => {
      sent.push((Object(body) as { input: string }).input)
      return GOOD.replace('Very.', `Number ${sent.length}.`)
    },
  })
  const environment = { AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, AI_BLIND: '0' }
  const said: string[] = []
  expect(await runCriticCheck({ environment, folder, say: (line) => said.push(line) })).toBe(0)
  expect(said.at(-1)).toContain('3  theses and entries of sequences')
  expect(sent).toHaveLength(3)
  const [first = '', second = '', third = ''] = sent
  expect(first).not.toContain('Adding here.')
  expect(second).toContain('If it closes under 17 I sell.')
  expect(second).toContain('You are sure. Number 1.')
  expect(third).toContain('You are sure. Number 1.')
  expect(third).toContain('You are sure. Number 2.')
  expect(third).toContain('"unitsHeldBeforeThisSale": "20"')
  await model.close()
  await rm(folder, { recursive: true })
})

it('gives headlines and filings of the folder, and meets a headline that does not exist', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'critic-check-'))
  const headlines = [{ title: 'Acme recalls pumps', publisher: 'Reuters', publishedAt: '2026-04-29T12:00:00.000Z' }]
  const figure = { kind: 'year', start: '2025-01-01', end: '2025-12-31', value: '120000000', filedOn: '2026-02-20' }
  const figures = [{ ...figure, form: '10-K', growthPercent: '26.32' }]
  const filings = { name: 'Acme', measures: [{ measure: 'revenue', tag: 'Revenues', unit: 'USD', figures }] }
  const entry = { day: '2026-05-04', action: 'Buy', price: '20', thesis: 'Pumps sell well.', headlines, filings }
  await writeFile(join(folder, 'one.json'), JSON.stringify({ thesis: 'Pumps sell well.', headlines, filings }))
  await writeFile(join(folder, 'two.json'), JSON.stringify({ entries: [entry] }))
  const sent: string[] = []
  const model = await startOpenAiDouble({
    key: 'k',
    text: ({ body }) => {
      sent.push((Object(body) as { input: string }).input)
      return GOOD.replace('None.', 'Reuters reported a strike in Norway.')
    },
  })
  const environment = { AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, AI_BLIND: '0' }
  const said: string[] = []
  expect(await runCriticCheck({ environment, folder, say: (line) => said.push(line) })).toBe(0)
  expect(said.at(-1)).toContain('2  headlines that do not exist')
  expect(sent).toHaveLength(4)
  for (const input of sent) {
    expect(input).toContain('"title": "Acme recalls pumps"')
    expect(input).toContain('"value": "$120 million"')
  }
  await model.close()
  await rm(folder, { recursive: true })
})

it('ends with 1 where the model did not answer every time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'critic-check-'))
  await writeFile(join(folder, 'one.txt'), 'Revenue should grow above 8%.\n')
  await writeFile(join(folder, 'two.txt'), 'Margins should grow above 8%.\n')
  const model = await startOpenAiDouble({ key: 'k', text: GOOD })
  const environment = { AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, AI_BLIND: '0' }
  const run = () => runCriticCheck({ environment, folder, say: () => {} })
  model.behave('ok', 'invalid-key')
  expect(await run()).toBe(1)
  model.behave('quota')
  expect(await run()).toBe(1)
  model.behave('ok')
  expect(await run()).toBe(0)
  await model.close()
  await rm(folder, { recursive: true })
})

it('says what to do without a model or a folder', async () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  expect(await runCriticCheck({ environment: {}, folder: 'x', say })).toBe(2)
  expect(await runCriticCheck({ environment: { AI_API_KEY: 'k' }, folder: undefined, say })).toBe(2)
  expect(said).toEqual([
    'No model is configured: set AI_API_KEY or AI_BASE_URL.',
    'Name a folder of theses: npm run critic-check -- FOLDER',
  ])
})
