/** The demo's 6mans: many evenings with some of the league's players and a few others (R8). */
import type { Random } from '../../domain/random.ts';
import { expectedScore, ledgerOf } from '../../domain/competition/six-mans.ts';
import type { LedgerRow, LoserGames, SixMansSeries } from '../../domain/competition/six-mans.ts';
import { addHours } from './calendar.ts';
import { gaussNumber, weightedIndex } from '../play/chance.ts';
import type { Columns } from '../insert-rows.ts';
import type { DemoTeam } from '../model.ts';

interface QueuePlayer {
  id: number;
  playerId: number | null;
  discordId: string | null;
  name: string;
  skill: number;
}

interface SeriesRow {
  id: number;
  playedAt: Date;
  loserGames: number;
}

/** All rows of the ledger. */
export interface DemoSixMans {
  players: QueuePlayer[];
  series: SeriesRow[];
  results: (LedgerRow & { slot: number })[];
}

const LEAGUE_PLAYERS = 44;
/** People of the chat server without a team. */
const OTHERS = ['kvallskon', 'taknocken', 'halvspinn', 'sistakicken', 'backboost', 'mittlinjen'];
const SERIES = 280;
const DAYS = 120;
/** The value of one unit of a player's skill, and how much the form varies between evenings. */
const ELO_PER_SKILL = 190;
const FORM = 60;
/** Of ten series three end 3-0, four 3-1 and three 3-2. */
const LOSERS_WON: readonly number[] = [3, 4, 3];

/** Plays the evenings before `now`. */
export function playSixMans(random: Random, teams: readonly DemoTeam[], now: Date): DemoSixMans {
  const players = queueOf(random, teams);
  const hours = (DAYS * 24) / SERIES;
  const series = Array.from({ length: SERIES }, (_, index): SeriesRow & SixMansSeries => ({
    id: index + 1,
    playedAt: addHours(now, -hours * (SERIES - index) + random.next() * hours * 0.8),
    ...met(random, random.shuffle(players).slice(0, 6)),
  }));
  const rows = ledgerOf(series, new Map());
  return { players, series, results: rows.map((row, index) => ({ ...row, slot: (index % 3) + 1 })) };
}

function queueOf(random: Random, teams: readonly DemoTeam[]): QueuePlayer[] {
  const everybody = teams.flatMap(({ roster }) => roster.map(({ player }) => player));
  const league = random.shuffle(everybody).slice(0, LEAGUE_PLAYERS);
  return [
    ...league.map(({ id, nickname, skill }) => ({ playerId: id, discordId: null, name: nickname, skill })),
    ...OTHERS.map((name, index) => ({
      playerId: null,
      discordId: `9300000000000000${index}`,
      name,
      skill: gaussNumber(random),
    })),
  ].map((person, index) => ({ id: index + 1, ...person }));
}

/** Six players meet: three against three, and the result. */
function met(random: Random, six: readonly QueuePlayer[]): Omit<SixMansSeries, 'id'> {
  const [one, other] = [six.slice(0, 3), six.slice(3)];
  const strength = (side: readonly QueuePlayer[]) =>
    side.reduce((sum, { skill }) => sum + skill * ELO_PER_SKILL + gaussNumber(random) * FORM, 0) / side.length;
  const [winners, losers] = random.chance(expectedScore(strength(one), strength(other))) ? [one, other] : [other, one];
  return {
    winners: winners.map(({ id }) => id),
    losers: losers.map(({ id }) => id),
    loserGames: weightedIndex(random, LOSERS_WON) as LoserGames,
  };
}

export const SIX_MANS_PLAYER: Columns<QueuePlayer> = {
  id: ['int', ({ id }) => id],
  player_id: ['int', ({ playerId }) => playerId],
  discord_id: ['text', ({ discordId }) => discordId],
  name: ['text', ({ name }) => name],
};

export const SIX_MANS_SERIES: Columns<SeriesRow> = {
  id: ['int', ({ id }) => id],
  played_at: ['timestamptz', ({ playedAt }) => playedAt],
  loser_games: ['int', ({ loserGames }) => loserGames],
};

export const SIX_MANS_RESULT: Columns<LedgerRow & { slot: number }> = {
  series_id: ['int', ({ seriesId }) => seriesId],
  six_mans_player_id: ['int', ({ playerId }) => playerId],
  is_winner: ['boolean', ({ isWinner }) => isWinner],
  slot: ['int', ({ slot }) => slot],
  elo_before: ['int', ({ eloBefore }) => eloBefore],
  elo_after: ['int', ({ after }) => after.elo],
  games: ['int', ({ after }) => after.games],
  wins: ['int', ({ after }) => after.wins],
  peak: ['int', ({ after }) => after.peak],
  streak: ['int', ({ after }) => after.streak],
  best_streak: ['int', ({ after }) => after.bestStreak],
};
