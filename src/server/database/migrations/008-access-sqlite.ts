const LEDGER_IS_APPEND_ONLY = 'the ledger is append-only'

export const statements = [
  // Tries that were wrong, or may turn out so, by a hash of whose they are: whoever reads the table learns no name.
  'create table counted_tries (key text primary key, tries integer not null, last_ms integer not null) strict',
  'create index counted_tries_by_time on counted_tries (last_ms)',

  // Until now tokens were stored as they are, and what signs them beside them: everybody signs in once more.
  'delete from sessions',
  `delete from settings where name = 'session-secret'`,
  'alter table users add column "disabledAt" text',

  `create table invitations (
    token_hash text primary key, created_at text not null, expires_at text not null, used_at text
  ) strict`,
  `create table api_tokens (
    id text primary key,
    user_id text not null,
    name text not null,
    scopes text not null,
    token_hash text not null,
    created_at text not null,
    expires_at text not null,
    last_used_on text
  ) strict`,
  'create unique index api_tokens_by_hash on api_tokens (token_hash)',
  'create index api_tokens_by_user on api_tokens (user_id)',

  // The one lawful way in which entries go (docs/decisions/047): who is named here is erased, and nobody else.
  `create table erasures (
    user_id text primary key, erased_at text not null, entries integer not null, last_hash text
  ) strict`,
  `create trigger erasures_refuse_update before update on erasures
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  `create trigger erasures_refuse_delete before delete on erasures
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  'drop trigger if exists entries_refuse_delete',
  `create trigger entries_refuse_delete before delete on entries
    when not exists (select 1 from erasures where user_id = old.user_id)
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  `create trigger entries_refuse_erased before insert on entries
    when exists (select 1 from erasures where user_id = new.user_id)
    begin select raise(abort, 'the account of this ledger was erased'); end`,
  'drop trigger if exists ledger_heads_refuse_delete',
  `create trigger ledger_heads_refuse_delete before delete on ledger_heads
    when not exists (select 1 from erasures where user_id = old.user_id)
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
]
