const LEDGER_IS_APPEND_ONLY = 'the ledger is append-only'
const IS_ERASED = 'exists (select 1 from erasures where erasures.user_id ='

export const statements = [
  // What stays of an account that was erased (docs/decisions/048): a signed mark, which names nobody.
  `create table erasures (
    user_id text primary key,
    entries integer not null,
    hash text not null,
    erased_at text not null,
    body text not null
  ) strict, without rowid`,
  // A mark is of the whole ledger, as it is remembered to end, and stays for ever.
  `create trigger erasures_refuse_other_end before insert on erasures
    when new.entries <> coalesce((select sequence from ledger_heads where user_id = new.user_id), 0)
      or new.hash <> coalesce((select hash from ledger_heads where user_id = new.user_id), '${'0'.repeat(64)}')
      or exists (select 1 from erasures where user_id = new.user_id)
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  `create trigger erasures_refuse_update before update on erasures
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  `create trigger erasures_refuse_delete before delete on erasures
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  // A ledger lets go of what a mark stands for, of nothing else, and takes no entry of it any more.
  'drop trigger if exists entries_refuse_delete',
  `create trigger entries_refuse_delete before delete on entries when not ${IS_ERASED} old.user_id)
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  `create trigger entries_refuse_erased before insert on entries when ${IS_ERASED} new.user_id)
    begin select raise(abort, 'this account was erased'); end`,
  'drop trigger if exists ledger_heads_refuse_delete',
  `create trigger ledger_heads_refuse_delete before delete on ledger_heads when not ${IS_ERASED} old.user_id)
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,

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
  ) strict`,
  'create index api_tokens_by_user on api_tokens (user_id)',
]
