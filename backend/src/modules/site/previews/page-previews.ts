import { LEAGUE } from '../../../platform/config/league.ts';
import { divisionIn, languageTag, seasonIn, type SiteLanguage } from '../../../domain/site-language.ts';
import type { DivisionPage } from '../../seasons/divisions/division.ts';
import type { SeriesRow } from '../../series/series-row.ts';
import type { StandingsTableRow } from '../../stats/standings/standings-table.ts';
import { PREVIEW_TEXTS, textOf } from './page-texts.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { Address, Feed, Pictured, Preview, SubjectKind } from './preview.ts';
import type { GoalPreview } from './previews.repository.ts';
import type { ShownGoal } from './choices.ts';

const CALENDAR = 'text/calendar';
const ATOM = 'application/atom+xml';
/** The number of table rows that fit into a picture. */
const SHOWN_ROWS = 5;

export const BASE: Pick<Preview, 'status' | 'type' | 'picture' | 'data' | 'feeds'> = {
  status: 200,
  type: 'website',
  picture: null,
  data: null,
  feeds: [],
};

const inSweden = (language: SiteLanguage, instant: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'sv-SE', { ...style, timeZone: 'Europe/Stockholm' }).format(
    new Date(instant),
  );

/** The day of an instant in Sweden: "10 mars 2026". */
export const dayIn = (language: SiteLanguage, instant: string): string =>
  inSweden(language, instant, { dateStyle: 'long' });

/** A series' time for readers whose clocks nobody knows (R14): "tisdag 10 mars 2026 kl. 19:30 svensk tid". */
const timeIn = (language: SiteLanguage, instant: string): string =>
  `${inSweden(language, instant, { dateStyle: 'full', timeStyle: 'short' })} ${PREVIEW_TEXTS[language].swedishTime}`;

export const organizerData = (address: Address) => ({
  '@type': 'SportsOrganization',
  name: LEAGUE.name,
  url: address('/'),
});

/** A feed with its name in each language. */
const feed = (path: string, type: string, titleIn: (language: SiteLanguage) => string): Feed => ({
  titles: { se: titleIn('se'), en: titleIn('en') },
  path,
  type,
});

export const calendarFeed = (path: string, nameIn: (language: SiteLanguage) => string): Feed =>
  feed(`/api/calendar/${path}.ics`, CALENDAR, (language) => PREVIEW_TEXTS[language].calendar(nameIn(language)));

export const NEWS_FEED = feed('/api/feeds/news.atom', ATOM, (language) => PREVIEW_TEXTS[language].news);
const RESULTS_FEED = feed('/api/feeds/results.atom', ATOM, (language) => PREVIEW_TEXTS[language].results);

/** A page that is not about a thing of the league. `written` is what its own text says about it. */
export function pagePreview(route: string, language: SiteLanguage, written: string | null = null): Preview {
  const { title, description, isPrivate = false } = textOf(route);
  const path = isPrivate ? null : route.replace(/\/:.*$/, '');
  const isStart = route === '/';
  return {
    ...BASE,
    title: title[language],
    description: description?.[language] ?? written,
    canonicalPath: path,
    picture: isPrivate
      ? null
      : { template: 'text', label: isStart ? title[language] : '', title: isStart ? LEAGUE.name : title[language] },
    feeds: isStart ? [RESULTS_FEED, NEWS_FEED] : [],
    data: isStart
      ? (address) => ({
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: LEAGUE.name,
          url: address('/'),
          inLanguage: languageTag(language),
          publisher: organizerData(address),
        })
      : null,
  };
}

const NOTHING = {
  page: 'nothing',
  series: 'noSeries',
  division: 'noDivision',
  team: 'noTeam',
  player: 'noPlayer',
  post: 'noPost',
  news: 'news',
  teams: 'noPair',
  players: 'noPair',
} as const satisfies Record<SubjectKind, keyof (typeof PREVIEW_TEXTS)['se']>;

export const teamIn = (language: SiteLanguage, { id, name, logo }: TeamRef): Pictured => ({
  name,
  standIn: `${PREVIEW_TEXTS[language].teamLabel} ${id}`,
  image: logo,
});

/** The preview of an unknown thing, with the words of the page that says so. */
export const nothingAt = (kind: SubjectKind, language: SiteLanguage): Preview => ({
  ...BASE,
  status: 404,
  title: PREVIEW_TEXTS[language][NOTHING[kind]],
  description: null,
  canonicalPath: null,
});

export function seriesPreview(series: SeriesRow, language: SiteLanguage): Preview {
  const texts = PREVIEW_TEXTS[language];
  const { id, home, away, division, scheduledAt, homeGames, awayGames, week } = series;
  const place = `${divisionIn(language, division)}, ${seasonIn(language, series.season.name)}`;
  const teams = `${home.name} – ${away.name}`;
  const isPlayed = homeGames !== null && awayGames !== null;
  const result = isPlayed ? texts.result(`${homeGames}–${awayGames}`) : null;
  const when = scheduledAt ? timeIn(language, scheduledAt) : texts.week(week);
  const extra = result ?? (scheduledAt ? `${when[0]?.toUpperCase()}${when.slice(1)}.` : null);
  return {
    ...BASE,
    title: teams,
    description: [texts.series(teams, place), extra].filter(Boolean).join(' '),
    canonicalPath: `/series/${id}`,
    picture: {
      template: 'series',
      label: place,
      home: teamIn(language, home),
      away: teamIn(language, away),
      score: isPlayed ? [homeGames, awayGames] : null,
      note: isPlayed ? (series.walkover ? texts.walkover : texts.played) : when,
    },
    data: (address) => ({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: teams,
      url: address(`/series/${id}`),
      ...(scheduledAt && { startDate: scheduledAt }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: address(`/series/${id}`) },
      homeTeam: { '@type': 'SportsTeam', name: home.name, url: address(`/team/${home.id}`) },
      awayTeam: { '@type': 'SportsTeam', name: away.name, url: address(`/team/${away.id}`) },
      superEvent: {
        '@type': 'EventSeries',
        name: place,
        url: address(divisionPath(division.discriminator, division.seasonId)),
      },
      organizer: organizerData(address),
    }),
  };
}

