/** Makes the league, season by season, without a database. The same seed and the same `now` make the same league. */
import type { Random } from '../domain/random.ts';
import { addDays, instantAt } from './league/calendar.ts';
import { gaussNumber, streamOf } from './play/chance.ts';
import { SEASONS_PER_ERA, bandsOf, planSeason, sizeOf, startOf } from './league/league-plan.ts';
import type { DivisionPlan, LeagueSize, SeasonPlan } from './league/league-plan.ts';
import type { DemoDivision, DemoPlayer, DemoTeam, RosterEntryRow } from './model.ts';
import { createNamer } from './texts/names.ts';
import type { Namer } from './texts/names.ts';
import { lastWeekOf, newEntry } from './league/played-divisions.ts';
import { playDivision, strengthOf } from './play/play-division.ts';
import { orderAfter, placeTeams, whoStops } from './league/pyramid.ts';
import { PlayerMarket } from './league/rosters.ts';

export interface LeagueOptions {
  seed: number;
  /** A whole number from 1; the number of series grows with it. */
  scale: number;
  now: Date;
  /** User ids of division admins; the first runs the two top divisions of the current season. */
  divisionAdmins: readonly number[];
}

/** One season with everything new in it. Its players and teams are those who are new since the last season. */
export interface SeasonBatch {
  number: number;
  name: string;
  startsOn: string;
  endsOn: string;
  format: SeasonPlan['format'];
  settledAt: Date | null;
  players: DemoPlayer[];
  teams: DemoTeam[];
  divisions: DemoDivision[];
  /** Roster entries that have ended. */
  entries: RosterEntryRow[];
  /** Teams that have stopped or changed their name since they were returned. */
  changedTeams: DemoTeam[];
}

/** The league as it is now. */
export interface LeagueEnd {
  /** The current season's number, which is its id. */
  season: number;
  /** The season's first day. */
  startsOn: string;
  /** Active teams, ladder by ladder, best first. */
  teams: DemoTeam[];
  divisions: DemoDivision[];
  market: PlayerMarket;
}

/** The seasons of an era in which a team gets a new name. */
const RENAMED_IN = [4, 7, 9];
/** How much the first teams of a ladder differ in strength, and the level of new teams. */
const FOUNDERS_SPREAD = 0.9;
const NEWCOMERS_LEVEL = -0.7;

/** Plays all seasons. Yields each one when it is over, and returns the league at the end. */
export function* makeLeague(options: LeagueOptions): Generator<SeasonBatch, LeagueEnd> {
  const size = sizeOf(options.scale);
  const maker = new LeagueMaker(options, size);
  for (let number = 1; number <= size.eras * SEASONS_PER_ERA; number++) yield maker.playSeason(number);
  return maker.end();
}

class LeagueMaker {
  private readonly namer: Namer;
  private market: PlayerMarket;
  /** Teams of every ladder, best first. */
  private ladders: DemoTeam[][];
  private divisions: DemoDivision[][] = [];
  private players = 0;
  private teams = 0;
  private newTeams: DemoTeam[] = [];
  private changedTeams: DemoTeam[] = [];

  constructor(
    private readonly options: LeagueOptions,
    private readonly size: LeagueSize,
  ) {
    this.namer = createNamer(streamOf(options.seed, 1));
    this.market = this.newMarket(0);
    this.ladders = Array.from({ length: size.ladders }, () => []);
  }

  playSeason(number: number): SeasonBatch {
    const plan = planSeason(number, this.size, this.options.now);
    const random = streamOf(this.options.seed, 2, number);
    if (number % SEASONS_PER_ERA === 1) this.beginEra(random, plan);
    else this.betweenSeasons(random, plan);
    const isCurrent = number === this.size.eras * SEASONS_PER_ERA;
    this.divisions = plan.ladders.map((ladder, index) => this.playLadder(plan, ladder, index, isCurrent));
    return this.handOut(plan, this.divisions.flat());
  }

  end(): LeagueEnd {
    const season = this.size.eras * SEASONS_PER_ERA;
    const startsOn = startOf(season, season, this.options.now);
    return { season, startsOn, teams: this.ladders.flat(), divisions: this.divisions.flat(), market: this.market };
  }

