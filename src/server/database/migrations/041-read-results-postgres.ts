export const statements = [
  // The rows of a user's lists and the past of their curve as they were computed last, each with what tells of what it was made.
  `create table read_results (
    user_id text not null, kind text not null, made_of text not null, result text not null, primary key (user_id, kind)
  )`,
  `create trigger read_results_refuse_erased before insert on read_results
    for each row execute function refuse_row_of_erased('user_id')`,
]
