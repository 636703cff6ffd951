import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { resultIn, rolesIn, rosterIn, weekIn, yesOrNo } from '../../domain/imports/import-table.ts';
import type { Cells, ImportKind } from '../../domain/imports/import-table.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { SeriesReportService } from '../series/report/series-report.service.ts';
import { SaveTeamService } from '../team-admin/save-team.service.ts';
import { UsersAdminService } from '../user-admin/users-admin.service.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';

const RESULT_ONLY = { isResultOnly: true, acceptsKeptOut: true };

/** Does what one line of an imported table says, by the service that does it for a form. */
@Injectable()
export class ImportLinesService {
  constructor(
    private readonly subjects: ImportSubjectsRepository,
    private readonly users: UsersAdminService,
    private readonly teams: SaveTeamService,
    private readonly reports: SeriesReportService,
  ) {}

  /** An empty cell leaves what it is about. Refuses what the form refuses, and a name that no or several things have. */
  save(actor: Actor, kind: ImportKind, cells: Cells): Promise<unknown> {
    const savers = {
      players: this.savePlayer,
      teams: this.saveTeam,
      results: this.saveResult,
      roles: this.saveRoles,
      rosters: this.saveRoster,
    } as const satisfies Record<ImportKind, unknown>;
    return savers[kind].call(this, actor, cells);
  }

  private async savePlayer(actor: Actor, { player = '', nickname, mmr }: Cells): Promise<void> {
    const playerId = theOnly(await this.subjects.findPlayers(player));
    await this.users.save(actor, {
      userId: null,
      playerId,
      ...(nickname ? { nickname } : {}),
      ...(mmr ? { mmr } : {}),
      texts: {},
    });
  }

  private async saveTeam(actor: Actor, { team = '', name, active = '' }: Cells): Promise<void> {
    const isActive = yesOrNo(active);
    const teamId = theOnly(await this.subjects.findTeams(team));
    await this.teams.save(actor, teamId, {
      ...(name ? { name } : {}),
      ...(isActive === undefined ? {} : { isActive }),
    });
  }

  /** The cell has all roles of the account from now on. */
  private async saveRoles(actor: Actor, { account = '', roles = '' }: Cells): Promise<void> {
    const wanted = rolesIn(roles);
    const userId = theOnly(await this.subjects.findAccounts(account));
    await this.users.save(actor, { userId, playerId: null, roles: wanted, texts: {} });
  }

  /** The line has all players of the team from now on, as staff's form has. */
  private async saveRoster(actor: Actor, cells: Cells): Promise<void> {
    const places = rosterIn(cells);
    const teamId = theOnly(await this.subjects.findTeams(cells['team'] ?? ''));
    const players: { playerId: number; sortOrder: number }[] = [];
    for (const { nickname, sortOrder } of places) {
      players.push({ playerId: theOnly(await this.subjects.findPlayers(nickname), nickname), sortOrder });
    }
    await this.teams.save(actor, teamId, { players });
  }

  /** The numbers of the players come later. A result that is already there is never replaced. */
  private async saveResult(actor: Actor, { home = '', away = '', week = '', result = '' }: Cells): Promise<void> {
    const written = resultIn(result);
    const found = await this.subjects.findSeries(home, away, weekIn(week));
    const series = theOnly(found);
    if (series.isReported) throw new LeagueError('INVALID_INPUT', 'api.import.has-result');
    const target = { seriesId: series.id, version: series.version };
    if ('walkover' in written) await this.reports.declareWalkover(actor, target, written.walkover);
    else {
      const games = written.games.map((goals) => ({ goals, rows: { home: [], away: [] }, replayDigest: null }));
      await this.reports.report(actor, target, games, RESULT_ONLY);
    }
  }
}

/** What a cell names. A line with several names says which one it is about: `name`. */
function theOnly<T>(found: readonly T[], name?: string): T {
  const [first, second] = found;
  const params = name === undefined ? {} : { params: { name } };
  if (first === undefined) throw new LeagueError('NOT_FOUND', `api.import.${name ? 'no-player' : 'unknown'}`, params);
  if (second !== undefined) {
    throw new LeagueError('INVALID_INPUT', `api.import.${name ? 'several-players' : 'several'}`, params);
  }
  return first;
}
