import type { BoxScore, BoxScorePlayer, Platform, PlayedAt } from '../../domain/series/box-score.ts';
import { boxScoreDigest } from './box-score-digest.ts';
import { goalsOf } from './goal-list.ts';
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

/** The box score in a replay file's header (R15). Throws `ReplayUnreadable` for impossible numbers. */
export const boxScoreOf = ({ properties }: ReplayHeader): BoxScore => {
  const players = playersOf(properties);
  const blueGoals = countOf(properties, 'Team0Score');
  const orangeGoals = countOf(properties, 'Team1Score');
  return {
    replayId: textOf(properties, 'Id'),
    // the spelling changed between October 2024 and July 2025
    matchGuid: textOf(properties, 'MatchGUID') ?? textOf(properties, 'MatchGuid'),
    playedAt: playedAtOf(properties),
    teamSize: intOf(properties, 'TeamSize'),
    blueGoals,
    orangeGoals,
    goals: goalsOf(properties, { blueGoals, orangeGoals, players }),
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
  const accountName = platform === 'playstation' ? psnNameOf(row) : null;
  return {
    name: cleanName(textOf(row, 'Name') ?? ''),
    platform,
    // the account's name is unique too, where the game has no number
    accountId: accountIdOf(row, platform) ?? accountName?.toLowerCase() ?? null,
    accountName,
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

/** The PSN name, up to 16 ASCII bytes, from two numbers of eight bytes. The first letter is in the lowest byte. */
const psnNameOf = (row: HeaderProperty[]): string | null => {
  const handle = structOf(structOf(structOf(row, 'PlayerID'), 'NpId'), 'Handle');
  const bytes = Buffer.alloc(16);
  for (const { name, index, value } of handle) {
    if (name === 'Data' && index < 2 && value.kind === 'qword') bytes.writeBigUInt64LE(BigInt(value.value), index * 8);
  }
  const written = bytes.toString('latin1').replace(/\0.*$/s, '');
  return /^[a-z][a-z0-9_-]{2,15}$/i.test(written) ? written : null;
};

// a guest on a split screen has their own name and the owner's account, so the account names neither of them; a player
// who left and came back has two rows with the same name
const withoutSharedAccounts = (players: BoxScorePlayer[]): BoxScorePlayer[] => {
  const namesOf = new Map<string, Set<string>>();
  const keyOf = (player: BoxScorePlayer) => `${player.platform}:${player.accountId}`;
  for (const player of players) {
    namesOf.set(keyOf(player), (namesOf.get(keyOf(player)) ?? new Set()).add(`${player.team} ${player.name}`));
  }
  return players.map((player) =>
    player.accountId !== null && (namesOf.get(keyOf(player))?.size ?? 0) > 1
      ? { ...player, accountId: null, accountName: null, sharedAccount: true }
      : player,
  );
};
