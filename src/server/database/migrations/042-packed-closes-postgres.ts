export const statements = [
  // A year of a symbol as bytes (`packCloses`), which are read ten times as fast as text; what does not fit them is text. Made anew
  // from the days by the code of this migration.
  'drop table closes_by_year',
  `create table closes_by_year (
    symbol text not null, year text not null, packed bytea not null, rest text not null,
    primary key (symbol, year)
  )`,
]
