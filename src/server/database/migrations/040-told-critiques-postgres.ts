export const statements = [
  'drop trigger entries_tell_of_them on entries',
  'drop function tell_of_entries()',
  // As in 017, and with whether all of them are critiques, which change less of a page than a decision does.
  `create function tell_of_entries() returns trigger language plpgsql as $$
    begin
      perform pg_notify('candor_entries', json_build_object(
        'userId', user_id, 'assetId', asset_id, 'after', min(sequence) - 1, 'sequence', max(sequence),
        'isCritique', bool_and(kind = 'critique-recorded'))::text)
      from recorded group by user_id, asset_id;
      return null;
    end $$`,
  `create trigger entries_tell_of_them after insert on entries referencing new table as recorded
    for each statement execute function tell_of_entries()`,
]
