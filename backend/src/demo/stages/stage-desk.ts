/** The stages of all seasons of the demo league, while its seasons are made one after another. */
import type { Random } from '../../domain/random.ts';
import { CURRENT_WEEK, RANKS_PER_LADDER } from '../league/league-plan.ts';
import { streamOf } from '../play/chance.ts';
import type { DemoDivision, DemoStage, DemoTeam } from '../model.ts';
import { strengthOf } from '../play/play-division.ts';
import { playStage } from './play-stage.ts';
import { mondayOfWeek, playoffsOf, qualifiersOf, stageOf } from './stage-plan.ts';
import type { StagedSeason } from './stage-plan.ts';

/** Tuesday and Sunday: the final rounds of a season are played in one week. */
const FINAL_DAYS = [1, 6];
/** Friday is free of series of the tables. */
const CUP_DAY = 4;
/** A season with a cup besides: a league's first years had none. */
const CUP_FROM_SEASON = 6;
/** The first round of the current cup is played, and the next one comes in the week that follows. */
const CUP_WEEKS = {
  past: [2, 3, 4, 5, 6, 7, 8, 9],
  current: [CURRENT_WEEK - 1, CURRENT_WEEK + 1, CURRENT_WEEK + 3, CURRENT_WEEK + 5],
};

/** Plays the stages of each season when the next one shows who has changed places. */
export class StageDesk {
  /** In the order in which they are played. */
  readonly ended: DemoStage[] = [];
  private last: StagedSeason | null = null;

  constructor(private readonly seed: number) {}

  /** The next season; its teams are as they are now, and its players too. */
  follow(season: StagedSeason): void {
    if (this.last) this.end(this.last, season.divisions);
    this.last = withRosters(season);
  }

  /** The stages of the season that is being played: the cup, in which `own` goes on, and what waits for the tables. */
  current(own: DemoTeam): DemoStage[] {
    const season = this.last as StagedSeason;
    const random = streamOf(this.seed, 13, season.number);
    const cup = cupOf(season, { teams: 16, weeks: CUP_WEEKS.current, own });
    playStage(random, cup, {
      startsOn: season.startsOn,
      lastRound: 1,
      dayOf: () => CUP_DAY,
      winner: own,
      timeless: own,
    });
    return [cup, playoffsOf(season, false), ...qualifiersOf(season, false)].filter((stage) => stage !== null);
  }

  private end(season: StagedSeason, next: readonly DemoDivision[]): void {
    const random = streamOf(this.seed, 13, season.number);
    const rankOf = ranksIn(next);
    if (season.number >= CUP_FROM_SEASON) {
      const cup = cupOf(season, { teams: 8, weeks: CUP_WEEKS.past });
      playStage(random, cup, { startsOn: season.startsOn, dayOf: () => CUP_DAY });
      this.ended.push(cup);
    }
    const playoffs = playoffsOf(season, true);
    if (playoffs) this.play(random, season, playoffs);
    for (const qualifier of qualifiersOf(season, true)) {
      const winner = qualifier.entrants.find(
        ({ team }) => (team ? (rankOf.get(team.id) ?? Infinity) : Infinity) <= qualifier.rank,
      );
      // where no one of them plays on the upper rank, the ranks became other ones, and there was nothing to play for
      if (winner) this.play(random, season, qualifier, winner.team ?? undefined);
    }
  }

  private play(random: Random, { startsOn }: StagedSeason, stage: DemoStage, winner?: DemoTeam): void {
    playStage(random, stage, { startsOn, winner, dayOf: (round) => FINAL_DAYS[round - 1] as number });
    this.ended.push(stage);
  }
}

interface CupWish {
  teams: number;
  weeks: readonly number[];
  /** A team that is in it. */
  own?: DemoTeam;
}

/** The strongest teams of the season. A cup of eight is played with two lives. */
function cupOf(season: StagedSeason, { teams, weeks, own }: CupWish): DemoStage {
  const week = (round: number) => weeks[round - 1] as number;
  const all = season.divisions.flatMap((division) => division.teams.map(({ team }) => team));
  const byStrength = all.toSorted((one, other) => strengthOf(other) - strengthOf(one) || one.id - other.id);
  const isOwn = ({ id }: DemoTeam) => id === own?.id;
  const chosen = [...byStrength.filter(isOwn), ...byStrength.filter((team) => !isOwn(team))].slice(0, teams);
  return stageOf(season, {
    ...{ name: 'Bilbollscupen', nameEng: 'Car Ball Cup', discriminator: 'bilbollscupen', kind: 'cup', rank: 1 },
    weeks: week,
    ...(teams === 8 && { format: 'double-elimination' as const }),
    entrants: byStrength.filter((team) => chosen.includes(team)).map((team) => ({ team, source: null })),
    // the first rounds of a large cup are short
    roundFormats: teams > 8 ? ['first-to-2', 'first-to-2'] : [],
    drawnAt: mondayOfWeek(season, week(1)),
  });
}

/** The season with its teams as they are now: later ones change their players and names. Of several ladders the first has stages. */
function withRosters({ divisions, ...season }: StagedSeason): StagedSeason {
  const first = divisions.filter(({ rank }) => rank <= RANKS_PER_LADDER);
  return {
    ...season,
    divisions: first.map((division) => ({
      ...division,
      teams: division.teams.map((entry) => ({ ...entry, team: { ...entry.team, roster: [...entry.team.roster] } })),
    })),
  };
}

/** The rank on which each team plays. */
const ranksIn = (divisions: readonly DemoDivision[]): Map<number, number> =>
  new Map(divisions.flatMap(({ rank, teams }) => teams.map(({ team }) => [team.id, rank] as const)));
