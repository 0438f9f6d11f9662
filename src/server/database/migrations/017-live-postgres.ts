export const statements = [
  // Within the transaction that records: whoever listens hears of an entry when it is committed, and never of another.
  `create function tell_of_entries() returns trigger language plpgsql as $$
    begin
      perform pg_notify('candor_entries', json_build_object(
        'userId', user_id, 'assetId', asset_id, 'after', min(sequence) - 1, 'sequence', max(sequence))::text)
      from recorded group by user_id, asset_id;
      return null;
    end $$`,
  `create trigger entries_tell_of_them after insert on entries referencing new table as recorded
    for each statement execute function tell_of_entries()`,
]
