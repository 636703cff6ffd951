import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { SeasonHonour } from '../../stats/season-end/given/season-honour.entity.ts';
import { Sanction } from '../../players/sanctions/sanction.entity.ts';
import { ApprovalRequest } from '../../requests/approval-request.entity.ts';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';
import { Signup } from '../../seasons/signups/signup.entity.ts';
import { PlayerGameStats } from '../../series/player-game-stats.entity.ts';
import { Series } from '../../series/series.entity.ts';
import { StageEntrant } from '../../series/stages/stage-entrant.entity.ts';
import { Invite } from '../../teams/invites/invite.entity.ts';
import { MergedTeam } from '../../teams/merged-team.entity.ts';
import { RosterEntry } from '../../teams/roster-entry.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import type { TeamBelongings } from './team-merge.ts';

/** What happens to each reference to a team. A test compares the list with those that PostgreSQL knows. */
export const TEAM_REFERENCES = {
  approval_request_team_fk: 'moved; what the leaving team asks for is cancelled',
  board_ask_team_fk: 'deleted with the team: a wish of the day, which the captain can say again (R42)',
  board_entry_team_fk: 'the same',
  calendar_entry_away_team_fk: 'follows its series',
  calendar_entry_home_team_fk: 'the same',
  division_team_team_fk: 'moved, with its name and crest of that season',
  invite_link_team_fk: 'deleted with the team: the captain makes another',
  invite_team_fk: 'moved; pending ones are cancelled',
  merged_team_into_fk: 'moved',
  notification_team_fk: 'the text stays; the link goes with the team',
  player_game_stats_team_fk: 'moved, and the sums are counted again',
  roster_entry_team_fk: 'moved',
  sanction_team_fk: 'moved',
  season_honour_team_fk: 'moved',
  signup_team_fk: 'moved, when the staying team has not signed up itself',
  stage_entrant_team_fk: 'moved',
} as const;

const CANCELLED = 3;

const BELONGINGS = namedRead<TeamBelongings>(
  'team-belongings',
  `select t.id, t.name, t.logo, t.banner, t.is_active as "isActive",
         (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null) as players,
         ${rowListSql(`select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season,
                 dt.is_stage as "isStage"
            from division_team dt join division d on d.id = dt.division_id join season se on se.id = dt.season_id
           where dt.team_id = t.id order by se.starts_on desc, d.rank, d.id`)} as entries,
         ${rowListSql(`select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season, true as "isStage"
            from stage_entrant e join division d on d.id = e.division_id join season se on se.id = d.season_id
           where e.team_id = t.id order by se.starts_on desc, d.rank, d.id`)} as seeds,
         ${rowListSql(`select r.id, r.player_id as "playerId", p.user_id as "userId", r.valid_to is null as "isNow"
            from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id order by r.id`)} as rosters,
         ${jsonListSql('select s.id as item from series s where t.id in (s.home_team_id, s.away_team_id) order by 1')} as series,
         ${rowListSql(`select g.season_id as "seasonId", se.name as season
            from signup g join season se on se.id = g.season_id where g.team_id = t.id order by g.season_id`)} as signups,
         ${rowListSql(`select i.id, i.player_id as "playerId", i.status = 0 as "isPending"
            from invite i where i.team_id = t.id order by i.id`)} as invites,
         ${jsonListSql('select q.id as item from approval_request q where q.team_id = t.id order by 1')} as requests,
         ${jsonListSql('select x.id as item from sanction x where x.team_id = t.id order by 1')} as sanctions,
         ${jsonListSql('select m.team_id as item from merged_team m where m.into_team_id = t.id order by 1')} as "mergedIds"
    from team t where t.id = any($1::int[]) order by t.id`,
);

/** Reads what two teams have, and moves it. Methods that write need the transaction and the locks of the use-case. */
@Injectable()
export class TeamMergeRepository {
  constructor(private readonly db: Db) {}

