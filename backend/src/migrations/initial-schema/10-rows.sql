-- Rows that every database has.

insert into change_stamp default values;
insert into event_counter default values;
insert into live_stream default values;

-- the lowest Elo of each rank of 6mans (R8); staff can change them
insert into six_mans_floor (rank, from_elo)
values ('s', 1300), ('x', 1200), ('a', 1100), ('b', 1000), ('c', 900), ('d', 800);
