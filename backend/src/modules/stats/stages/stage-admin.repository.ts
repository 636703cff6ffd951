import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { LeagueError } from '../../../domain/league-error.ts';
import { divisionNameTaken } from '../../../domain/competition/division.ts';
import { LAST_WEEK } from '../../../domain/stages/stage-shape.ts';
import type { StageKind } from '../../../domain/stages/stage-shape.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { teamRefSql } from '../../refs/ref.read.ts';
import { Division } from '../../seasons/divisions/division.entity.ts';
import { TEAM_MMR } from '../../seasons/team-mmr.read.ts';
import type { StageRow } from '../../series/stages/stage.ts';
import { StageEntrant } from '../../series/stages/stage-entrant.entity.ts';
import { Stage } from '../../series/stages/stage.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import type { ChosenEntrant, OpenTable, StageCandidate, StagePlan } from './stage-admin.ts';

const TABLES = namedRead<OpenTable>(
  'stage-tables',
  `select d.id as "divisionId", d.name, d.rank,
          (select count(*)::int from series s where s.division_id = d.id
              and (s.reported_at is null or s.confirmation in ('waiting', 'disputed'))) as open
     from division d where d.id = any($1::int[]) and not d.is_stage order by d.id`,
);

/** The week after the last one in which tables of its season are played. */
const WEEK_AFTER_TABLES = namedRead<{ week: number }>(
  'stage-week-after-tables',
  `select least(coalesce(max(s.week), 0) + 1, ${LAST_WEEK})::int as week
     from division own join division d on d.season_id = own.season_id and not d.is_stage join series s on s.division_id = d.id
    where own.id = $1`,
);

const CANDIDATES = namedRead<StageCandidate>(
  'stage-candidates',
  `select ${teamRefSql('t')} as team, d.name as division,
          exists (select from signup g where g.season_id = $1 and g.team_id = t.id) as "isSignedUp", ${TEAM_MMR} as mmr
     from team t left join division_team dt on dt.season_id = $1 and dt.team_id = t.id and not dt.is_stage
     left join division d on d.id = dt.division_id
    where t.is_active order by d.rank nulls last, ${nameOrder('t.name')}, t.id`,
);

/** The tables in which these teams play. */
const TABLES_OF_TEAMS = namedRead<{ teamId: number; divisionId: number }>(
  'stage-tables-of-teams',
  `select dt.team_id as "teamId", dt.division_id as "divisionId" from division_team dt
    where dt.season_id = $1 and dt.team_id = any($2::int[]) and not dt.is_stage order by dt.team_id`,
);

/** The seeds of a stage get their teams, and these are its teams from then on. `$2` are the teams by seed. */
const DRAW = namedWrite(
  'draw-stage',
  `with drawn as (
     update stage_entrant e set team_id = x.team_id from unnest($2::int[]) with ordinality as x(team_id, seed)
      where e.division_id = $1 and e.seed = x.seed)
   insert into division_team (division_id, season_id, team_id, name, logo, sort_order, is_stage)
   select d.id, d.season_id, t.id, t.name, t.logo, x.seed, true
     from division d cross join unnest($2::int[]) with ordinality as x(team_id, seed) join team t on t.id = x.team_id
    where d.id = $1 order by x.seed`,
);

/** When the rounds of a stage are played, and how. */
type PlannedRounds = Pick<StageRow, 'weeks' | 'roundFormats'>;

/** Storage of what staff decide about stages. Methods that write need the transaction of the use-case that calls them. */
@Injectable()
export class StageAdminRepository {
  constructor(private readonly db: Db) {}

  /** Makes a stage, without teams, of a division. Staff choose other weeks than those after the tables, when it is played before that. */
  async insert(divisionId: number, kind: StageKind): Promise<void> {
    const [after] = await this.db.read(WEEK_AFTER_TABLES, [divisionId]);
    await this.db.repo(Stage).insert({ divisionId, kind, format: 'single-elimination', weeks: [after?.week ?? 1] });
  }

