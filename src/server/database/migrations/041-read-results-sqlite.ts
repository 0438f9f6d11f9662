export const statements = [
  // The rows of a user's lists and the past of their curve as they were computed last, each with what tells of what it was made.
  `create table read_results (
    user_id text not null, kind text not null, made_of text not null, result text not null, primary key (user_id, kind)
  ) strict`,
  `create trigger read_results_refuse_erased before insert on read_results
    when exists (select 1 from erasures where erasures.user_id = new.user_id)
    begin select raise(abort, 'this account was erased'); end`,
]
