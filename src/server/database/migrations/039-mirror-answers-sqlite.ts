export const statements = [
  // The Mirror of a long journal as it was answered last, compressed, and a digest of all that it was made of.
  `create table mirror_answers (
    user_id text primary key, made_of text not null, tag text not null, answer text not null
  ) strict`,
  `create trigger mirror_answers_refuse_erased before insert on mirror_answers
    when exists (select 1 from erasures where erasures.user_id = new.user_id)
    begin select raise(abort, 'this account was erased'); end`,
]
