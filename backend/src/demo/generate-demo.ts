/** The demo league: ten seasons of an invented league, the last one not finished, and one season open for sign-up. */
import type { ClientBase } from 'pg';
import { LEAGUE } from '../platform/config/league.ts';
import type { Random } from '../domain/random.ts';
import { DIVISION_ADMINS, NEWS_WRITERS, castAccounts } from './accounts.ts';
import type { Cast } from './accounts.ts';
import { addHours, instantAt } from './league/calendar.ts';
import { streamOf } from './play/chance.ts';
import { writeFieldPlay } from './play/field/write-field-play.ts';
import { fillInbox } from './inbox/inbox.ts';
import { writeMatchWeek } from './inbox/match-week.ts';
import { writeOnAir } from './inbox/on-air.ts';
import { writePageViews } from './inbox/page-views.ts';
import { InboxWriter } from './inbox/inbox-writer.ts';
import { LeagueWriter } from './league/league-writer.ts';
import type { Written } from './league/league-writer.ts';
import { firstDay, makeLeague } from './make-league.ts';
import type { LeagueEnd } from './make-league.ts';
import type { DemoTeam, RosterEntryRow } from './model.ts';
import { comingSeason, foundNewcomers, signupsFor } from './league/next-season.ts';
import type { Newcomers } from './league/next-season.ts';
import { NewsDesk } from './texts/news.ts';
import { drawNewsPictures } from './texts/news-pictures.ts';
import { PRIZES } from './texts/news-texts.ts';
import { playSixMans } from './league/six-mans.ts';
import { giveStaffsHonours } from './stages/staffs-honours.ts';
import { StageDesk } from './stages/stage-desk.ts';
import { openQualifier } from './stages/stage-plan.ts';
import { Pictures } from './texts/pictures.ts';
import type { ImageSink } from './texts/pictures.ts';

interface DemoOptions {
  /** The same seed and the same `now` give the same league. */
  seed: number;
  /** A whole number. 1 is the demo league; 100 has a hundred times its series, in more seasons and divisions. */
  scale: number;
  /** About half of the current season is played at this time. */
  now: Date;
  /** The time when nearly all is written, which can take minutes; default: `now`. */
  present?: () => Promise<Date>;
  /** The storage of crests and banners. */
  uploads: ImageSink;
}

/** The seed of the league that `npm start` shows. */
export const DEMO_SEED = 2026;

/** The number of players who joined lately, because the transfer window is open. */
const SIGNINGS = 8;
const MAX_ROSTER = 5;
const SIGNED_WITHIN_HOURS = 9 * 24;

/**
 * Fills an empty, migrated database in one transaction, season by season. Throws when it is not empty, and changes
 * nothing then.
 */
