export const statements = [
  // Tries that were wrong, or may turn out so, by a hash of whose they are: whoever reads the table learns no name.
  'create table counted_tries (key text primary key, tries integer not null, last_ms bigint not null)',
  'create index counted_tries_by_time on counted_tries (last_ms)',

  // Until now tokens were stored as they are, and what signs them beside them: everybody signs in once more.
  'delete from sessions',
  `delete from settings where name = 'session-secret'`,
  'alter table users add column "disabledAt" text',

  `create table invitations (
    token_hash text primary key, created_at text not null, expires_at text not null, used_at text
  )`,
]
