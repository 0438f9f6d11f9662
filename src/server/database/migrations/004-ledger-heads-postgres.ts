export const statements = [
  // Where each ledger ends, written together with each of its entries (docs/decisions/014). It only ever moves on.
  `create table ledger_heads (
    user_id text primary key,
    sequence integer not null,
    hash text not null,
    highest_asset_id integer not null,
    bound_from integer not null,
    seal text not null
  )`,
  `create trigger ledger_heads_refuse_return before update on ledger_heads
    for each row when (new.user_id <> old.user_id or new.sequence <= old.sequence)
    execute function refuse_change_of_ledger()`,
  `create trigger ledger_heads_refuse_delete before delete on ledger_heads
    for each row execute function refuse_change_of_ledger()`,
  `create trigger ledger_heads_refuse_truncate before truncate on ledger_heads
    for each statement execute function refuse_change_of_ledger()`,
]
