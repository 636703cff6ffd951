/** Makes two teams of a played division equal in the way of a recipe, and checks it with the league's own table. */
import { rankTeams } from '../../domain/competition/standings/standings.ts';
import type { StandingsRow } from '../../domain/competition/standings/standings.ts';
import type { Sides } from '../../domain/sides.ts';
import type { DemoDivision, DemoDivisionTeam, DemoSeries, DemoTeam } from '../model.ts';
import { TIE_RECIPES, flipGames, toSides } from './tie-recipes.ts';
import type { OwnGame, TieRecipe, TieRecipeName } from './tie-recipes.ts';

/** The division's table, as the league computes it. */
export function standingsOf(division: DemoDivision): StandingsRow[] {
  const teams = division.teams.map(({ team, name, isDisqualified, adjustment, decider }) => ({
    id: team.id,
    name,
    isDisqualified,
    adjustment,
    decider,
  }));
  const results = division.series
    .filter(({ reportedAt }) => reportedAt !== null)
    .map(({ home, away, games, walkover }) => ({
      homeTeamId: home.id,
      awayTeamId: away.id,
      homeGames: count(games, (game) => game.home > game.away),
      awayGames: count(games, (game) => game.away > game.home),
      homeGoals: sum(games, 'home'),
      awayGoals: sum(games, 'away'),
      walkover,
    }));
  return rankTeams(teams, results, division.format);
}

/**
 * Tries neighbours in the table, from the middle, until the recipe's step separates two of them. Throws when it does so
 * for no pair; then the layout wants a recipe that its division cannot have.
 */
export function craftTie(division: DemoDivision, name: TieRecipeName): void {
  const recipe = TIE_RECIPES[name];
  const table = standingsOf(division).map(({ teamId }) => teamId);
  const played = division.series.map(({ games }) => games);
  for (const [upper, lower] of neighboursFromTheMiddle(table)) {
    apply(division, recipe, [upper, lower], table);
    const rows = standingsOf(division);
    if (rows.some(({ teamId, trace }) => trace?.criterion === name && (teamId === upper || teamId === lower))) return;
    division.series.forEach((series, index) => (series.games = played[index] ?? null));
    for (const entry of division.teams) drawLots(entry, null);
  }
  throw new Error(`no two teams of ${division.name} can end with ${name}`);
}

function neighboursFromTheMiddle(table: readonly number[]): (readonly [number, number])[] {
  const middle = Math.floor(table.length / 2);
  return table
    .slice(1)
    .map((lower, index) => [table[index] as number, lower] as const)
    .sort(([a], [b]) => Math.abs(table.indexOf(a) - middle) - Math.abs(table.indexOf(b) - middle));
}

function apply(
  division: DemoDivision,
  recipe: TieRecipe,
  [a, b]: readonly [number, number],
  table: readonly number[],
): void {
  const others = table.filter((id) => id !== a && id !== b);
  for (const other of others) {
    const ofA = meetings(division, a, other);
    meetings(division, b, other).forEach((series, index) => {
      const model = ofA[index];
      if (model) setGames(series, b, ownGames(model, a));
    });
  }
  recipe.headToHead.forEach((games, index) => setGames(meetings(division, a, b)[index], a, games));
  recipe.others.forEach((games, index) => {
    const other = others[others.length - 1 - index] as number;
    setGames(meetings(division, a, other)[0], a, games.a);
    setGames(meetings(division, b, other)[0], b, games.b);
  });
  if (recipe.drawLots) {
    drawLots(entryOf(division, a), 1);
    drawLots(entryOf(division, b), 2);
  }
}

const LOTS = 'Lottning inför båda kaptenerna';

function drawLots(entry: DemoDivisionTeam, place: number | null): void {
  entry.decider = place;
  entry.deciderReason = place === null ? null : LOTS;
}

function entryOf(division: DemoDivision, teamId: number): DemoDivisionTeam {
  const entry = division.teams.find(({ team }) => team.id === teamId);
  if (!entry) throw new Error(`team ${teamId} is not in ${division.name}`);
  return entry;
}

/** The series of two teams in playing order. */
function meetings(division: DemoDivision, one: number, other: number): DemoSeries[] {
  const has = ({ home, away }: DemoSeries, team: number) => home.id === team || away.id === team;
  return division.series.filter((series) => has(series, one) && has(series, other)).sort((a, b) => a.week - b.week);
}

function ownGames({ home, games }: DemoSeries, teamId: number): OwnGame[] {
  const asHome: OwnGame[] = (games ?? []).map((game) => [game.home, game.away]);
  return home.id === teamId ? asHome : flipGames(asHome);
}

function setGames(series: DemoSeries | undefined, teamId: number, games: readonly OwnGame[]): void {
  if (series) series.games = toSides(games, isHome(series.home, teamId));
}

const isHome = (home: DemoTeam, teamId: number): boolean => home.id === teamId;

const count = (games: Sides<number>[] | null, isWon: (game: Sides<number>) => boolean): number =>
  games?.filter(isWon).length ?? 0;

const sum = (games: Sides<number>[] | null, side: keyof Sides<number>): number =>
  games?.reduce((total, game) => total + game[side], 0) ?? 0;
