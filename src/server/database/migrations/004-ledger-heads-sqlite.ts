const LEDGER_IS_APPEND_ONLY = 'the ledger is append-only'

export const statements = [
  // Where each ledger ends, written together with each of its entries (docs/decisions/014). It only ever moves on.
  `create table ledger_heads (
    user_id text primary key,
    sequence integer not null,
    hash text not null,
    highest_asset_id integer not null,
    bound_from integer not null,
    seal text not null
  ) strict, without rowid`,
  `create trigger ledger_heads_refuse_return before update on ledger_heads
    when new.user_id <> old.user_id or new.sequence <= old.sequence
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  `create trigger ledger_heads_refuse_delete before delete on ledger_heads
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
]
