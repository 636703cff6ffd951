/** Moves teams between divisions for the next season. */
import type { Random } from '../../domain/random.ts';
import type { DivisionPlan } from './league-plan.ts';
import type { DemoDivision, DemoTeam } from '../model.ts';
import { standingsOf } from '../play/ties.ts';

/** The number of teams that change places at every border between ranks. */
const MOVERS = 2;

/** A ladder's teams after its season, best first. Promoted teams are above relegated ones. */
export function orderAfter(divisions: readonly DemoDivision[]): DemoTeam[] {
  const tiers = tiersOf(divisions);
  return tiers.flatMap((tier, index) => {
    const above = tiers[index - 1];
    const below = tiers[index + 1];
    return [
      ...(above ? above.slice(-MOVERS) : []),
      ...tier.slice(above ? MOVERS : 0, below ? -MOVERS : undefined),
      ...(below ? below.slice(0, MOVERS) : []),
    ];
  });
}

/** Teams by rank. The teams of parallel divisions alternate, place by place. */
function tiersOf(divisions: readonly DemoDivision[]): DemoTeam[][] {
  const ranks = [...new Set(divisions.map(({ rank }) => rank))].sort((a, b) => a - b);
  return ranks.map((rank) => {
    const tables = divisions.filter((division) => division.rank === rank).map(teamsInOrder);
    const longest = Math.max(...tables.map(({ length }) => length));
    return Array.from({ length: longest }, (_, place) => tables.flatMap((table) => table[place] ?? [])).flat();
  });
}

function teamsInOrder(division: DemoDivision): DemoTeam[] {
  const teams = new Map(division.teams.map(({ team }) => [team.id, team]));
  return standingsOf(division).map(({ teamId }) => teams.get(teamId) as DemoTeam);
}

/** The teams that stop: disqualified ones, and a few from the lower half, so that a new team always finds a place. */
export function whoStops(
  random: Random,
  divisions: readonly DemoDivision[],
  order: readonly DemoTeam[],
  nextSize: number,
): Set<DemoTeam> {
  const entries = divisions.flatMap(({ teams }) => teams);
  const stopping = new Set(entries.filter(({ isDisqualified }) => isDisqualified).map(({ team }) => team));
  const count = Math.max(random.int(2, 4), order.length - nextSize + 1);
  const lowerHalf = random.shuffle(order.slice(Math.floor(order.length / 2)));
  for (const team of lowerHalf) if (stopping.size < count) stopping.add(team);
  return stopping;
}

/** Divides a ladder's teams, best first, into its divisions. Of parallel divisions, a team stays in its own. */
export function placeTeams(ladder: readonly DivisionPlan[], order: readonly DemoTeam[]): DemoTeam[][] {
  const places = new Map<DivisionPlan, DemoTeam[]>();
  let from = 0;
  for (const rank of new Set(ladder.map((plan) => plan.rank))) {
    const parallel = ladder.filter((plan) => plan.rank === rank);
    const size = parallel.reduce((sum, plan) => sum + plan.size, 0);
    const tier = order.slice(from, from + size);
    if (parallel.length > 1) tier.sort((a, b) => (a.id % parallel.length) - (b.id % parallel.length));
    for (const plan of parallel) places.set(plan, tier.splice(0, plan.size));
    from += size;
  }
  return ladder.map((plan) => places.get(plan) ?? []);
}
