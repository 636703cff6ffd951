import type { BoxScore, BoxScorePlayer, Platform, PlayedAt } from '../../domain/box-score.ts';
import { boxScoreDigest } from './box-score-digest.ts';
import { countOf, enumOf, flagOf, idOf, intOf, structOf, textOf, valueOf } from './header-values.ts';
import type { HeaderProperty } from './property-list.ts';
import type { ReplayHeader } from './replay-header.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';
import { assertFitsLobby } from './lobby-size.ts';
import { cleanName, localDateOf } from './replay-text.ts';

const PLATFORM_OF: Readonly<Record<string, Platform>> = {
  OnlinePlatform_Steam: 'steam',
  OnlinePlatform_Epic: 'epic',
  OnlinePlatform_PS4: 'playstation',
  OnlinePlatform_Dingo: 'xbox',
  OnlinePlatform_NNX: 'switch',
};

/** The box score of a replay file's header (R15). Throws `ReplayUnreadable` for numbers that no game can have. */
export const boxScoreOf = ({ properties }: ReplayHeader): BoxScore => {
  const players = playersOf(properties);
  const blueGoals = countOf(properties, 'Team0Score');
  const orangeGoals = countOf(properties, 'Team1Score');
  return {
    replayId: textOf(properties, 'Id'),
    // the spelling changed between the builds of October 2024 and July 2025
    matchGuid: textOf(properties, 'MatchGUID') ?? textOf(properties, 'MatchGuid'),
    playedAt: playedAtOf(properties),
    teamSize: intOf(properties, 'TeamSize'),
    blueGoals,
    orangeGoals,
    players,
    unfinished: flagOf(properties, 'bIsUnfinishedMatchReplay'),
    digest: boxScoreDigest({ blueGoals, orangeGoals, players }),
  };
};

const playedAtOf = (properties: HeaderProperty[]): PlayedAt => {
  const epoch = Number(idOf(properties, 'MatchStartEpoch') ?? 0);
  return {
    epochSeconds: epoch > 0 && Number.isSafeInteger(epoch) ? epoch : null,
    localDate: localDateOf(textOf(properties, 'Date')),
  };
};

const playersOf = (properties: HeaderProperty[]): BoxScorePlayer[] | null => {
  const rows = valueOf(properties, 'PlayerStats');
  if (rows === undefined) return null;
  if (rows.kind !== 'array') throw new ReplayUnreadable('damaged');
  const players = rows.items.map(playerOf);
  assertFitsLobby(players);
  return withoutSharedAccounts(players);
};

const playerOf = (row: HeaderProperty[]): BoxScorePlayer => {
  const platform = PLATFORM_OF[enumOf(row, 'Platform') ?? ''] ?? 'unknown';
  const team = intOf(row, 'Team') ?? 0;
  return {
    name: cleanName(textOf(row, 'Name') ?? ''),
    platform,
    accountId: accountIdOf(row, platform),
    sharedAccount: false,
    team: team === 0 || team === 1 ? team : -1,
    isBot: flagOf(row, 'bBot'),
    score: countOf(row, 'Score'),
    goals: countOf(row, 'Goals'),
    assists: countOf(row, 'Assists'),
    saves: countOf(row, 'Saves'),
    shots: countOf(row, 'Shots'),
  };
};

const accountIdOf = (row: HeaderProperty[], platform: Platform): string | null => {
  if (platform === 'unknown') return null;
  if (platform !== 'epic') return idOf(row, 'OnlineID');
  const epicId = textOf(structOf(row, 'PlayerID'), 'EpicAccountId')?.toLowerCase() ?? '';
  return /^[0-9a-f]{32}$/.test(epicId) ? epicId : null;
};

// a guest on a split screen plays under the owner's account: it then names neither of the two
const withoutSharedAccounts = (players: BoxScorePlayer[]): BoxScorePlayer[] => {
  const rowsOf = new Map<string, number>();
  const keyOf = (player: BoxScorePlayer) => `${player.platform}:${player.accountId}`;
  for (const player of players) rowsOf.set(keyOf(player), (rowsOf.get(keyOf(player)) ?? 0) + 1);
  return players.map((player) =>
    player.accountId !== null && (rowsOf.get(keyOf(player)) ?? 0) > 1
      ? { ...player, accountId: null, sharedAccount: true }
      : player,
  );
};
