import type { BoxScore, BoxScorePlayer, BoxScoreStats } from '../series/box-score.ts';
import type {
  Colour,
  GameReading,
  ReplayGame,
  ReplayGoal,
  ReplayRow,
  ReplayWarning,
  SideVote,
} from './replay-proposal.ts';
import { gameMark } from './game-mark.ts';
import { keyRows } from './replay-row-keys.ts';
import type { KeyedRow } from './replay-row-keys.ts';
import { isOutsiders, matchRows, namesakeOf, ownerOf, rowsLeftBehind } from './replay-row-match.ts';
import type { KnownPlayers } from './replay-row-match.ts';
import { MAX_ROWS_A_SIDE } from '../series/series-report.ts';
import { SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';

/** The box score of a finished game. */
export type FullBoxScore = BoxScore & { players: BoxScorePlayer[] };

/** The proposal for one game (R15): sides by roster vote, matched rows, and warnings for staff. */
export function proposeGame(number: number, fileName: string, boxScore: FullBoxScore, known: KnownPlayers): ReplayGame {
  const rows = keyRows(boxScore.players.filter(takesPart));
  const sides = voteOnSides(rows, known);
  const homeIs = sides.homeIs ?? 'blue';
  const general = gameWarnings(boxScore, rows, known);
  const read = (colour: Colour): GameReading => {
    const { warnings, ...reading } = readGame(boxScore, rows, known, colour);
    return { ...reading, warnings: [...general, ...warnings] };
  };
  const reading = read(homeIs);
  return {
    number,
    fileName,
    replayDigest: gameMark(boxScore.digest, boxScore.playedAt.epochSeconds),
    sides,
    ...reading,
    warnings: [...voteWarnings(sides), ...reading.warnings],
    swapped: read(otherColour(homeIs)),
  };
}

/**
 * Decides which team has which colour. A player whose account, or else nickname, is on only one of the rosters votes
 * for that team. The colours alone say nothing, because teams change them.
 */
function voteOnSides(all: readonly KeyedRow[], known: KnownPlayers): SideVote {
  const votes = { blue: 0, orange: 0 };
  const leftBehind = rowsLeftBehind(all);
  const rows = all.filter((row) => !leftBehind.has(row));
  for (const row of rows) {
    const side = sideOf(row, rows, known);
    if (side !== null) votes[side === 'home' ? colourOf(row) : otherColour(colourOf(row))] += 1;
  }
  const undecided = votes.blue === votes.orange;
  return {
    homeIs: undecided ? null : votes.blue > votes.orange ? 'blue' : 'orange',
    votesFor: Math.max(votes.blue, votes.orange),
    votesAgainst: Math.min(votes.blue, votes.orange),
    undecided,
  };
}

function sideOf(row: KeyedRow, rows: readonly KeyedRow[], known: KnownPlayers): Side | null {
  const { rosters } = known;
  const owners = SIDES.filter((side) => ownerOf(row, rosters[side]) !== null);
  if (owners.length > 0) return owners.length === 1 ? (owners[0] ?? null) : null;
  if (isOutsiders(row, known)) return null;
  const namesakes = SIDES.filter((side) => namesakeOf(row, rows, rosters[side]) !== null);
  return namesakes.length === 1 ? (namesakes[0] ?? null) : null;
}

function readGame(boxScore: FullBoxScore, all: readonly KeyedRow[], known: KnownPlayers, homeIs: Colour): GameReading {
  const goals = { blue: boxScore.blueGoals, orange: boxScore.orangeGoals };
  const colours: Sides<Colour> = { home: homeIs, away: otherColour(homeIs) };
  const warnings: ReplayWarning[] = [];
  const rows: ReplayRow[] = [];
  let needsChoice = false;
  for (const side of SIDES) {
    const keyed = rowsOf(all, colours[side]);
    const players = keyed.map(({ player }) => player);
    const matched = matchRows(keyed, side, known);
    players.forEach((player, index) => {
      const match = matched.matches[index];
      if (match) rows.push({ side, slot: index + 1, ...rowFields(player), match });
    });
    const counting = matched.matches.filter(({ isLeftBehind }) => !isLeftBehind).length;
    const scored = players.reduce((sum, player) => sum + player.goals, 0);
    warnings.push(...matched.warnings, ...sideWarnings(side, counting, scored, goals[colours[side]]));
    needsChoice ||= counting > MAX_ROWS_A_SIDE;
  }
  const inOrder = goalsInOrder(boxScore, all, homeIs);
  return {
    homeGoals: goals[colours.home],
    awayGoals: goals[colours.away],
    goals: inOrder,
    rows,
    needsChoice,
    warnings,
  };
}

/** The goals by side and row. A bot scores for its side, and has no row. */
function goalsInOrder({ goals, players }: FullBoxScore, all: readonly KeyedRow[], homeIs: Colour): ReplayGoal[] {
  const slots = new Map<BoxScorePlayer | undefined, number>();
  for (const colour of ['blue', 'orange'] as const) {
    rowsOf(all, colour).forEach(({ player }, index) => slots.set(player, index + 1));
  }
  return goals.map(({ team, scorer }) => ({
    side: (team === 0) === (homeIs === 'blue') ? 'home' : 'away',
    slot: scorer === null ? null : (slots.get(players[scorer]) ?? null),
  }));
}

function voteWarnings({ undecided, votesFor, votesAgainst }: SideVote): ReplayWarning[] {
  const params = { votesFor, votesAgainst };
  if (undecided) return [{ code: 'sides-undecided', params }];
  return votesAgainst > 0 ? [{ code: 'sides-contested', params }] : [];
}

/** Warnings that do not depend on which team is home. */
function gameWarnings(boxScore: FullBoxScore, rows: readonly KeyedRow[], known: KnownPlayers): ReplayWarning[] {
  const { players, blueGoals, orangeGoals, unfinished } = boxScore;
  const warnings: ReplayWarning[] = players
    .filter((row) => row.isBot && row.team !== -1)
    .map(({ name }) => ({ code: 'bot-dropped', params: { name } }));
  if (unfinished) warnings.push({ code: 'unfinished', params: {} });
  if (blueGoals === orangeGoals) warnings.push({ code: 'level-game', params: { goals: blueGoals } });
  for (const { player } of rows.filter(({ player: { sharedAccount } }) => sharedAccount)) {
    warnings.push({ code: 'shared-account', params: { name: player.name } });
  }
  return [...warnings, ...onBothSides(rows, known)];
}

// one row matches by account and one by nickname: a person plays with a borrowed name or a borrowed account.
function onBothSides(rows: readonly KeyedRow[], known: KnownPlayers): ReplayWarning[] {
  const { rosters } = known;
  const colours = new Map<number, { nickname: string; seen: Set<Colour> }>();
  for (const row of rows) {
    for (const side of SIDES) {
      const byName = isOutsiders(row, known) ? null : namesakeOf(row, rowsOf(rows, colourOf(row)), rosters[side]);
      const player = ownerOf(row, rosters[side]) ?? byName;
      if (player === null) continue;
      const entry = colours.get(player.playerId) ?? { nickname: player.nickname, seen: new Set<Colour>() };
      colours.set(player.playerId, { ...entry, seen: entry.seen.add(colourOf(row)) });
    }
  }
  return [...colours.values()]
    .filter(({ seen }) => seen.size > 1)
    .map(({ nickname }) => ({ code: 'on-both-sides', params: { nickname } }));
}

function sideWarnings(side: Side, rows: number, goals: number, score: number): ReplayWarning[] {
  const warnings: ReplayWarning[] = [];
  if (rows > MAX_ROWS_A_SIDE) warnings.push({ code: 'too-many-rows', params: { side, rows } });
  if (rows < MAX_ROWS_A_SIDE) warnings.push({ code: 'too-few-rows', params: { side, rows } });
  // a scorer who left early has no row, and an own goal has no scorer
  if (goals !== score) warnings.push({ code: 'goals-do-not-add-up', params: { side, goals, score } });
  return warnings;
}

const takesPart = (row: BoxScorePlayer): boolean => row.team !== -1 && !row.isBot;

const colourOf = ({ player }: KeyedRow): Colour => (player.team === 0 ? 'blue' : 'orange');

const otherColour = (colour: Colour): Colour => (colour === 'blue' ? 'orange' : 'blue');

const rowsOf = (rows: readonly KeyedRow[], colour: Colour): KeyedRow[] =>
  rows.filter((row) => colourOf(row) === colour);

const rowFields = ({
  name,
  platform,
  accountId,
  ...row
}: BoxScorePlayer): Omit<ReplayRow, 'side' | 'slot' | 'match'> => ({
  name,
  platform,
  accountId,
  stats: statsOf(row),
});

const statsOf = ({ score, goals, assists, saves, shots }: BoxScoreStats): BoxScoreStats => ({
  score,
  goals,
  assists,
  saves,
  shots,
});
