import { ExportedJournal, ImportedView } from '../imports.ts'
import { ProofView } from '../proof.ts'
import { ReceiptKeyView, ReceiptView } from '../receipts.ts'
import type { Endpoint } from './endpoint.ts'

/** Exporting and importing a journal, and proving that it is what was recorded. */
export const EXPORT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/export',
    summary:
      'Your whole journal as a file. json holds everything, word for word, with the outcomes of claims whose reviews are not answered yet, and can be imported again; csv has a row for each decision; markdown is a zip with a file for each asset',
    query: { format: 'json, csv or markdown' },
    status: 200,
    view: null,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/import',
    summary:
      'Takes an exported journal (json) into an account without entries, all of it or nothing: at most 256 MiB. A file that is cut or changed is refused with its line',
    body: ExportedJournal,
    status: 201,
    view: ImportedView,
    refusals: [408, 409, 429, 507],
  },
  {
    method: 'get',
    path: '/api/proof',
    summary: 'Whether your journal is what was recorded: all of it is checked at this moment',
    status: 200,
    view: ProofView,
  },
  {
    method: 'get',
    path: '/api/receipt',
    summary:
      'A signed receipt for where your journal ends now: the same as long as nothing is recorded, imported or signed by another key',
    status: 200,
    view: ReceiptView,
    refusals: [409, 503],
  },
  {
    method: 'get',
    path: '/api/receipt/key',
    summary: 'The public key with which this Candor signs receipts',
    isPublic: true,
    status: 200,
    view: ReceiptKeyView,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/anchors/{sequence}/receipt',
    summary: 'The receipt for an entry as it was sent to a calendar of OpenTimestamps, to the byte',
    status: 200,
    view: ReceiptView,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/anchors/{sequence}/proof',
    summary: 'Its timestamp, a file for the client of OpenTimestamps: ots verify candor-receipt-12.json.ots',
    status: 200,
    view: null,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/verifier',
    summary:
      'The program that checks an export and its receipts on any machine: node verify.mjs journal.json receipt.json',
    isPublic: true,
    status: 200,
    view: null,
  },
]
