export const statements = [
  // When a close was stored: of a user's own when one was typed or uploaded for that day first, of a provider's when it had this
  // price first. null for closes that were stored before this migration, whose time nobody wrote down.
  'alter table daily_prices add column known_since text',
]
