import type { SeriesFormat } from '../series/series-format.ts';
import type { Walkover } from '../series/series-result.ts';
import type { StandingsResult, StandingsRow, StandingsTeam } from '../competition/standings/standings.ts';
import { rankTeams } from '../competition/standings/standings.ts';

/**
 * A small language for tests of tables: `season('first-to-3').plays('Alpha', 3, 1, 'Beta').walkover('Gamma', 'Alpha')`.
 * A team is created when it is first named. Each game counts 1-0 unless goals are given.
 */
export function seasonOf(format: SeriesFormat = 'first-to-3'): Season {
  return new Season(format);
}

class Season {
  readonly teams: StandingsTeam[] = [];
  readonly results: StandingsResult[] = [];
  private readonly format: SeriesFormat;

  constructor(format: SeriesFormat) {
    this.format = format;
  }

  /** Creates a team before it plays, with staff's decisions about it. */
  team(name: string, decided: Partial<Omit<StandingsTeam, 'id' | 'name'>> = {}): this {
    Object.assign(this.named(name), decided);
    return this;
  }

  /** A played series, home team first; goals as [home, away]. */
  plays(home: string, homeGames: number, awayGames: number, away: string, goals = [homeGames, awayGames]): this {
    const [homeGoals = 0, awayGoals = 0] = goals;
    return this.add(home, away, { homeGames, awayGames, homeGoals, awayGoals, walkover: null });
  }

  /** A series that the first team won because the second one was absent. */
  walkover(winner: string, absent: string): this {
    return this.withoutPlay(winner, absent, 'home');
  }

  /** A series where both teams were absent. */
  bothAbsent(home: string, away: string): this {
    return this.withoutPlay(home, away, 'both');
  }

  table(): StandingsRow[] {
    return rankTeams(this.teams, this.results, this.format);
  }

  /** The names in table order. */
  order(): string[] {
    return this.table().map(({ teamId }) => this.nameOf(teamId));
  }

  row(name: string): StandingsRow {
    const row = this.table().find(({ teamId }) => this.nameOf(teamId) === name);
    if (!row) throw new Error(`${name} is not in the table`);
    return row;
  }

  /** The reason why a team is below the one above, in words: `headToHeadPoints 0 after 3 among Alpha, Beta`. */
  why(name: string): string | null {
    const { trace } = this.row(name);
    if (!trace) return null;
    const group = trace.group?.map((teamId) => this.nameOf(teamId)).sort();
    return `${trace.criterion} ${trace.ownValue} after ${trace.aboveValue}${group ? ` among ${group.join(', ')}` : ''}`;
  }

  private withoutPlay(home: string, away: string, walkover: Walkover): this {
    return this.add(home, away, { homeGames: 0, awayGames: 0, homeGoals: 0, awayGoals: 0, walkover });
  }

  private add(home: string, away: string, score: Omit<StandingsResult, 'homeTeamId' | 'awayTeamId'>): this {
    this.results.push({ homeTeamId: this.named(home).id, awayTeamId: this.named(away).id, ...score });
    return this;
  }

  private named(name: string): StandingsTeam {
    const known = this.teams.find((team) => team.name === name);
    if (known) return known;
    const team = { id: this.teams.length + 1, name, isDisqualified: false, adjustment: 0, decider: null };
    this.teams.push(team);
    return team;
  }

  private nameOf(teamId: number): string {
    return this.teams.find(({ id }) => id === teamId)?.name ?? `team ${teamId}`;
  }
}