  /** All teams are new; those of the earlier era have stopped. */
  private beginEra(random: Random, plan: SeasonPlan): void {
    for (const team of this.ladders.flat()) this.stop(team, plan.startsOn);
    const { entries } = this.market.take();
    this.market = this.newMarket(plan.number);
    this.market.addEnded(entries);
    this.ladders = plan.ladders.map((ladder) => {
      const count = ladder.reduce((sum, division) => sum + division.size, 0);
      const levels = Array.from({ length: count }, () => FOUNDERS_SPREAD * gaussNumber(random));
      const teams = levels.map((level) => this.foundTeam(level, plan.startsOn));
      return teams.sort((a, b) => strengthOf(b) - strengthOf(a));
    });
  }

  private betweenSeasons(random: Random, plan: SeasonPlan): void {
    this.ladders = plan.ladders.map((ladder, index) => {
      const size = ladder.reduce((sum, division) => sum + division.size, 0);
      const played = this.divisions[index] ?? [];
      const order = orderAfter(played);
      const stopping = whoStops(random, played, order, size);
      for (const team of stopping) this.stop(team, plan.startsOn);
      const staying = order.filter((team) => !stopping.has(team));
      this.market.turnOver(staying, plan.startsOn);
      if (RENAMED_IN.includes(plan.number % SEASONS_PER_ERA)) this.rename(random.pick(staying));
      const level = NEWCOMERS_LEVEL + 0.3 * gaussNumber(random);
      while (staying.length < size) staying.push(this.foundTeam(level, plan.startsOn));
      return staying;
    });
  }

  private playLadder(plan: SeasonPlan, ladder: DivisionPlan[], index: number, isCurrent: boolean): DemoDivision[] {
    const teamsByPlace = placeTeams(ladder, this.ladders[index] ?? []);
    return ladder.map((division, place) => {
      const random = streamOf(this.options.seed, 3, plan.number, index, place);
      const played = {
        name: division.name,
        discriminator: division.discriminator,
        rank: division.rank,
        format: division.format,
        adminUserId: this.adminOf(random, isCurrent, index, place),
        bands: bandsOf(division, ladder),
        teams: (teamsByPlace[place] ?? []).map(newEntry),
        series: [],
      };
      playDivision(random, played, division, { startsOn: plan.startsOn, now: isCurrent ? this.options.now : null });
      return played;
    });
  }

  private adminOf(random: Random, isCurrent: boolean, ladder: number, place: number): number {
    const [first, ...others] = this.options.divisionAdmins;
    const drawn = random.pick(others);
    return isCurrent && ladder === 0 && place < 2 && first !== undefined ? first : drawn;
  }

  private handOut(plan: SeasonPlan, divisions: DemoDivision[]): SeasonBatch {
    const { players, entries } = this.market.take();
    const weeks = lastWeekOf(divisions);
    // the week after the tables is that of play-offs and qualifiers
    const endsOn = addDays(plan.startsOn, (weeks + 1) * 7 - 1);
    // the last one that is played waits for an admin
    const isSettled = plan.number < this.size.eras * SEASONS_PER_ERA - 1;
    const batch = {
      number: plan.number,
      name: `Säsong ${plan.number}`,
      startsOn: plan.startsOn,
      endsOn,
      settledAt: isSettled ? instantAt(addDays(endsOn, 7), 20) : null,
      format: plan.format,
      players,
      teams: this.newTeams,
      divisions,
      entries,
      changedTeams: this.changedTeams,
    };
    this.newTeams = [];
    this.changedTeams = [];
    return batch;
  }

  private foundTeam(level: number, season: string): DemoTeam {
    const team: DemoTeam = {
      id: ++this.teams,
      name: this.namer.team(),
      logo: null,
      banner: null,
      isActive: true,
      createdAt: instantAt(addDays(season, -12), 18),
      roster: [],
    };
    this.market.found(team, level, season);
    this.newTeams.push(team);
    return team;
  }

  private stop(team: DemoTeam, season: string): void {
    this.market.dissolve(team, season);
    this.changedTeams.push(team);
  }

  private rename(team: DemoTeam): void {
    team.name = this.namer.team();
    this.changedTeams.push(team);
  }

  private newMarket(season: number): PlayerMarket {
    return new PlayerMarket(streamOf(this.options.seed, 4, season), this.namer, () => ++this.players);
  }
}

/** The first day of the first season. */
export const firstDay = (options: LeagueOptions): string =>
  startOf(1, sizeOf(options.scale).eras * SEASONS_PER_ERA, options.now);
