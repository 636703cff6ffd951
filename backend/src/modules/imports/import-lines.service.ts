import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { resultIn, weekIn, yesOrNo } from '../../domain/imports/import-table.ts';
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
    if (kind === 'players') return this.savePlayer(actor, cells);
    return kind === 'teams' ? this.saveTeam(actor, cells) : this.saveResult(actor, cells);
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

function theOnly<T>(found: readonly T[]): T {
  const [first, second] = found;
  if (first === undefined) throw new LeagueError('NOT_FOUND', 'api.import.unknown');
  if (second !== undefined) throw new LeagueError('INVALID_INPUT', 'api.import.several');
  return first;
}
