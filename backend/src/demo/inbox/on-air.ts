/** What the demo league's channel sends: a series of the top division that has just begun when the first start ends. */
import type { ClientBase } from 'pg';

interface OnAirDemo {
  seasonId: number;
  /** Teams whose series wait for something else. */
  otherTeamIds: readonly number[];
  now: Date;
}

/** SQL: one of the teams of a series `s` has another one on the day of `$1`. */
const PLAYS_TODAY = `exists (
  select from series other
   where other.id <> s.id
     and (other.home_team_id in (s.home_team_id, s.away_team_id) or other.away_team_id in (s.home_team_id, s.away_team_id))
     and (other.scheduled_at at time zone 'Europe/Stockholm')::date = ($1::timestamptz at time zone 'Europe/Stockholm')::date)`;

/**
 * The first coming series of the top division begins now. A first start takes some minutes, so it is still played then. Other series
 * are not streamed at the same time.
 */
export async function writeOnAir(client: ClientBase, { seasonId, otherTeamIds, now }: OnAirDemo): Promise<void> {
  await client.query(
    `update series set is_streamed = false
      where is_streamed and reported_at is null
        and scheduled_at between $1::timestamptz - interval '4 hours' and $1::timestamptz + interval '2 hours'`,
    [now],
  );
  await client.query(
    `update series set is_streamed = true, scheduled_at = date_trunc('minute', $1::timestamptz)
      where id = (select s.id from series s join division d on d.id = s.division_id
                   where d.season_id = $2 and d.rank = 1 and s.reported_at is null and s.scheduled_at > $1
                     and not s.home_team_id = any ($3) and not s.away_team_id = any ($3)
                   order by ${PLAYS_TODAY}, s.scheduled_at, s.id limit 1)`,
    [now, seasonId, otherTeamIds],
  );
}
