import type { BoxScore, BoxScorePlayer } from '../series/box-score.ts';
import { proposeGames } from '../replays/replay-matching.ts';
import type { ReplayFile, ReplayProposal, ReplayUpload, RosterPlayer } from '../replays/replay-proposal.ts';
import type { Sides } from '../sides.ts';

export const steamId = (number: number): string => `7656119000000000${number}`;
export const rosterMember = (playerId: number, nickname: string, hasAccount = true): RosterPlayer => ({
  playerId,
  nickname,
  accounts: hasAccount ? [{ platform: 'steam', accountId: steamId(playerId) }] : [],
});
export const HOME = [rosterMember(1, 'Lingon'), rosterMember(2, 'Hjortron'), rosterMember(3, 'Blåbär')];
const AWAY = [rosterMember(4, 'Grävling'), rosterMember(5, 'Järv'), rosterMember(6, 'Lodjur')];
export const ROSTERS: Sides<RosterPlayer[]> = { home: HOME, away: AWAY };
/** The same teams, before the league knows any accounts. */
export const NAMES_ONLY: Sides<RosterPlayer[]> = {
  home: HOME.map((player) => ({ ...player, accounts: [] })),
  away: AWAY.map((player) => ({ ...player, accounts: [] })),
};

export const boxScoreRow = (
  playerId: number,
  team: 0 | 1 | -1,
  changes: Partial<BoxScorePlayer> = {},
): BoxScorePlayer => ({
  name: [...HOME, ...AWAY].find((player) => player.playerId === playerId)?.nickname ?? `P${playerId}`,
  platform: 'steam',
  accountId: steamId(playerId),
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
export const HOME_BLUE = [
  boxScoreRow(1, 0, { goals: 2 }),
  boxScoreRow(2, 0),
  boxScoreRow(3, 0),
  boxScoreRow(4, 1, { goals: 1 }),
  boxScoreRow(5, 1),
  boxScoreRow(6, 1),
];
export const swapColours = (rows: BoxScorePlayer[]) =>
  rows.map((player): BoxScorePlayer => ({ ...player, team: player.team === 0 ? 1 : player.team === 1 ? 0 : -1 }));

// each later than the one before, whatever order the tests run in: games are put in order by this time
const FIRST_PLAYED = Date.UTC(2026, 2, 1, 19);
const playedSecond = (second: number): string =>
  new Date(FIRST_PLAYED + second * 1000).toISOString().slice(0, 19).replace('T', ' ');

let serial = 0;
export const boxScoreWith = (changes: Partial<BoxScore> = {}): BoxScore => {
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
export const replayFile = (name: string, changes: Partial<BoxScore> = {}): ReplayFile => ({
  name,
  sha256: `sha-of-${name}`,
  boxScore: boxScoreWith(changes),
});
export const startedAt = (localDate: string | null, epochSeconds: number | null = null): Partial<BoxScore> => ({
  playedAt: { localDate, epochSeconds },
});
export const proposalFor = (files: ReplayFile[], changes: Partial<ReplayUpload> = {}): ReplayProposal =>
  proposeGames({ format: 'first-to-3', rosters: ROSTERS, files, ...changes });
