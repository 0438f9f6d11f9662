export const statements = [
  // Providers' closes once more, a year of a symbol in one row, `2026-11-19 98.92|2026-11-20 99.10`: curves read millions of days.
  // Written together with the days that it is made of.
  `create table closes_by_year (
    symbol text not null, year text not null, closes text not null,
    primary key (symbol, year)
  ) strict`,
  `insert into closes_by_year (symbol, year, closes)
    select symbol, substr(day, 1, 4), string_agg(day || ' ' || close, '|')
    from daily_prices where owner = '' group by symbol, substr(day, 1, 4)`,
]
