import type { BoxScore, BoxScorePlayer } from '../series/box-score.ts';
import { proposeGames } from '../replays/replay-matching.ts';
import type { ReplayFile, ReplayProposal, ReplayUpload, RosterPlayer } from '../replays/replay-proposal.ts';
import type { Sides } from '../sides.ts';

export const steam = (number: number): string => `7656119000000000${number}`;
export const member = (playerId: number, nickname: string, hasAccount = true): RosterPlayer => ({
  playerId,
  nickname,
  accounts: hasAccount ? [{ platform: 'steam', accountId: steam(playerId) }] : [],
});
export const HOME = [member(1, 'Lingon'), member(2, 'Hjortron'), member(3, 'Blåbär')];
const AWAY = [member(4, 'Grävling'), member(5, 'Järv'), member(6, 'Lodjur')];
export const ROSTERS: Sides<RosterPlayer[]> = { home: HOME, away: AWAY };
/** The same teams, before the league knows any accounts. */
export const NAMES_ONLY: Sides<RosterPlayer[]> = {
  home: HOME.map((player) => ({ ...player, accounts: [] })),
  away: AWAY.map((player) => ({ ...player, accounts: [] })),
};

export const row = (playerId: number, team: 0 | 1 | -1, changes: Partial<BoxScorePlayer> = {}): BoxScorePlayer => ({
  name: [...HOME, ...AWAY].find((player) => player.playerId === playerId)?.nickname ?? `P${playerId}`,
  platform: 'steam',
  accountId: steam(playerId),
  accountName: null,
  sharedAccount: false,
  team,
  isBot: false,
  score: 100,
  goals: 0,
  assists: 0,
  saves: 0,
  shots: 0,
  ...changes,
});
export const HOME_BLUE = [row(1, 0, { goals: 2 }), row(2, 0), row(3, 0), row(4, 1, { goals: 1 }), row(5, 1), row(6, 1)];
export const swapColours = (rows: BoxScorePlayer[]) =>
  rows.map((player): BoxScorePlayer => ({ ...player, team: player.team === 0 ? 1 : player.team === 1 ? 0 : -1 }));

// each later than the one before, whatever order the tests run in: games are put in order by this time
const FIRST_PLAYED = Date.UTC(2026, 2, 1, 19);
const playedSecond = (second: number): string =>
  new Date(FIRST_PLAYED + second * 1000).toISOString().slice(0, 19).replace('T', ' ');

let serial = 0;
export const box = (changes: Partial<BoxScore> = {}): BoxScore => {
  serial += 1;
  return {
    replayId: `id-${serial}`,
    matchGuid: 'one-lobby',
    playedAt: { epochSeconds: null, localDate: playedSecond(serial) },
    teamSize: 4,
    blueGoals: 2,
    orangeGoals: 1,
    goals: [],
    players: HOME_BLUE,
    unfinished: false,
    digest: `digest-${serial}`,
    ...changes,
  };
};
export const file = (name: string, changes: Partial<BoxScore> = {}): ReplayFile => ({
  name,
  sha256: `sha-of-${name}`,
  boxScore: box(changes),
});
export const at = (localDate: string | null, epochSeconds: number | null = null): Partial<BoxScore> => ({
  playedAt: { localDate, epochSeconds },
});
export const propose = (files: ReplayFile[], changes: Partial<ReplayUpload> = {}): ReplayProposal =>
  proposeGames({ format: 'first-to-3', rosters: ROSTERS, files, ...changes });
