import type { Answer } from './answer.ts'

export type MassiveCompany = { readonly ticker: string; readonly name: string; readonly previousClose?: number }

export const someCompanies: readonly MassiveCompany[] = [
  { ticker: 'AAPL', name: 'Apple Inc.', previousClose: 201.5 },
  { ticker: 'APLE', name: 'Apple Hospitality REIT, Inc.', previousClose: 15.25 },
  { ticker: 'BRK.B', name: 'Berkshire Hathaway Inc. Class B', previousClose: 480.75 },
  { ticker: 'MSFT', name: 'Microsoft Corp', previousClose: 410.1 },
  { ticker: 'NVDA', name: 'Nvidia Corp', previousClose: 180 },
]

export type MassiveSplit = {
  readonly ticker: string
  readonly execution_date: string
  readonly split_from: number
  readonly split_to: number
}

export const someSplits: readonly MassiveSplit[] = [
  { ticker: 'AAPL', execution_date: '2020-08-31', split_from: 1, split_to: 4 },
  { ticker: 'NVDA', execution_date: '2024-06-10', split_from: 1, split_to: 10 },
]

/** The fields of an article that Candor reads, and a few more. */
export type MassiveArticle = {
  readonly id: string
  readonly title: string
  readonly publisher: { readonly name: string; readonly homepage_url: string }
  readonly article_url: string
  readonly published_utc: string
  readonly tickers: readonly string[]
}

/** A PNG with one pixel. */
export const pngIcon: Answer = {
  status: 200,
  headers: { 'content-type': 'image/png' },
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** An image with a script, which would run if a page showed it as a document. */
export const svgIcon: Answer = {
  status: 200,
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
}
