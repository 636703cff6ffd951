import { Injectable } from '@nestjs/common';
import { Any, IsNull } from 'typeorm';
import { LeagueError } from '../../../domain/league-error.ts';
import type {
  LedgerRow,
  LoserGames,
  RankFloors,
  SixMansForm,
  SixMansSeries,
} from '../../../domain/competition/six-mans.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { newId } from '../../../platform/db/written.ts';
import { SixMansFloor } from './six-mans-floor.entity.ts';
import { SixMansPlayer } from './six-mans-player.entity.ts';
import { SixMansResult } from './six-mans-result.entity.ts';
import { SixMansSeriesEntity } from './six-mans-series.entity.ts';

/** What is stored of a series, besides its players. */
export type SeriesFacts = Pick<SixMansSeriesEntity, 'playedAt' | 'loserGames' | 'reference' | 'reportedByUserId'>;

/** A link that is already known stays. */
const UNLESS_KNOWN = {
  playerId: () => 'coalesce(player_id, :playerId::int)',
  discordId: () => 'coalesce(discord_id, :discordId::text)',
};

/** A series for the audit, with the winners' and losers' names. */
export interface NotifiedSeries {
  playedAt: Date;
  loserGames: LoserGames;
  winners: string[];
  losers: string[];
}

/** A league player and the chat account that they sign in with, as far as the league knows each. */
export interface KnownPerson {
  playerId: number | null;
  discordId: string | null;
  name: string;
}

const alreadyReported = () =>
  new LeagueError('ALREADY_REPORTED', 'api.six-mans.already-reported', { field: 'reference' });

const WITH_SIDES = `
  select s.id, s.loser_games as "loserGames",
         array(select r.six_mans_player_id from six_mans_result r where r.series_id = s.id and r.is_winner order by r.slot) as winners,
         array(select r.six_mans_player_id from six_mans_result r where r.series_id = s.id and not r.is_winner order by r.slot) as losers
    from six_mans_series s`;

/** All series from a point of the ledger on, in order, with their players. */
const SINCE = namedRead<SixMansSeries>(
  'six-mans-since',
  `${WITH_SIDES}
   where (s.played_at, s.id) > ($1::timestamptz, $2::int)
   order by s.played_at, s.id`,
);

/** Played in the time around another one (`$1`); with `$2`, also reported in this time before it. */
const NEAR = namedRead<SixMansSeries>(
  'six-mans-near',
  `${WITH_SIDES}
    join six_mans_series own on own.id = $1 and own.id <> s.id
   where s.played_at between own.played_at - $3::int * interval '1 ms' and own.played_at + $3::int * interval '1 ms'
      or s.created_at >= $2::timestamptz - $3::int * interval '1 ms'`,
);

const FIRST = namedRead<{ playedAt: Date; id: number }>(
  'six-mans-first-of',
  `select s.played_at as "playedAt", s.id from six_mans_result r join six_mans_series s on s.id = r.series_id
    where r.six_mans_player_id = $1 order by s.played_at, s.id limit 1`,
);

const FORMS = namedRead<SixMansForm & { id: number }>(
  'six-mans-forms',
  `
  select distinct on (r.six_mans_player_id) r.six_mans_player_id as id, r.games, r.wins, r.elo_after as elo, r.peak, r.streak,
         r.best_streak as "bestStreak"
    from six_mans_result r where r.six_mans_player_id = any($1::int[])
   order by r.six_mans_player_id, r.games desc`,
);

const PERSON = `select p.id as "playerId", u.discord_id as "discordId", p.nickname as name`;

const PLAYER = namedRead<KnownPerson>(
  'six-mans-person-by-player',
  `${PERSON} from player p left join app_user u on u.id = p.user_id where p.id = $1`,
);

const BY_ACCOUNT = namedRead<KnownPerson>(
  'six-mans-person-by-account',
  `${PERSON} from app_user u join player p on p.user_id = u.id where u.discord_id = $1`,
);

/** One or two rows, because a player and a chat account can each have played as separate people. */
const KNOWN = namedRead<{ id: number; playerId: number | null; discordId: string | null }>(
  'six-mans-known',
  `select id, player_id as "playerId", discord_id as "discordId" from six_mans_player
    where player_id = $1 or discord_id = $2 order by player_id is null`,
);

/** Names of one side of series `s`. */
const namesOf = (condition: string): string =>
  `array(select p.name from six_mans_result r join six_mans_player p on p.id = r.six_mans_player_id
          where r.series_id = s.id and ${condition} order by r.slot)`;

const TOLD = namedRead<NotifiedSeries>(
  'six-mans-told',
  `select s.played_at as "playedAt", s.loser_games as "loserGames", ${namesOf('r.is_winner')} as winners,
          ${namesOf('not r.is_winner')} as losers from six_mans_series s where s.id = $1`,
);

const INSERT_RESULTS = namedWrite(
  'insert-six-mans-results',
  `
  insert into six_mans_result (series_id, six_mans_player_id, is_winner, slot, elo_before, elo_after, games, wins, peak, streak, best_streak)
  select * from unnest($1::int[], $2::int[], $3::boolean[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[])`,
);

const LOCK = namedWrite('lock-six-mans', 'lock table six_mans_series in share row exclusive mode');

const UPDATE_FLOORS = namedWrite(
  'update-six-mans-floors',
  `update six_mans_floor f set from_elo = typed.from_elo
     from unnest($1::text[], $2::int[]) as typed(rank, from_elo) where f.rank = typed.rank`,
);

