/** Whether the players of another league and their stays in teams fit together (R36). */
import { stockholmDate, parseTime, startOfDay } from '../stockholm-time.ts';
import { CAPTAIN, ROSTER_LIMIT } from '../teams/roster.ts';
import { nicknameKey } from '../text.ts';
import { plainName, type Findings, type KnownPlayer, type MeantPlayer, type Places } from './foreign-places.ts';
import type { ForeignLine } from './foreign-tables.ts';

type PlayerLine = ForeignLine<'players.csv'>;

const FILE = 'players.csv';
/** The last day of a stay that goes on. */
const NO_END = '9999-12-31';
const lastDay = (to: string | null): string => (to ? to : NO_END);

/** Whom each name means, by `nicknameKey`, read from all of its rows: the account stands in any of them. */
function playersMeant(
  lines: readonly PlayerLine[],
  players: ReadonlyMap<string, KnownPlayer>,
): Map<string, MeantPlayer> {
  const meant = new Map<string, { line: PlayerLine; account: string }>();
  for (const line of lines) {
    const { player, account } = line.cells;
    const key = nicknameKey(player);
    const before = meant.get(key);
    if (!before || (before.account === '' && account !== '')) meant.set(key, { line, account });
  }
  return new Map([...meant].map(([key, one]) => [key, { ...one, known: knownPlayerOf(key, one.account, players) }]));
}

/** The player of the league with this account, or else with this name. */
function knownPlayerOf(
  key: string,
  account: string,
  players: ReadonlyMap<string, KnownPlayer>,
): KnownPlayer | undefined {
  const byAccount = account === '' ? undefined : [...players.values()].find((one) => isOf(one, account));
  return byAccount ?? players.get(key);
}

const isOf = ({ account }: KnownPlayer, name: string): boolean =>
  account !== null && plainName(account) === plainName(name);

export function findPlayerProblems(findings: Findings, lines: readonly PlayerLine[], { teams }: Places): void {
  const stays = new Map<string, { player: string; from: string; to: string; country: string }[]>();
  const open = new Map<string, PlayerLine[]>();
  const sound = findings.sound(FILE, lines);
  findings.meant = playersMeant(sound, findings.known.players);
  for (const line of sound) {
    const { player, country, team, from, to, account } = line.cells;
    const key = nicknameKey(player);
    const earlier = stays.get(key) ?? [];
    const meant = findings.meant.get(key);
    const known = earlier.length === 0 && meant ? findKnown(findings, meant) : undefined;
    const own = known?.stays.map((stay) => ({ player, country, from: stay.from, to: lastDay(stay.to) })) ?? [];
    const before = [...earlier, ...own];
    if (!teams.has(plainName(team))) findings.add(FILE, line, 'team', 'unknown-team');
    if (to !== '' && to < from) findings.add(FILE, line, 'to', 'ends-first');
    else if (to >= findings.today) findings.add(FILE, line, 'to', 'future');
    else if (from > findings.today) findings.add(FILE, line, 'from', 'not-over');
    else if (before.some((stay) => stay.from <= lastDay(to) && from <= stay.to)) {
      findings.add(FILE, line, 'from', 'two-teams');
    }
    if (before.some((stay) => plainName(stay.player) !== plainName(player)))
      findings.add(FILE, line, 'player', 'look-alike');
    if (before.some((stay) => stay.country !== country)) findings.add(FILE, line, 'country', 'twice');
    if (account !== '' && plainName(account) !== plainName(meant?.account ?? '')) {
      findings.add(FILE, line, 'account', 'two-accounts');
    }
    if (to === '') open.set(plainName(team), [...(open.get(plainName(team)) ?? []), line]);
    stays.set(key, [...before, { player, from, to: lastDay(to), country }]);
  }
  for (const roster of open.values()) findRosterProblems(findings, roster);
}

/** The player of the league who comes back; without leave to take them, their name is a problem. */
function findKnown(findings: Findings, { line, account, known: found }: MeantPlayer): KnownPlayer | undefined {
  const { player } = line.cells;
  if (!found) return undefined;
  if (account !== '' && found.account !== null && !isOf(found, account)) {
    findings.add(FILE, line, 'account', 'other-account');
  } else if (
    !findings.circumstances.takesKnown ||
    (plainName(found.name) !== plainName(player) && !isOf(found, account))
  ) {
    findings.add(FILE, line, 'player', 'taken');
  } else if (findings.taken.some(({ file, id }) => file === FILE && id === found.id)) {
    findings.add(FILE, line, 'account', 'twice');
  } else {
    findings.taken.push({ file: FILE, row: line.row, name: found.name, id: found.id, account: found.account });
    return found;
  }
  return undefined;
}

/** A team's players of today: at most five, each with a place of their own, and one is captain. */
function findRosterProblems(findings: Findings, roster: readonly PlayerLine[]): void {
  const [first] = roster;
  if (!first) return;
  if (findings.known.teams.get(nicknameKey(first.cells.team))?.hasPlayers) {
    findings.add(FILE, first, 'team', 'has-roster');
  }
  for (const line of roster.slice(ROSTER_LIMIT)) findings.add(FILE, line, 'player', 'roster-full');
  const places = roster.map(({ cells }) => cells.place);
  // without places the rows are in order, the captain first
  if (places.every((place) => place === '')) return;
  if (!places.includes(String(CAPTAIN))) findings.add(FILE, first, 'place', 'no-captain');
  roster.forEach((line, at) => {
    if (places[at] === '') findings.add(FILE, line, 'place', 'empty');
    else if (places.indexOf(places[at] ?? '') !== at) findings.add(FILE, line, 'place', 'place-twice');
  });
}

/** The time of a player in a team: from the start of the first day to the end of the last, in Swedish time; null: it goes on. */
export const stayOf = ({ from, to }: { from: string; to: string }): { from: Date; to: Date | null } => ({
  from: startOfDay(from),
  to: to === '' ? null : startOfDay(nextDay(to)),
});

const nextDay = (day: string): string => stockholmDate(new Date(parseTime(`${day} 12:00`).getTime() + 24 * 3_600_000));
