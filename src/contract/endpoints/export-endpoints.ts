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
      'Export your whole journal as a file. json contains every entry unchanged, including outcomes of claims ' +
      'that are not reviewed yet, and can be imported; csv has a row for each decision; markdown is a zip with ' +
      'a file for each asset',
    optionalQuery: { format: 'format of the file: json (also when absent), csv or markdown' },
    status: 200,
    view: null,
    media: ['application/json', 'text/csv', 'application/zip'],
    refusals: [422, 429],
  },
  {
    method: 'post',
    path: '/api/import',
    summary:
      'Import an exported journal (json) of at most 256 MiB into an account without entries, completely or not ' +
      'at all. A file that is cut short or changed is refused',
    body: ExportedJournal,
    status: 201,
    view: ImportedView,
    refusals: [409, 429, 507],
  },
  {
    method: 'get',
    path: '/api/proof',
    summary: 'Check your whole journal now against the hashes with which it was recorded',
    status: 200,
    view: ProofView,
  },
  {
    method: 'get',
    path: '/api/receipt',
    summary:
      'Get a signed receipt for the present end of your journal. It stays the same until an entry is recorded ' +
      'or the key changes',
    status: 200,
    view: ReceiptView,
    refusals: [409, 503],
  },
  {
    method: 'get',
    path: '/api/receipt/key',
    summary: 'Get the public key with which receipts are signed',
    isPublic: true,
    status: 200,
    view: ReceiptKeyView,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/anchors/{sequence}/receipt',
    summary: 'Get the receipt for an entry, byte for byte as it was sent to a calendar of OpenTimestamps',
    status: 200,
    view: ReceiptView,
  },
  {
    method: 'get',
    path: '/api/anchors/{sequence}/proof',
    summary:
      'Get the timestamp of that receipt as a file for the OpenTimestamps client, for example: ots verify ' +
      'candor-receipt-12.json.ots',
    status: 200,
    view: null,
    media: ['application/octet-stream'],
  },
  {
    method: 'get',
    path: '/api/verifier',
    summary:
      'Get the program that checks an export and its receipts on any machine: node verify.mjs journal.json receipt.json',
    isPublic: true,
    status: 200,
    view: null,
    media: ['text/javascript'],
  },
]