/** Writes the ledger. Every method needs the transaction and the lock of the use-case that calls it. */
@Injectable()
export class SixMansLedgerRepository {
  constructor(private readonly db: Db) {}

  /** Lets only one writer in at a time, because all series after the written one change too. Readers do not wait. */
  async lock(): Promise<void> {
    await this.db.write(LOCK);
  }

  /** What the league knows about a player or a chat account; null for an unknown id. */
  async findPlayer(playerId: number): Promise<KnownPerson | null> {
    return (await this.db.read(PLAYER, [playerId]))[0] ?? null;
  }

  /** null when no account with a player signs in with it. */
  async findByAccount(discordId: string): Promise<KnownPerson | null> {
    return (await this.db.read(BY_ACCOUNT, [discordId]))[0] ?? null;
  }

  /**
   * The leaderboard's id of a person. A new person is added. A new link between a chat account and a player is stored,
   * unless both have played as separate people.
   */
  async enter({ playerId, discordId, name }: KnownPerson): Promise<number> {
    const known = await this.db.read(KNOWN, [playerId, discordId]);
    const [first] = known;
    if (!first) {
      return newId(await this.db.repo(SixMansPlayer).insert({ playerId, discordId, name }));
    }
    if (known.length === 1) {
      await this.db
        .repo(SixMansPlayer)
        .createQueryBuilder()
        .update()
        .set({ ...UNLESS_KNOWN, name })
        .where({ id: first.id })
        .setParameters({ playerId, discordId })
        .execute();
    }
    return first.id;
  }

  async insertSeries({ playedAt, loserGames, reference, reportedByUserId }: SeriesFacts): Promise<number> {
    const inserted = await this.db
      .repo(SixMansSeriesEntity)
      .insert({ playedAt, loserGames, reference, reportedByUserId })
      .catch((error: unknown) => translateConstraint(error, { six_mans_series_reference_unique: alreadyReported }));
    return newId(inserted);
  }

  findFacts(id: number): Promise<SeriesFacts | null> {
    return this.db.repo(SixMansSeriesEntity).findOneBy({ id });
  }

  /** A series for the audit, with the names that the six have on the leaderboard. */
  async findTold(id: number): Promise<NotifiedSeries | undefined> {
    return (await this.db.read(TOLD, [id]))[0];
  }

  /** Deletes a series with its lines. */
  async deleteSeries(id: number): Promise<void> {
    await this.db.repo(SixMansSeriesEntity).delete(id);
  }

  /** The series after a point of the ledger, in order. */
  findAllAfter(playedAt: Date, id: number): Promise<SixMansSeries[]> {
    return this.db.read(SINCE, [playedAt, id]);
  }

  /**
   * The series that were played within so many milliseconds of this one; with `reportedAt`, also those that were reported so
   * shortly before.
   */
  findNear(id: number, reportedAt: Date | null, withinMs: number): Promise<SixMansSeries[]> {
    return this.db.read(NEAR, [id, reportedAt, withinMs]);
  }

  /** The same from a person's first series on, with it. */
  async findAllFromFirstOf(personId: number): Promise<SixMansSeries[]> {
    const [first] = await this.db.read(FIRST, [personId]);
    return first ? this.findAllAfter(first.playedAt, first.id - 1) : [];
  }

  /** A person of the leaderboard is this player. */
  async link(personId: number, playerId: number): Promise<void> {
    await this.db.repo(SixMansPlayer).update(personId, { playerId });
  }

  /** Deletes a person without series. The other one gets their chat account, unless they have one. */
  async replacePerson(leavingId: number, personId: number): Promise<void> {
    const leaving = await this.db.repo(SixMansPlayer).findOneByOrFail({ id: leavingId });
    await this.db.repo(SixMansPlayer).delete(leavingId);
    await this.db.repo(SixMansPlayer).update({ id: personId, discordId: IsNull() }, { discordId: leaving.discordId });
  }

  async deleteResults(seriesIds: readonly number[]): Promise<void> {
    await this.db.repo(SixMansResult).delete({ seriesId: Any([...seriesIds]) });
  }

  /** The standings of these players after their last line. Players without a line are missing. */
  async findForms(ids: readonly number[]): Promise<Map<number, SixMansForm>> {
    const rows = await this.db.read(FORMS, [ids]);
    return new Map(rows.map(({ id, ...form }) => [id, form]));
  }

  async insertResults(rows: readonly LedgerRow[]): Promise<void> {
    const column = <T>(valueOf: (row: LedgerRow, index: number) => T) => rows.map(valueOf);
    await this.db.write(INSERT_RESULTS, [
      column(({ seriesId }) => seriesId),
      column(({ playerId }) => playerId),
      column(({ isWinner }) => isWinner),
      column((_, index) => (index % 3) + 1),
      column(({ eloBefore }) => eloBefore),
      column(({ after }) => after.elo),
      column(({ after }) => after.games),
      column(({ after }) => after.wins),
      column(({ after }) => after.peak),
      column(({ after }) => after.streak),
      column(({ after }) => after.bestStreak),
    ]);
  }

  lockFloors(): Promise<SixMansFloor[]> {
    return this.db.repo(SixMansFloor).find({ order: { fromElo: 'DESC' }, lock: { mode: 'for_no_key_update' } });
  }

  async updateFloors(floors: RankFloors): Promise<void> {
    await this.db.write(UPDATE_FLOORS, [Object.keys(floors), Object.values(floors)]);
  }
}
