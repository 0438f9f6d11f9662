export const statements = [
  // Filled by the replay of every ledger that follows, for the rows are of an earlier version.
  'alter table assets add column claim_due_on text',
  'create index assets_by_claim on assets (claim_due_on)',
]
