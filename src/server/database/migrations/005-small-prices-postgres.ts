export const statements = [
  // Until now a price below a dollar was kept in whole cents. Compared with it, the exact one would seem to have leapt: it
  // comes back with the next question, and the daily prices were exact already.
  'delete from quotes where cast(price as real) < 1',
  'delete from held_back_prices where cast(price as real) < 1',
]
