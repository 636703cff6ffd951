/** What the captains of the demo league do themselves in this week (R27), so that every button has a series. */
import type { ClientBase } from 'pg';
import { WEEK_RULES_OFF } from '../../domain/match-week/week-rules.ts';
import { isInWindow, windowOf } from '../../domain/match-week/week-window.ts';
import { otherSide } from '../../domain/sides.ts';
import type { Side } from '../../domain/sides.ts';
import { stockholmDate } from '../../domain/stockholm-time.ts';
import { addDays, addHours, instantAt, dayOf } from '../league/calendar.ts';

interface MatchWeekDemo {
  season: { id: number; startsOn: string };
  /** The teams of `captain` and `captain2`. */
  teamIds: { captain: number; captain2: number };
  now: Date;
}

interface FoundSeries {
  id: number;
  week: number;
  side: Side;
  reportedAt: Date | null;
  /** The accounts of both captains. */
  captains: Record<Side, number | null>;
}

const CAPTAIN = (side: Side): string =>
  `(select p.user_id from roster_entry r join player p on p.id = r.player_id
     where r.team_id = s.${side}_team_id and r.valid_to is null and r.sort_order = 1)`;

/** When captain2's series to report began, in hours from now. */
const BEGUN_HOURS = -2;
/** The hours until a waiting result is confirmed by itself. */
const LEFT_HOURS = 20;
const OBJECTION = 'Vi satt i lobbyn hela kvällen, men under det gamla namnet. Skärmbilden visar det.';
const STORY = 'Match 2 slutade 3–2 till oss. Servern gick ner innan slutskärmen kom upp, se bilden i chatten.';

/**
 * Captains set times and report in the season. The captain has a result to confirm, an offer to answer and a series that
 * starts soon; captain2 has a dispute to tell their side of, a claim to object to, a series to report and one to offer times
 * for; staff have the dispute, two claims and a series without a time to decide.
 */
export async function writeMatchWeek(client: ClientBase, { season, teamIds, now }: MatchWeekDemo): Promise<void> {
  const [weekday, time] = lastDeadline(now);
  await client.query(
    `insert into match_week_rules (season_id, captains_set_times, captains_report, deadline_weekday, deadline_time)
     values ($1, true, true, $2, $3)`,
    [season.id, weekday, time],
  );
  const find = async (teamId: number, which: string): Promise<FoundSeries | undefined> => {
    const { rows } = await client.query<FoundSeries>(
      `select s.id, s.week, case s.home_team_id when $1 then 'home' else 'away' end as side, s.reported_at as "reportedAt",
              json_build_object('home', ${CAPTAIN('home')}, 'away', ${CAPTAIN('away')}) as captains
         from series s join division d on d.id = s.division_id
        where d.season_id = $2 and $1 in (s.home_team_id, s.away_team_id) and ${which} limit 1`,
      [teamId, season.id],
    );
    return rows[0];
  };
  const LATEST = 's.reported_at is not null and s.walkover is null order by s.scheduled_at desc';
  const TIMELESS = 's.scheduled_at is null order by s.week';

  const waiting = await find(teamIds.captain, LATEST);
  if (waiting) await report(client, waiting, otherSide(waiting.side), addHours(now, LEFT_HOURS));
  const disputed = await find(teamIds.captain2, LATEST);
  if (disputed && disputed.id !== waiting?.id) await dispute(client, disputed);
  const open = await find(teamIds.captain, TIMELESS);
  if (open) await offer(client, open, season.startsOn, now);

  const unplayed = (then: string) => `s.reported_at is null and s.scheduled_at ${then}`;
  const PLANNED = unplayed(`> '${now.toISOString()}' order by s.scheduled_at`);
  const claims = lastEvening(now);
  const free = `${unplayed(`< '${now.toISOString()}'`)} and not ${playsOn(claims.day)} order by s.scheduled_at desc`;
  const claimed = await find(teamIds.captain2, free);
  if (claimed) await claim(client, claimed, otherSide(claimed.side), claims);
  const soon = await find(teamIds.captain, PLANNED);
  if (soon) await start(client, soon, addHours(now, 2 / 3));
  const begun = await find(teamIds.captain2, PLANNED);
  if (begun) await start(client, begun, addHours(now, BEGUN_HOURS));
  const { rows } = await client.query<{ id: number }>(
    `select home_team_id as id from series s join division d on d.id = s.division_id
      where d.season_id = $1 and s.reported_at is null and s.scheduled_at < $2 and not home_team_id = any ($3) and not away_team_id = any ($3)
        and not ${playsOn(claims.day)} and not exists (select from no_show_claim c where c.series_id = s.id)
      order by s.scheduled_at limit 1`,
    [season.id, now, Object.values(teamIds)],
  );
  const unanswered = rows[0] && (await find(rows[0].id, free));
  if (unanswered) {
    await claim(client, unanswered, unanswered.side, claims);
    await object(client, unanswered, otherSide(unanswered.side), addHours(now, -1));
  }
  await missDeadline(client, season, Object.values(teamIds), now);
}

