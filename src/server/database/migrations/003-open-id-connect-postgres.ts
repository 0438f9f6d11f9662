export const statements = [
  // One account for each issuer and subject, even when two first sign-ins come at once.
  'create unique index credentials_by_subject on credentials ("providerId", "accountId")',
  `create table sign_ins (
    state text not null primary key,
    nonce text not null,
    code_verifier text not null,
    next text,
    expires_at text not null
  )`,
  'create index sign_ins_by_time on sign_ins (expires_at)',
]
