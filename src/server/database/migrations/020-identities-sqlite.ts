export const statements = [
  // What a visit to the provider is for: to sign in, to sign in again, or to link or unlink an identity of this account in this session.
  `alter table sign_ins add column purpose text not null default 'sign-in'`,
  'alter table sign_ins add column user_id text',
  'alter table sign_ins add column session_id text',
  'alter table sign_ins add column identity_id text',
]
