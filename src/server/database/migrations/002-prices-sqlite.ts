export const statements = [
  // Whose series it is: '' for what providers gave to everybody, a user's id for what that user typed or uploaded.
  // Prices are raw, as they were paid on that day; what a split did to them is reckoned anew each time.
  `create table daily_prices (
    owner text not null,
    symbol text not null,
    day text not null,
    open text,
    high text,
    low text,
    close text not null,
    source text not null,
    primary key (owner, symbol, day)
  ) strict, without rowid`,
  // How far back and forward a symbol's series has been asked for, so that nothing is asked for twice.
  `create table price_series (
    symbol text primary key,
    filled_from text not null,
    filled_to text not null,
    splits_checked_on text
  ) strict`,
  `create table splits (
    symbol text not null,
    effective_on text not null,
    new_shares text not null,
    old_shares text not null,
    source text not null,
    primary key (symbol, effective_on)
  ) strict`,
  // Prices that no sane market gives: shown, and never used as truth.
  `create table held_back_prices (
    symbol text primary key,
    price text not null,
    known_price text,
    reason text not null,
    source text not null,
    at text not null
  ) strict`,
  `create table provider_budgets (
    provider text not null,
    period text not null,
    used integer not null,
    primary key (provider, period)
  ) strict`,
  `create table provider_cache (
    key text primary key,
    body text not null,
    fetched_at text not null,
    expires_at text not null
  ) strict`,
  `create table provider_failures (
    provider text primary key,
    kind text not null,
    at text not null
  ) strict`,
  // New York's day of an asset's first entry: from there on its daily prices are wanted. Filled by the rebuild that follows.
  "alter table assets add column opened_on text not null default ''",
  'create index assets_by_symbol on assets (symbol, list, opened_on)',
]
