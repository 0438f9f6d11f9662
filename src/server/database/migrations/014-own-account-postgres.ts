const LEDGER_IS_APPEND_ONLY = 'the ledger is append-only'

export const statements = [
  // What stays of an account that was erased (docs/decisions/048): a signed mark, which names nobody.
  `create table erasures (
    user_id text primary key,
    entries integer not null,
    hash text not null,
    erased_at text not null,
    body text not null
  )`,
  // A mark is of the whole ledger, as it is remembered to end, and stays for ever.
  `create function refuse_mark_of_other_end() returns trigger language plpgsql as $$
    begin
      if new.entries <> coalesce((select sequence from ledger_heads where user_id = new.user_id), 0)
        or new.hash <> coalesce((select hash from ledger_heads where user_id = new.user_id), '${'0'.repeat(64)}')
      then raise exception '${LEDGER_IS_APPEND_ONLY}'; end if;
      return new;
    end $$`,
  `create trigger erasures_refuse_other_end before insert on erasures
    for each row execute function refuse_mark_of_other_end()`,
  `create trigger erasures_refuse_update_and_delete before update or delete on erasures
    for each row execute function refuse_change_of_ledger()`,
  `create trigger erasures_refuse_truncate before truncate on erasures
    for each statement execute function refuse_change_of_ledger()`,
  // A ledger lets go of what a mark stands for, of nothing else, and takes no entry of it any more.
  `create function refuse_change_but_of_erased() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and exists (select 1 from erasures where user_id = old.user_id) then return old; end if;
      raise exception '${LEDGER_IS_APPEND_ONLY}';
    end $$`,
  `create function refuse_entry_of_erased() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from erasures where user_id = new.user_id) then raise exception 'this account was erased'; end if;
      return new;
    end $$`,
  'drop trigger if exists entries_refuse_update_and_delete on entries',
  `create trigger entries_refuse_update_and_delete before update or delete on entries
    for each row execute function refuse_change_but_of_erased()`,
  `create trigger entries_refuse_erased before insert on entries
    for each row execute function refuse_entry_of_erased()`,
  'drop trigger if exists ledger_heads_refuse_delete on ledger_heads',
  `create trigger ledger_heads_refuse_delete before delete on ledger_heads
    for each row execute function refuse_change_but_of_erased()`,

  // When somebody proved again in this session who they are; null since its beginning.
  'alter table sessions add column "confirmedAt" text',

  // What programs of a person sign in with: the hash of it, what it may do, and until when.
  `create table api_tokens (
    id text primary key,
    user_id text not null,
    name text not null,
    token_hash text not null unique,
    scopes text not null,
    created_at text not null,
    expires_at text not null,
    last_used_at text
  )`,
  'create index api_tokens_by_user on api_tokens (user_id)',
]
