import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { findAsset } from '../ledger/read-model.ts'
import { readVerifier } from '../receipts/verifier.ts'
import type { ExportSource } from './export-source.ts'
import { exportJson } from './json-export.ts'
import { assetFile, entrySections } from './markdown-asset.ts'
import { fileName, frontMatter } from './markdown-text.ts'

/** A zip with a folder that Obsidian can open as a vault: a file for each asset, the principles, and the files for the proof. */
export async function* exportMarkdown(source: ExportSource): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  // All files have the time of the last receipt, so that the same journal gives the same zip.
  const mtime = new Date(source.receipts.at(-1)?.signedAt ?? '2000-01-01T00:00:00.000Z')
  const add = (path: string, write: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(`candor/${path}`, { mtime }, (open) =>
      open(null, Readable.from(write(), { objectMode: false })),
    )
  add('README.md', () => once(README))
  for (const { assetId, name } of await nameAssets(source)) add(`Assets/${name}.md`, () => assetFile(source, assetId))
  add('Principles.md', () => principlesFile(source))
  add('proof/journal.json', () => exportJson(source))
  const receipt = source.receipts.at(-1)
  // Equal byte for byte to GET /api/receipt, so that a timestamp of one file is valid for the other.
  if (receipt) add('proof/receipt.json', () => once(JSON.stringify(receipt)))
  add('proof/verify.mjs', () => once(readVerifier()))
  zip.end()
  try {
    for await (const chunk of stream) yield chunk
  } finally {
    stream.destroy()
  }
}

const README = `# A journal from Candor

Each file in Assets is an asset with everything that was written about it, oldest first. Open this folder as a vault in
Obsidian, or in any program that reads Markdown.

The files are for reading. What proves them is proof/journal.json, which has every entry with its hash:

    cd proof && node verify.mjs journal.json receipt.json

It can be imported again, into an empty account of any Candor.
`

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function* principlesFile(source: ExportSource): AsyncGenerator<string> {
  yield `${frontMatter({ tags: ['candor', 'principles'] })}\n\n# My Principles\n`
  yield* entrySections(source, null)
}

async function nameAssets(source: ExportSource): Promise<{ assetId: number; name: string }[]> {
  const { db, userId, head } = source
  const rows = await db
    .selectFrom('entries')
    .select('asset_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('asset_id', 'is not', null)
    .where('sequence', '<=', head.sequence)
    .orderBy('asset_id')
    .execute()
  const taken = new Set<string>()
  const named: { assetId: number; name: string }[] = []
  for (const { asset_id: assetId } of rows) {
    if (assetId === null) continue
    const facts = (await findAsset(db, userId, assetId))?.facts
    named.push({ assetId, name: fileName(facts ? `${facts.ticker} ${facts.companyName}` : `Asset ${assetId}`, taken) })
  }
  return named
}