/** An evening on which nobody came. Its claim is of the same night, so the other side can still object until late today (R27). */
interface MissedEvening {
  day: string;
  start: Date;
  claimedAt: Date;
}

/** The evening before the one on which captain2 has a series to report. */
function lastEvening(now: Date): MissedEvening {
  const day = addDays(dayOf(addHours(now, BEGUN_HOURS)), -1);
  return { day, start: instantAt(day, 21), claimedAt: instantAt(day, 23.75) };
}

/** SQL: a team of a series `s` has another one on that day. */
const playsOn = (day: string): string => `exists (
    select from series other
     where other.id <> s.id
       and (other.home_team_id in (s.home_team_id, s.away_team_id) or other.away_team_id in (s.home_team_id, s.away_team_id))
       and (other.scheduled_at at time zone 'Europe/Stockholm')::date = '${day}')`;

/** The evening before, or on a Monday its first minute: so that there is always a series without a time past it. */
function lastDeadline(now: Date): [weekday: number, time: string] {
  const today = new Date(`${stockholmDate(now)}T12:00:00Z`).getUTCDay() || 7;
  return today === 1 ? [1, '00:00'] : [today - 1, '20:00'];
}

/** Two other teams have not agreed on a time of this week: one of them offers its last evening. */
async function missDeadline(
  client: ClientBase,
  { id, startsOn }: MatchWeekDemo['season'],
  others: readonly number[],
  now: Date,
): Promise<void> {
  const { rows } = await client.query<FoundSeries>(
    `select s.id, s.week, 'home' as side, null as "reportedAt",
            json_build_object('home', ${CAPTAIN('home')}, 'away', ${CAPTAIN('away')}) as captains
       from series s join division d on d.id = s.division_id
      where d.season_id = $1 and s.reported_at is null and s.scheduled_at > $2 and not s.is_streamed
        and not s.home_team_id = any ($3) and not s.away_team_id = any ($3)
      order by s.scheduled_at desc, s.id desc`,
    [id, now, others],
  );
  const found = rows.find(({ week }) => isInWindow(windowOf(week, startsOn, WEEK_RULES_OFF), now));
  if (!found) return;
  await client.query('update series set scheduled_at = null where id = $1', [found.id]);
  const { to } = windowOf(found.week, startsOn, WEEK_RULES_OFF);
  await offerStarts(client, found, 'home', [addHours(to, -4)], addHours(now, -30));
}

/** The series starts then, to the minute. */
async function start(client: ClientBase, series: FoundSeries, at: Date): Promise<void> {
  await client.query(`update series set scheduled_at = date_trunc('minute', $2::timestamptz) where id = $1`, [
    series.id,
    at,
  ]);
}

/** The captain of `side` named the line-up that evening, waited, and claims a walkover. */
async function claim(
  client: ClientBase,
  series: FoundSeries,
  side: Side,
  { start: startsAt, claimedAt }: MissedEvening,
): Promise<void> {
  await start(client, series, startsAt);
  await nameLineUp(client, series, side, addHours(startsAt, -0.5));
  await client.query(
    `insert into no_show_claim (series_id, side, for_start, claimed_at, claimed_by_user_id)
     select id, $2, scheduled_at, $3, $4 from series where id = $1`,
    [series.id, side, claimedAt, series.captains[side]],
  );
  await event(client, series, 'no-show-claimed', side, claimedAt);
}