  /** Replaces all that staff choose of a stage. */
  async update(divisionId: number, { name, nameEng, entrants, ...stage }: StagePlan, rank: number): Promise<void> {
    const { weeks, roundFormats = [], lot = null, ...chosen } = stage;
    const ofRounds = { weeks: [...weeks], roundFormats: [...roundFormats], lot };
    await this.db
      .repo(Division)
      .update(divisionId, { name, nameEng, rank })
      .catch((error: unknown) => translateConstraint(error, { division_name_unique: divisionNameTaken }));
    await this.db.repo(Stage).update({ divisionId }, { ...chosen, ...ofRounds, version: ONE_MORE });
    await this.replaceEntrants(divisionId, entrants);
  }

  /** Replaces the seeds of a stage, the best one first. */
  async replaceEntrants(divisionId: number, entrants: readonly ChosenEntrant[]): Promise<void> {
    const stored = this.db.repo(StageEntrant);
    await stored.delete({ divisionId });
    const rows = entrants.map(({ teamId, divisionId: sourceDivisionId, place }, index) => ({
      ...{ divisionId, seed: index + 1, teamId, sourceDivisionId, sourcePlace: place },
    }));
    if (rows.length > 0) await stored.insert(rows);
  }

  /** Stores the weeks and the formats of the rounds that a stage gets by the draw. */
  async updateRounds(divisionId: number, { weeks, roundFormats }: PlannedRounds): Promise<void> {
    await this.db.repo(Stage).update({ divisionId }, { weeks: [...weeks], roundFormats: [...roundFormats] });
  }

  /** Replaces the seeds of a stage by the draw: they are not as a lot has given them. */
  async updateSeeds(divisionId: number, entrants: readonly ChosenEntrant[]): Promise<void> {
    await this.replaceEntrants(divisionId, entrants);
    await this.db.repo(Stage).update({ divisionId }, { lot: null });
  }

  /** Stores the teams of a stage, by seed. */
  async draw(divisionId: number, teamIds: readonly number[]): Promise<void> {
    await this.db.write(DRAW, [divisionId, teamIds]);
    await this.db.repo(Stage).update({ divisionId }, { drawnAt: () => 'now()', version: ONE_MORE });
  }

  /** Stores the weeks of the rounds of a drawn stage. */
  async updateWeeks(divisionId: number, weeks: readonly number[]): Promise<void> {
    await this.db.repo(Stage).update({ divisionId }, { weeks: [...weeks], version: ONE_MORE });
  }

  /** Staff have changed something of a drawn stage. */
  async touch(divisionId: number): Promise<void> {
    await this.db.repo(Stage).update({ divisionId }, { version: ONE_MORE });
  }

  /** Deletes a stage that is not drawn. Refuses one from which another takes places (DIVISION_IN_USE). */
  async delete(divisionId: number): Promise<void> {
    await this.db.repo(StageEntrant).delete({ divisionId });
    await this.db.repo(Stage).delete({ divisionId });
    const isSource = () => new LeagueError('DIVISION_IN_USE', 'api.stage.is-source');
    await this.db
      .repo(Division)
      .delete({ id: divisionId })
      .catch((error: unknown) => translateConstraint(error, { stage_entrant_source_fk: isSource }));
  }

  /** Holds what takes places of what: until the transaction ends, no other can change it. */
  lockSources(): Promise<void> {
    return this.db.advisoryLock('stage-sources');
  }

  /** Those of these divisions that have tables. */
  findTables(divisionIds: readonly number[]): Promise<OpenTable[]> {
    return this.db.read(TABLES, [divisionIds]);
  }

  /** By the team: its table in the season. */
  async findTableOfTeams(seasonId: number, teamIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.db.read(TABLES_OF_TEAMS, [seasonId, teamIds]);
    return new Map(rows.map(({ teamId, divisionId }) => [teamId, divisionId]));
  }

  /** How many of these teams there are. */
  countTeams(ids: readonly number[]): Promise<number> {
    return this.db.repo(Team).countBy({ id: In([...ids]) });
  }

  /** Active teams: those of the season's divisions first. */
  findCandidates(seasonId: number): Promise<StageCandidate[]> {
    return this.db.read(CANDIDATES, [seasonId]);
  }
}

const ONE_MORE = () => 'version + 1';
