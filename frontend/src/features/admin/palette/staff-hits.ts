import type { TFunction } from 'i18next';
import { seasonName } from '../../../league/season-name';
import type { Language } from '../../../lib/i18n/language';
import { paths } from '../../../lib/paths';
import type { Role } from '../../../lib/schema.generated';
import { searchText } from '../../../lib/search-text';
import type { Times } from '../../../lib/i18n/use-times';
import type { BoxHit } from '../../../ui/dialog/palette-box';
import { groupsFor, mayOpen, placePath } from '../tabs';
import { ROLES } from '../users/user-form';
import { dialogOf, nameOf } from '../users/user-key';
import { actsFor, pageOfAct, type Act } from './acts';
import { matchActs, rolesIn, searchedIn, type ActMatch } from './find-acts';
import { beginningOf, fitsWords } from './phrases';
import { preparedState } from '../lists/prepared';
import type { StaffPaletteQuery } from './staff-palette.generated';
import { divisionName } from '../../../league/division-name';

/** A choice of the palette: it opens a page, or goes on with the text (`fill`). */
export interface StaffHit extends BoxHit {
  to?: string;
  /** What the page finds chosen. */
  state?: ReturnType<typeof preparedState>;
  fill?: string;
}

export type StaffKind = 'acts' | 'pages' | 'users' | 'players' | 'teams' | 'series' | 'divisions';
export interface StaffGroup {
  kind: StaffKind;
  hits: StaffHit[];
}

/** Who reads, and in what language. */
interface Reader {
  roles: readonly Role[];
  language: Language;
  times: Times;
  t: TFunction<'admin-palette'>;
  /** The texts of all pages of the back office. */
  shared: TFunction<'admin'>;
}

type Found = StaffPaletteQuery;
type User = NonNullable<Found['adminUsers']>['items'][number];
type Series = NonNullable<Found['adminSeries']>['items'][number]['series'];

const MOST_OF_A_KIND = 5;
/** An act with a name offers it for this many things. */
const MOST_THINGS = 3;

const isNamed = (name: string, text: string): boolean => searchText(name) === searchText(text);

/** Those with exactly this name first. */
const exactFirst = <T>(things: readonly T[], name: (thing: T) => string, text: string): T[] =>
  things.toSorted((a, b) => Number(isNamed(name(b), text)) - Number(isNamed(name(a), text)));

/** The acts that the text asks for, and what to search for. */
export function readTyped(typed: string, { roles, t }: Reader): { matches: ActMatch[]; text: string } {
  const matches = matchActs(typed, actsFor(roles), (id) => t(`act.${id}.phrases`));
  return { matches, text: searchedIn(matches, typed) };
}

const seriesName = ({ home, away }: Series): string => `${home.name} – ${away.name}`;

function seriesNote({ division, week, scheduledAt }: Series, { shared, times, language }: Reader): string {
  const time = scheduledAt ? times.dateTime(scheduledAt) : shared('week', { week });
  return `${divisionName(division, language)} · ${time}`;
}

/** Where an act on a series is done. Without a time there is nothing to report yet, but a walkover can be given. */
function seriesPage(id: Act['id'], { id: seriesId, division, week, scheduledAt }: Series): string | null {
  if (id === 'time') return paths.adminTimes({ season: division.seasonId, division: division.id, week });
  return id === 'report' && scheduledAt === null ? null : paths.adminSeriesReport(seriesId);
}

/** The teams with this name that have series left to play, each with its division. */
function entriesIn(found: Found | undefined, name: string): { team: Series['home']; division: Series['division'] }[] {
  const entries = (found?.adminSeries?.items ?? []).flatMap(({ series: { home, away, division } }) =>
    [home, away]
      .filter((team) => searchText(team.name).startsWith(searchText(name)))
      .map((team) => [`${division.id}/${team.id}`, { team, division }] as const),
  );
  return [...new Map(entries).values()];
}