/** The captain of `side` names the first three of the roster for the series' start. */
async function nameLineUp(client: ClientBase, series: FoundSeries, side: Side, at: Date): Promise<void> {
  await client.query(
    `insert into line_up (series_id, side, for_start, named_at, named_by_user_id)
     select id, $2, scheduled_at, $3, $4 from series where id = $1`,
    [series.id, side, at, series.captains[side]],
  );
  await client.query(
    `insert into line_up_player (series_id, side, slot, player_id)
     select s.id, $2, row_number() over (order by r.sort_order), r.player_id
       from series s join roster_entry r on r.team_id = case $2 when 'home' then s.home_team_id else s.away_team_id end
      where s.id = $1 and r.valid_to is null order by r.sort_order limit 3`,
    [series.id, side],
  );
}

/** The captain of `side` objects to the claim. */
async function object(client: ClientBase, series: FoundSeries, side: Side, at: Date): Promise<void> {
  await client.query(
    `update no_show_claim set objected_at = $2, objection = $3, objected_by_user_id = $4 where series_id = $1`,
    [series.id, at, OBJECTION, series.captains[side]],
  );
  await event(client, series, 'no-show-objected', side, at);
}

/** A captain of `side` has reported. It waits until `confirmBy`, or is disputed. */
async function report(client: ClientBase, series: FoundSeries, side: Side, confirmBy: Date | null): Promise<void> {
  await client.query(
    `update series set reported_by_side = $2, confirmation = $3, confirm_by = $4, reported_by_user_id = $5 where id = $1`,
    [series.id, side, confirmBy ? 'waiting' : 'disputed', confirmBy, series.captains[side]],
  );
  await event(client, series, 'reported', side, series.reportedAt as Date);
}

async function dispute(client: ClientBase, series: FoundSeries): Promise<void> {
  const at = addHours(series.reportedAt as Date, 3);
  const other = otherSide(series.side);
  await report(client, series, series.side, null);
  const { rows } = await client.query<{ id: number }>(
    'insert into dispute (series_id, side, game_number, opened_at) values ($1, $2, 2, $3) returning id',
    [series.id, other, at],
  );
  await client.query(
    'insert into dispute_story (dispute_id, side, text, user_id, told_at) values ($1, $2, $3, $4, $5)',
    [rows[0]?.id, other, STORY, series.captains[other], at],
  );
  await event(client, series, 'disputed', other, at);
}

/** The opponent offers two evenings of the week, and its captain can play on both. */
async function offer(client: ClientBase, series: FoundSeries, startsOn: string, now: Date): Promise<void> {
  const { from } = windowOf(series.week, startsOn, WEEK_RULES_OFF);
  const other = otherSide(series.side);
  const starts = [addHours(from, 24 + 19), addHours(from, 3 * 24 + 20)];
  await offerStarts(client, series, other, starts, addHours(now, -5));
  await client.query(
    `insert into evening_answer (user_id, day, answer)
     select $1, (start at time zone 'Europe/Stockholm')::date, 'can' from unnest($2::timestamptz[]) start`,
    [series.captains[other], starts],
  );
}

/** The captain of `side` offers these starts. */
async function offerStarts(client: ClientBase, series: FoundSeries, side: Side, starts: readonly Date[], at: Date) {
  const said = [series.id, side, starts, series.captains[side], at];
  await client.query(
    'insert into time_proposal (series_id, side, starts, offered_by_user_id, offered_at) values ($1, $2, $3, $4, $5)',
    said,
  );
  await client.query(
    `insert into series_event (series_id, kind, side, starts, user_id, happened_at)
     values ($1, 'times-offered', $2, $3, $4, $5)`,
    said,
  );
}

const event = (client: ClientBase, series: FoundSeries, kind: string, side: Side, at: Date) =>
  client.query('insert into series_event (series_id, kind, side, user_id, happened_at) values ($1, $2, $3, $4, $5)', [
    ...[series.id, kind, side],
    ...[series.captains[side], at],
  ]);