export async function generateDemo(client: ClientBase, options: DemoOptions): Promise<Written> {
  await client.query('begin');
  try {
    const written = await fill(client, options);
    await client.query('commit');
    await client.query('analyze');
    return written;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function fill(
  client: ClientBase,
  { seed, scale, now, uploads, present = () => Promise.resolve(now) }: DemoOptions,
): Promise<Written> {
  await assertEmpty(client);
  // an invented history is no news: the feed of events begins empty
  await client.query(`select set_config('league.events', 'off', true)`);
  const league = { seed, scale, now, divisionAdmins: DIVISION_ADMINS };
  const founded = instantAt(firstDay(league), -24 * 14);
  const writer = new LeagueWriter(client, seed);
  const pictures = new Pictures(seed, uploads);
  const desk = new NewsDesk(now);
  const stages = new StageDesk(seed);
  await writer.writeStaff(founded);
  const seasons = makeLeague(league);
  let step = seasons.next();
  let lastTeamId = 0;
  for (; !step.done; step = seasons.next()) {
    await pictures.giveTo(step.value.teams);
    await writer.writeSeason(step.value);
    desk.follow(step.value);
    stages.follow(step.value);
    lastTeamId += step.value.teams.length;
  }
  const end = step.value;
  signLately(streamOf(seed, 7), end, now);
  const rated = [...end.teams];
  const newcomers = foundNewcomers(end, lastTeamId, now);
  end.teams.push(newcomers.short, newcomers.lone);
  const cast = castAccounts(streamOf(seed, 8), end, founded, newcomers.short);
  await pictures.giveTo([newcomers.short, newcomers.lone]);
  await writer.writeTeams([newcomers.short, newcomers.lone]);
  const { players, entries } = end.market.take();
  await writer.writePlayers(players);
  await writer.writeEntries([...entries, ...openEntries(end)]);
  await writer.writeCast(cast);
  await writer.writeLogins(now);
  await writer.writeSignups(end.season);
  await writer.writeSixMans(playSixMans(streamOf(seed, 9), rated, now));
  await writer.writeSettings(settingsOf(end));
  await writeFieldPlay(client, seed);
  await writeWhatWaits(client, { end, cast, newcomers, pictures, seed, now, present });
  const current = stages.current(teamOf(end, cast, 'captain'));
  await writer.writeStages([...stages.ended, ...current, openQualifier(end.season + 1)]);
  await giveStaffsHonours(client);
  await writer.writeNews(desk.rows(NEWS_WRITERS, await drawNewsPictures(uploads)));
  await client.query('insert into told_news select id from news_post where published_at <= now()');
  await writer.writePage('prizes', PRIZES, addHours(now, -24 * 20));
  return writer.finish();
}

interface Waiting {
  end: LeagueEnd;
  cast: Cast;
  newcomers: Newcomers;
  pictures: Pictures;
  seed: number;
  now: Date;
  present: () => Promise<Date>;
}

/** The next season with its sign-ups, and everything that waits for an answer. */
async function writeWhatWaits(client: ClientBase, waiting: Waiting): Promise<void> {
  const { end, cast, newcomers, pictures, seed, now, present } = waiting;
  const writer = new InboxWriter(client);
  const { teams } = end;
  const coming = comingSeason(end.season + 1, end.startsOn);
  await writer.writeSeasons(coming, { id: end.season, startsOn: end.startsOn });
  const first = teamOf(end, cast, 'captain');
  const second = teamOf(end, cast, 'captain2');
  const still = new Set([second, newcomers.short, newcomers.lone]);
  const signups = signupsFor(streamOf(seed, 11), coming.id, teams, { first, waiting: still, now });
  await writer.writeSignups(signups, cast);
  const [crest, next, portrait] = await Promise.all(
    ['Kometjägarna', 'Nytt märke', 'Porträtt'].map((name, index) => pictures.spare(index + 1, name)),
  );
  const drawn = [crest, next, portrait] as [string, string, string];
  const teamIds = { captain: first.id, captain2: second.id };
  await writeMatchWeek(client, { season: { id: end.season, startsOn: end.startsOn }, teamIds, now });
  // a slow machine writes for a long time, and what is sent begins when it has ended
  await writeOnAir(client, { seasonId: end.season, otherTeamIds: Object.values(teamIds), now: await present() });
  await writePageViews(client, end.season, streamOf(seed, 12), now);
  await writer.writeInbox(fillInbox({ cast, teams, lone: newcomers.lone, pictures: drawn, now }));
}

/** The team of an account. */
const teamOf = ({ teams }: LeagueEnd, cast: Cast, handle: string): DemoTeam =>
  teams.find(({ roster }) => roster.some(({ player }) => player === partOf(cast, handle))) as DemoTeam;

const partOf = ({ users }: Cast, handle: string) => users.find(({ username }) => username === handle)?.player;

async function assertEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from season) or exists (select from team) or exists (select from app_user) as used',
  );
  if (rows[0]?.used) throw new Error('the demo league goes into an empty database only');
}

/** Adds players to a few teams in the past days. */
function signLately(random: Random, { teams, market }: LeagueEnd, now: Date): void {
  const open = random.shuffle(teams.filter(({ roster }) => roster.length < MAX_ROSTER));
  for (const team of open.slice(0, SIGNINGS)) market.sign(team, addHours(now, -random.int(2, SIGNED_WITHIN_HOURS)));
}

const openEntries = ({ teams }: LeagueEnd): RosterEntryRow[] =>
  teams.flatMap(({ id, roster }) =>
    roster.map(({ player, since }, index) => ({
      teamId: id,
      playerId: player.id,
      sortOrder: index + 1,
      validFrom: since,
      validTo: null,
    })),
  );

/** The transfer window is open, so that invites work. Sign-up for the next season is open too. */
const settingsOf = ({ season }: LeagueEnd): Record<string, string> => ({
  current_season: String(season),
  registration_open: 'true',
  signup_season: String(season + 1),
  transfer_open: 'true',
  start_type: 'matches',
  start_content: START_CONTENT.sv,
  start_content_eng: START_CONTENT.en,
});

const START_CONTENT = {
  sv: `## Välkommen till ${LEAGUE.name}\n\nSex divisioner, drygt femtio lag och en serie att se fram emot varje vecka.`,
  en: `## Welcome to ${LEAGUE.name}\n\nSix divisions, some fifty teams and a series to look forward to every week.`,
};
