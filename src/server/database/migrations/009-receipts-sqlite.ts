export const statements = [
  // The id that an imported ledger was begun under, which its hashes cover (docs/decisions/050). Like all of a ledger it stays.
  'alter table ledger_heads add column ledger_id text',
  `create trigger ledger_heads_refuse_other_ledger before update on ledger_heads
    when new.ledger_id is not old.ledger_id
    begin select raise(abort, 'the ledger is append-only'); end`,
  // What was signed of where a ledger ended (docs/decisions/049), as it was given out.
  `create table receipts (
    user_id text not null,
    sequence integer not null,
    signed_at text not null,
    body text not null,
    primary key (user_id, sequence)
  ) strict, without rowid`,
  // What this Candor did not see being recorded: the first entries of a ledger that was imported.
  `create table imports (
    user_id text primary key,
    ledger_id text not null,
    entries integer not null,
    imported_at text not null
  ) strict, without rowid`,
]
