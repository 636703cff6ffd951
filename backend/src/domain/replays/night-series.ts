/**
 * Finds the series of a replay file among all series of the seasons under way, when staff drop the files of a whole
 * night at once (R21).
 */
import type { BoxScore, BoxScorePlayer, PlayedAt, Platform } from '../series/box-score.ts';
import * as StockholmTime from '../stockholm-time.ts';
import { nicknameKey } from '../text.ts';
import { keyRows } from './replay-row-keys.ts';
import type { KeyedRow } from './replay-row-keys.ts';
import { seriesAt } from './night-time.ts';
import type { NightWarning, NightSeries } from './night-time.ts';

/** A player's time in a team. `to` is null while it lasts. */
export interface RosterStay {
  playerId: number;
  nickname: string;
  teamId: number;
  team: string;
  from: Date;
  to: Date | null;
}

/** A known account of a player. Account ids are in lower case. */
export interface OwnedAccount {
  playerId: number;
  platform: Platform;
  accountId: string;
}

/** What the league knows: its teams' players, the owners of the files' accounts, and the series under way. */
export interface NightLeague {
  stays: readonly RosterStay[];
  owners: readonly OwnedAccount[];
  series: readonly NightSeries[];
}

/** Why a file belongs to no series. `teams` are those that the players are known to be in, if two are. */
export interface NoSeries {
  kind: 'none';
  reason: 'saved-early' | 'unknown-players' | 'no-series';
  teams: string[];
}

/**
 * The series of one file. `found`: the first id is the series, the others are where staff can move the file to.
 * `several`: it is one of these.
 */
export type SeriesFind = { kind: 'found' | 'several'; seriesIds: number[]; warnings: NightWarning[] } | NoSeries;

/** A team needs this many known players in a file. With one fewer on one of the two sides, the file is in doubt. */
const KNOWN_A_SIDE = 2;
const LEAST_KNOWN = KNOWN_A_SIDE * 2 - 1;

