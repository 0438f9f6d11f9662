export const statements = [
  // Nobody had confirmed these, and nothing was ever sent to them: whoever typed an address first had it, whosesoever it was.
  `update users set "email" = gen_random_uuid() || '@no-mail.invalid'`,
]
