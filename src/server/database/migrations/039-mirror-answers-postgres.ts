export const statements = [
  // The Mirror of a long journal as it was answered last, compressed, and a digest of all that it was made of.
  `create table mirror_answers (
    user_id text primary key, made_of text not null, tag text not null, answer text not null
  )`,
  `create trigger mirror_answers_refuse_erased before insert on mirror_answers
    for each row execute function refuse_row_of_erased('user_id')`,
]