/** The same series for readers who hide results (R40): its preview says when it is, or was, played. */
export const withoutResult = (series: SeriesRow): SeriesRow => ({
  ...series,
  homeGames: null,
  awayGames: null,
  walkover: null,
});

/** A goal's time on the scoreboard: `2:07`, in overtime `+0:31`. */
const clockOf = ({ clock, isOvertime }: GoalPreview): string =>
  clock === null ? '' : `${isOvertime ? '+' : ''}${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}`;

const playerIn = (language: SiteLanguage, { id, nickname, avatar }: PlayerRef): Pictured => ({
  name: nickname,
  standIn: `${PREVIEW_TEXTS[language].playerLabel} ${id}`,
  image: avatar,
});

/**
 * The preview of a goal's address: the series', with the goal's number in its title, and with its scorer and its place on the
 * field when a recording has them. A game that was not played has the series' title.
 */
export function goalPreview(
  series: SeriesRow,
  { game, goal }: ShownGoal,
  language: SiteLanguage,
  found: GoalPreview | null = null,
): Preview {
  const texts = PREVIEW_TEXTS[language];
  const preview = seriesPreview(series, language);
  const games = series.walkover ? 0 : (series.homeGames ?? 0) + (series.awayGames ?? 0);
  if (game > games) return preview;
  const title = texts.goal(preview.title, String(game), String(goal));
  if (!found) return { ...preview, title };
  const { scorer, assist, side, isOwnGoal, homeGoals, awayGoals, digest, seconds } = found;
  const [home, away] = [teamIn(language, series.home), teamIn(language, series.away)];
  const shownScorer = scorer ? playerIn(language, scorer) : side === 'home' ? home : away;
  const clock = clockOf(found);
  return {
    ...preview,
    title,
    description: texts.goalBy(
      isOwnGoal ? null : shownScorer.name,
      `${series.home.name} ${homeGoals}–${awayGoals} ${series.away.name}`,
      clock,
    ),
    picture: {
      template: 'goal',
      label: `${divisionIn(language, series.division)}, ${texts.gameNumber(game)}${clock && `, ${clock}`}`,
      home,
      away,
      note: isOwnGoal ? texts.ownGoal : '',
      goal: {
        scorer: shownScorer,
        assist: assist && !isOwnGoal ? playerIn(language, assist) : null,
        side,
        isOwnGoal,
        score: [homeGoals, awayGoals],
        track: { digest, ms: Math.round(seconds * 1000) },
      },
    },
  };
}

const divisionPath = (discriminator: string, seasonId: number): string =>
  `/division/${encodeURIComponent(discriminator)}/season/${seasonId}`;

/** The places up (positive) or down of a team of a supposed table. */
const movedIn = (before: readonly StandingsTableRow[], row: StandingsTableRow): number =>
  (before.find(({ team }) => team.id === row.team.id)?.position ?? row.position) - row.position;

/** The preview of supposed results: the table that they would make. */
export function whatIfPreview(
  division: DivisionPage,
  [before, after]: readonly [readonly StandingsTableRow[], readonly StandingsTableRow[]],
  count: number,
  language: SiteLanguage,
): Preview {
  const texts = PREVIEW_TEXTS[language];
  const preview = divisionPreview(division, after, language);
  const [first] = after;
  const leader = first ? texts.whatIfFirst(first.team.name) : '';
  return {
    ...preview,
    description: `${texts.whatIf(count)} ${leader}`.trim(),
    picture: preview.picture && {
      ...preview.picture,
      label: `${preview.picture.label}: ${texts.whatIfLabel(count)}`,
      ...(preview.picture.template === 'table' && {
        rows: preview.picture.rows.map((row, at) => {
          const shown = after[at];
          return { ...row, moved: shown ? movedIn(before, shown) : 0 };
        }),
      }),
    },
  };
}

/** A division's preview; `table` null: its picture shows no table. */
export function divisionPreview(
  division: DivisionPage,
  table: readonly StandingsTableRow[] | null,
  language: SiteLanguage,
): Preview {
  const texts = PREVIEW_TEXTS[language];
  const season = seasonIn(language, division.season.name);
  const name = divisionIn(language, division);
  const titleIn = (tongue: SiteLanguage) =>
    `${divisionIn(tongue, division)}, ${seasonIn(tongue, division.season.name)}`;
  return {
    ...BASE,
    title: titleIn(language),
    description: division.isStage ? texts.stage(name, season) : texts.division(name, season),
    canonicalPath: divisionPath(division.discriminator, division.season.id),
    picture: table
      ? {
          template: 'table',
          label: season,
          title: name,
          rows: table.slice(0, SHOWN_ROWS).map(({ position, team, points, color }) => ({
            position,
            ...teamIn(language, team),
            points,
            color,
          })),
        }
      : { template: 'text', label: season, title: name },
    feeds: [calendarFeed(`division/${division.id}`, titleIn)],
  };
}