/** The things on which an act can be done, of what was found. */
function hitsOfAct({ act, phrase, fit }: ActMatch, found: Found | undefined, reader: Reader): StaffHit[] {
  const { t } = reader;
  if (act.needs === 'nothing') return [{ name: t(`act.${act.id}.name`), to: pageOfAct(act) }];
  if (!fit?.isNamed) return [{ name: t(`act.${act.id}.begin`), fill: beginningOf(phrase) }];
  if (act.needs === 'series') {
    const waiting = (found?.adminSeries?.items ?? []).filter(({ mayChange }) => mayChange);
    return waiting.flatMap(({ series }) => {
      const to = seriesPage(act.id, series);
      const name = t(`act.${act.id}.name`, { thing: seriesName(series) });
      return to === null ? [] : [{ name, excerpt: seriesNote(series, reader), to }];
    });
  }
  if (act.needs === 'entry') {
    return entriesIn(found, fit.thing).map(({ team, division }) => ({
      name: t(`act.${act.id}.name`, { thing: team.name }),
      note: divisionName(division, reader.language),
      to: `${paths.adminDivision(division.id, 'teams')}&decide=${team.id}`,
    }));
  }
  if (act.needs === 'team') {
    return (found?.search.teams ?? []).slice(0, MOST_THINGS).map(({ id, name }) => ({
      name: t(`act.${act.id}.name`, { thing: name }),
      to: `${paths.adminTeams()}?team=${id}`,
    }));
  }
  if (act.needs === 'player') {
    return (found?.search.players ?? []).slice(0, MOST_THINGS).map(({ id, nickname }) => ({
      name: t(`act.${act.id}.name`, { thing: nickname }),
      to: `${paths.adminSanctions()}?sanction=new`,
      state: preparedState({ subject: { kind: 'player', id, name: nickname } }),
    }));
  }
  const wanted = rolesIn(fit.role, ROLES, (role) => t(`role-words.${role}`));
  return exactFirst(found?.adminUsers?.items ?? [], nameOf, fit.thing)
    .filter(({ userId }) => userId !== null)
    .slice(0, MOST_THINGS)
    .flatMap((user) =>
      wanted
        .filter((role) => !user.roles.includes(role))
        .map((role) => ({
          name: t('act.role.name', { thing: nameOf(user), role: t(`role.${role}`) }),
          ...noteOf(user),
          to: dialogOf(user),
          state: preparedState({ role }),
        })),
    );
}

const noteOf = ({ team }: User): { note?: string } => (team ? { note: team.name } : {});

/** What was found by name: each thing on its page of the back office, or on its public one for who may not open that. */
function thingsOf(found: Found | undefined, text: string, reader: Reader): StaffGroup[] {
  if (!found) return [];
  const { roles, language } = reader;
  const hasDivisions = mayOpen('divisions', roles);
  const users = exactFirst(found.adminUsers?.items ?? [], nameOf, text).map((user) => ({
    name: nameOf(user),
    ...noteOf(user),
    to: roles.includes('ADMIN') ? paths.adminPerson(user) : dialogOf(user),
    image: { path: user.avatar, isRound: true },
  }));
  const players = found.search.players.map(({ id, nickname, avatar }) => ({
    name: nickname,
    to: paths.player(id),
    image: { path: avatar, isRound: true },
  }));
  return [
    found.adminUsers ? { kind: 'users', hits: users } : { kind: 'players', hits: players },
    {
      kind: 'teams',
      hits: found.search.teams.map(({ id, name, logo }) => ({
        name,
        to: mayOpen('teams', roles) ? `${paths.adminTeams()}?team=${id}` : paths.team(id),
        image: { path: logo, isRound: false },
      })),
    },
    {
      kind: 'series',
      hits: (found.adminSeries?.items ?? []).map(({ series }) => ({
        name: seriesName(series),
        excerpt: seriesNote(series, reader),
        to: paths.adminSeriesReport(series.id),
      })),
    },
    {
      kind: 'divisions',
      hits: found.search.divisions.map(({ division, season }) => ({
        name: divisionName(division, language),
        note: seasonName(season.name, language),
        to: hasDivisions ? paths.adminDivision(division.id) : paths.division(division.discriminator, season.id),
      })),
    },
  ];
}

/**
 * What the palette shows for a text: acts, pages that the reader may open, and things. Kinds without a choice are left
 * out. `found` is the server's answer for the text that `readTyped` says.
 */
export function staffGroups(typed: string, found: Found | undefined, reader: Reader): StaffGroup[] {
  const { roles, shared } = reader;
  const { matches, text } = readTyped(typed, reader);
  const pages = groupsFor(roles).flatMap(({ places }) =>
    places
      .filter((place) => fitsWords([shared(`tab.${place}`)], typed))
      .map((place) => ({ name: shared(`tab.${place}`), to: placePath(place) })),
  );
  const groups: StaffGroup[] = [
    { kind: 'acts', hits: matches.flatMap((match) => hitsOfAct(match, found, reader)) },
    { kind: 'pages', hits: pages },
    ...(typed.trim() === '' ? [] : thingsOf(found, text, reader)),
  ];
  return groups
    .map(({ kind, hits }) => ({
      kind,
      hits: kind === 'acts' || kind === 'pages' ? hits : hits.slice(0, MOST_OF_A_KIND),
    }))
    .filter(({ hits }) => hits.length > 0);
}
