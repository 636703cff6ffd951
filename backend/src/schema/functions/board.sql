-- The board of those who look for each other (R42).

-- Who gets a team is off the board, and has nothing more to ask, whatever brought them there.
create or replace function leave_board() returns trigger language plpgsql as $$
begin
  delete from board_entry where player_id = new.player_id;
  delete from board_ask where player_id = new.player_id;
  return null;
end
$$;
create or replace trigger roster_entry_leaves_board after insert on roster_entry
  for each row when (new.valid_to is null) execute function leave_board();