/** No file is from before the game, and no clock is right that says later than this. */
const EARLIEST = Date.UTC(2015, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** The known players of two teams in one file, each team on one colour. */
interface Meeting {
  teamIds: readonly [number, number];
  known: number;
  fewest: number;
}

type Colour = 0 | 1;

/** Finds the series of box scores. What the league knows is sorted once, for all files. */
export class NightSeriesFinder {
  readonly #ownerOf: ReadonlyMap<string, number>;
  readonly #staysOf: ReadonlyMap<number, readonly RosterStay[]>;
  readonly #namesakes: ReadonlyMap<string, readonly RosterStay[]>;
  readonly #teams: ReadonlyMap<number, string>;
  readonly #series: ReadonlyMap<string, readonly NightSeries[]>;

  constructor({ stays, owners, series }: NightLeague) {
    this.#ownerOf = new Map(owners.map((owner) => [`${owner.platform}:${owner.accountId}`, owner.playerId]));
    this.#staysOf = grouped(stays, ({ playerId }) => playerId);
    this.#namesakes = grouped(stays, ({ nickname }) => nicknameKey(nickname));
    this.#teams = new Map(stays.map(({ teamId, team }) => [teamId, team]));
    this.#series = grouped(series, ({ homeTeamId, awayTeamId }) => pairKey(homeTeamId, awayTeamId));
  }

  /** The file's series, or why it has none. `now` is the day of a file without a date. */
  find({ players, playedAt }: Pick<BoxScore, 'players' | 'playedAt'>, now: Date): SeriesFind {
    const rows = (players ?? []).filter(takesPart);
    if (rows.length === 0) return { kind: 'none', reason: 'saved-early', teams: [] };
    const at = instantOf(playedAt);
    const meetings = strongest(this.#meetings(keyRows(rows), at ?? now));
    const [first] = meetings;
    if (!first) return { kind: 'none', reason: 'unknown-players', teams: [] };
    const few: NightWarning[] = first.fewest < KNOWN_A_SIDE ? ['few-known'] : [];
    const found = meetings
      .map(({ teamIds }) => seriesAt(this.#series.get(pairKey(...teamIds)) ?? [], at))
      .filter((each) => each !== null);
    const [only] = found;
    if (!only) {
      const teams = first.teamIds.map((id) => this.#teams.get(id) ?? '');
      return { kind: 'none', reason: 'no-series', teams };
    }
    if (found.length === 1) return { ...only, warnings: [...few, ...only.warnings] };
    return { kind: 'several', seriesIds: found.flatMap(({ seriesIds: [id = 0] }) => id), warnings: few };
  }

  /** Every two teams that have enough known players against each other. */
  #meetings(rows: readonly KeyedRow[], at: Date): Meeting[] {
    const [blue, orange] = ([0, 1] as const).map((colour) => this.#knownByTeam(rows, colour, at));
    return [...(blue ?? [])].flatMap(([one, ofOne]) =>
      [...(orange ?? [])]
        .filter(([other]) => other !== one)
        .map(([other, ofOther]) => ({
          teamIds: [one, other] as const,
          known: ofOne + ofOther,
          fewest: Math.min(ofOne, ofOther),
        })),
    );
  }

  /** How many players of each team are known among the rows of a colour. */
  #knownByTeam(rows: readonly KeyedRow[], colour: Colour, at: Date): Map<number, number> {
    const teamOf = new Map<number, number>();
    for (const row of rows.filter(({ player }) => player.team === colour)) {
      const stay = this.#stayOf(row, rows, at);
      if (stay) teamOf.set(stay.playerId, stay.teamId);
    }
    const counts = new Map<number, number>();
    for (const teamId of teamOf.values()) counts.set(teamId, (counts.get(teamId) ?? 0) + 1);
    return counts;
  }

  /**
   * The row's player and their team at that time. The account comes first: the name of a row whose account is known
   * does not count. Otherwise the name counts, when one row and one player of all teams have it.
   */
  #stayOf(row: KeyedRow, rows: readonly KeyedRow[], at: Date): RosterStay | null {
    const owner = row.accountKeys.map((key) => this.#ownerOf.get(key)).find((playerId) => playerId !== undefined);
    if (owner !== undefined) return (this.#staysOf.get(owner) ?? []).find((stay) => covers(stay, at)) ?? null;
    if (row.nameKey === '' || rows.some((other) => other !== row && other.nameKey === row.nameKey)) return null;
    const [stay, ...others] = (this.#namesakes.get(row.nameKey) ?? []).filter((each) => covers(each, at));
    return others.length === 0 ? (stay ?? null) : null;
  }
}

/** When the game was played. A file's own clock has no zone, so it is read as Swedish time. Null: not known. */
export function instantOf({ epochSeconds, localDate }: PlayedAt): Date | null {
  const start = epochSeconds === null ? null : within(new Date(epochSeconds * 1000));
  if (start || localDate === null) return start;
  try {
    return within(StockholmTime.parseTime(localDate));
  } catch {
    // the hour that spring skips: the clock was in another zone
    return within(new Date(`${localDate.replace(' ', 'T')}Z`));
  }
}

const within = (date: Date): Date | null => (date.getTime() >= EARLIEST && date.getTime() < LATEST ? date : null);

/** The meetings with the most known players, each pair of teams once; none when too few are known. */
function strongest(meetings: readonly Meeting[]): Meeting[] {
  const enough = meetings.filter(({ known }) => known >= LEAST_KNOWN);
  const most = Math.max(...enough.map(({ known }) => known));
  const best = enough.filter(({ known }) => known === most);
  return [...new Map(best.map((meeting) => [pairKey(...meeting.teamIds), meeting])).values()];
}

const takesPart = ({ team, isBot }: BoxScorePlayer): boolean => team !== -1 && !isBot;

const covers = ({ from, to }: RosterStay, at: Date): boolean => from <= at && (to === null || at < to);

const pairKey = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
