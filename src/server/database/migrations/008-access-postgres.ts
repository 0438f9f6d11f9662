export const statements = [
  // Tries that were wrong, or may turn out so, by a hash of whose they are: whoever reads the table learns no name.
  'create table counted_tries (key text primary key, tries integer not null, last_ms bigint not null)',
  'create index counted_tries_by_time on counted_tries (last_ms)',
]
