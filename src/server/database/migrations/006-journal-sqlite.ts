export const statements = [
  // What the Journal is filtered and searched by, made from the entries (docs/decisions/039): a row for each, filled up to
  // the place that journal_ends remembers.
  `create table journal_items (
    id integer primary key,
    user_id text not null,
    sequence integer not null,
    kind text not null,
    asset_id integer,
    action text,
    confidence integer,
    day text not null,
    is_late integer not null
  ) strict`,
  'create unique index journal_items_by_place on journal_items (user_id, sequence)',
  'create table journal_ends (user_id text primary key, sequence integer not null) strict, without rowid',
  // The words come folded and parted by blanks. Each begins with eight characters that stand for its user, so the prefixes
  // are of its first one, two and three letters.
  `create virtual table journal_words using fts5(
    words, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none, prefix = '9 10 11'
  )`,
]
