import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { claimsBetter, usualClaim } from '#domain/claims/claim.ts'
import { claimWords } from '#domain/claims/claim-format.ts'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import { critiqueRequest } from '#domain/critique/critique-request.ts'
import { movesQuantity } from '#domain/ledger/action.ts'

const decision = {
  thesis: z.string().min(1),
  action: z.enum(['Watch', 'Buy', 'Buy More', 'Hold', 'Keep Watching', 'Sell Some', 'Sell']).default('Buy'),
  confidence: z.int().min(1).max(10).default(6),
  price: z.string().nullable().default(null),
}
const asset = { ticker: z.string().default('ACME'), companyName: z.string().default('Acme Corporation') }

const filedFigure = z.object({
  kind: z.enum(['year', 'nine-months', 'half-year', 'quarter', 'day']),
  start: z.iso.date().nullable(),
  end: z.iso.date(),
  value: z.string(),
  filedOn: z.iso.date(),
  form: z.string(),
  growthPercent: z.string().nullable(),
})
/** What a critic is given from elsewhere, in the shape in which a critique of an export has it under `facts`. */
const facts = {
  headlines: z
    .array(
      z.object({
        title: z.string().min(1),
        publisher: z.string().min(1),
        url: z.string().default(''),
        publishedAt: z.iso.datetime(),
      }),
    )
    .optional(),
  filings: z
    .object({
      cik: z.string().default(''),
      name: z.string().min(1),
      measures: z.array(
        z.object({
          measure: z.enum(['revenue', 'net-income', 'diluted-eps', 'operating-cash-flow', 'long-term-debt']),
          tag: z.string(),
          unit: z.enum(['USD', 'USD/shares']),
          figures: z.array(filedFigure),
        }),
      ),
    })
    .optional(),
}

/** One thesis of a file, with the decision that it belongs to. */
const Thesis = z.object({ ...decision, ...asset, ...facts })
/** The decisions on one asset, oldest first, each on its day and for its price: the first one opens the asset. */
const Sequence = z.object({
  ...asset,
  entries: z
    .array(
      z.object({ ...decision, ...facts, day: z.iso.date(), price: z.string(), quantity: z.string().default('10') }),
    )
    .min(1)
    .refine(
      ([first]) => first?.action === 'Buy' || first?.action === 'Watch',
      'A sequence begins with a Buy or a Watch',
    ),
})
const File = z.array(z.union([Sequence, Thesis]))

/** What a model is asked, one request after the other, each with its answers to those before. */
export type CheckedCase = readonly CritiqueRequest[]

/** @returns a case for each `.txt` and `.md` file, and for each object in a `.json` file */
export async function readCases(folder: string): Promise<CheckedCase[]> {
  const files = (await readdir(folder)).toSorted().filter((file) => ['.txt', '.md', '.json'].includes(extname(file)))
  const cases = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const content: unknown = extname(file) === '.json' ? JSON.parse(text) : { thesis: text.trim() }
      return File.parse(Array.isArray(content) ? content : [content])
    }),
  )
  return cases.flat().map((one) => ('entries' in one ? requestsOf(one) : [requestOf(one)]))
}

const AT = '2026-05-01T14:30:00.000Z'
/** The claim is that of a form whose claim was left as it was. */
const [UNTIL, BENCHMARK] = ['2027-05-01', 'SPY']

const requestOf = ({
  ticker,
  companyName,
  headlines,
  filings,
  ...decided
}: z.infer<typeof Thesis>): CritiqueRequest => ({
  ticker,
  companyName,
  ...given({ headlines, filings }),
  purchasedAt: decided.action === 'Watch' ? null : AT,
  decision: { ...decided, at: AT },
  claim: claimWords(usualClaim(ticker, BENCHMARK), {
    ticker,
    isBetter: claimsBetter(decided.action),
    until: UNTIL,
  }),
  earlier: [],
  alerts: [],
  moves: [],
  splits: [],
  principles: [],
})

const given = ({ headlines, filings }: Pick<z.infer<typeof Thesis>, keyof typeof facts>) => ({
  ...(headlines && { headlines }),
  ...(filings && { filings }),
})

/** What a journal with these decisions would ask of a critic, decision by decision. */
function requestsOf(sequence: z.infer<typeof Sequence>): CheckedCase {
  const ledger = ledgerOf(sequence)
  return ledger.map(({ decisionId }, index) => {
    const request = critiqueRequest(ledger, [], decisionId)
    if (!request) throw new Error(`${sequence.ticker} has no ${decisionId}`)
    return { ...request, ...given(sequence.entries[index] ?? {}) }
  })
}

type Decision = Extract<AssetEntry, { kind: 'decision-recorded' }>

const ledgerOf = ({ entries, ticker, companyName }: z.infer<typeof Sequence>): readonly Decision[] =>
  entries.map(({ day, price, quantity, headlines: _, filings: __, ...decided }, index) => {
    const recordedAt = `${day}T15:00:00.000Z`
    return {
      kind: 'decision-recorded',
      decisionId: `decision ${index + 1}`,
      assetId: 1,
      sequence: index + 1,
      recordedAt,
      ...decided,
      price: { price, source: 'typed', at: recordedAt },
      quantity: movesQuantity(decided.action) || decided.action === 'Watch' ? quantity : null,
      asset: index === 0 ? { ...OF_SHARE, ticker, companyName } : null,
    }
  })

const OF_SHARE = { type: 'stock', contract: null, stopLossPercent: null, takeProfitPercent: null } as const