  /** Locks the two teams in the order of their ids, also against new rows that name them. */
  async lock(ids: readonly number[]): Promise<void> {
    await this.db.repo(Team).find({
      select: { id: true },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Two teams with all that they have, in the order of `ids`; null when one is not there. */
  async findBoth([one, other]: readonly [number, number]): Promise<[TeamBelongings, TeamBelongings] | null> {
    const found = await this.db.read(BELONGINGS, [[one, other]]);
    const [first, second] = [one, other].map((id) => found.find((team) => team.id === id));
    return first && second ? [first, second] : null;
  }

  /** The divisions and drawn stages of a team, in the order of their ids. */
  async findDivisions(teamId: number): Promise<number[]> {
    const places = await this.db.repo(DivisionTeam).find({ where: { teamId }, order: { divisionId: 'ASC' } });
    return places.map(({ divisionId }) => divisionId);
  }

  /** The leaving team's places become the staying one's, each with the name and crest of its season, and so do their series. */
  async moveEntries(stayingId: number, leavingId: number): Promise<void> {
    const entries = await this.db.repo(DivisionTeam).findBy({ teamId: leavingId });
    for (const entry of entries) {
      await this.db.repo(DivisionTeam).insert({ ...entry, teamId: stayingId });
      const counted = { version: () => 'version + 1' };
      const { divisionId } = entry;
      await this.db.repo(Series).update({ divisionId, homeTeamId: leavingId }, { homeTeamId: stayingId, ...counted });
      await this.db.repo(Series).update({ divisionId, awayTeamId: leavingId }, { awayTeamId: stayingId, ...counted });
    }
    await this.db.repo(PlayerGameStats).update({ teamId: leavingId }, { teamId: stayingId });
    await this.db.repo(StageEntrant).update({ teamId: leavingId }, { teamId: stayingId });
    await this.db.repo(DivisionTeam).delete({ teamId: leavingId });
  }

  /** Moves everything that only names the team. `endedIds` are pending invites that end here, `lostSeasons` sign-ups that both have. */
  async moveRest(
    stayingId: number,
    leavingId: number,
    { endedIds, lostSeasons }: { endedIds: readonly number[]; lostSeasons: readonly number[] },
  ): Promise<void> {
    if (endedIds.length > 0) {
      await this.db.repo(Invite).update({ id: In([...endedIds]) }, { status: CANCELLED, decidedAt: () => 'now()' });
    }
    if (lostSeasons.length > 0) {
      await this.db.repo(Signup).delete({ teamId: leavingId, seasonId: In([...lostSeasons]) });
    }
    // a row whose key changes is another row, also for an undo
    for (const signup of await this.db.repo(Signup).findBy({ teamId: leavingId })) {
      await this.db.repo(Signup).insert({ ...signup, teamId: stayingId });
    }
    await this.db.repo(Signup).delete({ teamId: leavingId });
    await this.db.repo(RosterEntry).update({ teamId: leavingId }, { teamId: stayingId });
    await this.db.repo(Invite).update({ teamId: leavingId }, { teamId: stayingId });
    await this.db.repo(ApprovalRequest).update({ teamId: leavingId }, { teamId: stayingId });
    await this.db.repo(Sanction).update({ teamId: leavingId }, { teamId: stayingId });
    await this.db.repo(SeasonHonour).update({ teamId: leavingId }, { teamId: stayingId });
  }

  /** Deletes the leaving team, whose addresses lead to the staying one, which gets the pictures that it lacks. */
  async become(staying: TeamBelongings, leaving: TeamBelongings): Promise<void> {
    await this.db.repo(MergedTeam).update({ intoTeamId: leaving.id }, { intoTeamId: staying.id });
    await this.db.repo(MergedTeam).insert({ teamId: leaving.id, intoTeamId: staying.id });
    await this.db.repo(Team).delete(leaving.id);
    await this.db.repo(Team).update(staying.id, {
      logo: staying.logo ?? leaving.logo,
      banner: staying.banner ?? leaving.banner,
      isActive: staying.isActive || leaving.isActive,
    });
  }
}
