import type { Platform } from '../../../domain/series/box-score.ts';
import { replayCrc } from '../crc.ts';
import type { HeaderProperty, PropertyValue } from '../property-list.ts';
import { writeList, writeText } from './property-writer.ts';

/** File layouts of nine years: `zero` 2019 oddity, `early` to 2016, `plain` 2017 to 2024, `structs` since then. */
export type ReplayBuild = 'zero' | 'early' | 'plain' | 'structs';

const VERSION_OF: Readonly<Record<ReplayBuild, readonly number[]>> = {
  zero: [0, 0],
  early: [868, 12],
  plain: [868, 24, 10],
  structs: [868, 32, 10],
};

/** One row of the box score to write. A missing number is left out of the file. */
export interface EncodedPlayer {
  name: string;
  platform: Platform;
  /** Decimal text for Steam, PlayStation, Xbox and Switch; 32 hexadecimal digits for Epic. */
  accountId?: string;
  /** PSN name of at most 16 letters, only in the build `structs`. */
  accountName?: string;
  /** 0 blue, 1 orange, -1 spectator. */
  team: number;
  score?: number;
  goals?: number;
  assists?: number;
  saves?: number;
  shots?: number;
  isBot?: boolean;
}

/** A game to write as a replay file. A missing score is left out of the file, as the game does with 0. */
export interface EncodedGame {
  id: string;
  /** `YYYY-MM-DD HH-MM-SS`, or `YYYY-MM-DD:HH-MM` as until 2016. */
  date?: string;
  /** UTC seconds. Real files have it only in the build `structs`. */
  epochSeconds?: number;
  matchGuid?: string;
  teamSize: number;
  blueGoals?: number;
  orangeGoals?: number;
  unfinished?: boolean;
  /** In order; left out of the file when missing. `frame` is 100 for the first, 200 for the second … */
  goals?: readonly { name: string; team: number; frame?: number }[];
  /** What the header tells of the file's body. */
  stream?: { frames: number; map: string | null; build?: string };
  /** Null: saved before the end, so that the file has no rows. */
  players: EncodedPlayer[] | null;
}

/** Options of the file to write. */
export interface EncodeOptions {
  build?: ReplayBuild;
  /** The body section with the network stream: recording-encoder.ts writes it. */
  body?: Buffer;
}

/** Writes a replay file of an invented game, for tests and the demo league. */
export const encodeReplay = (game: EncodedGame, { build = 'structs', body }: EncodeOptions = {}): Buffer =>
  encodeFile(encodeSection(gameProperties(game, build), build), body);

/** The header section of any property list. */
export const encodeSection = (properties: HeaderProperty[], build: ReplayBuild = 'structs'): Buffer => {
  const versions = VERSION_OF[build].map((version) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(version);
    return bytes;
  });
  return Buffer.concat([...versions, writeText('TAGame.Replay_Soccar_TA'), writeList(properties, build === 'zero')]);
};

/** A file around any header section, with the right sizes and checksums. */
export const encodeFile = (section: Buffer, body: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([prefix(section), section, prefix(body), body]);

const prefix = (section: Buffer): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32LE(section.length, 0);
  bytes.writeUInt32LE(replayCrc(section), 4);
  return bytes;
};

const gameProperties = (game: EncodedGame, build: ReplayBuild): HeaderProperty[] => [
  property('TeamSize', { kind: 'int', value: game.teamSize }),
  ...optional('Team0Score', game.blueGoals, int),
  ...optional('Team1Score', game.orangeGoals, int),
  ...optional('bIsUnfinishedMatchReplay', game.unfinished, (value) => ({ kind: 'bool', value })),
  ...optional('Goals', game.goals, (goals) => ({
    kind: 'array',
    items: goals.map(({ name, team, frame }, index) => [
      property('frame', int(frame ?? 100 * (index + 1))),
      property('PlayerName', { kind: 'str', value: name }),
      property('PlayerTeam', int(team)),
    ]),
  })),
  ...optional('PlayerStats', game.players ?? undefined, (players) => ({
    kind: 'array',
    items: players.map((player) => playerProperties(player, build)),
  })),
  ...optional('MatchGuid', game.matchGuid, (value) => ({ kind: 'str', value })),
  ...optional('MatchStartEpoch', game.epochSeconds, (value) => ({ kind: 'qword', value: String(value) })),
  property('Id', { kind: 'str', value: game.id }),
  ...optional('Date', game.date, (value) => ({ kind: 'str', value })),
  property('MatchType', { kind: 'name', value: 'Private' }),
  ...(game.stream === undefined ? [] : streamProperties(game.stream)),
];

const streamProperties = ({ frames, map, build }: NonNullable<EncodedGame['stream']>): HeaderProperty[] => [
  property('NumFrames', int(frames)),
  property('MaxChannels', int(1023)),
  ...optional('MapName', map ?? undefined, (value) => ({ kind: 'name', value })),
  ...optional('BuildVersion', build, (value) => ({ kind: 'str', value })),
];

const PLATFORM_NAME: Readonly<Record<Platform, string>> = {
  steam: 'OnlinePlatform_Steam',
  epic: 'OnlinePlatform_Epic',
  playstation: 'OnlinePlatform_PS4',
  xbox: 'OnlinePlatform_Dingo',
  switch: 'OnlinePlatform_NNX',
  unknown: 'OnlinePlatform_Unknown',
};

const playerProperties = (player: EncodedPlayer, build: ReplayBuild): HeaderProperty[] => [
  ...(build === 'structs' ? [playerIdStruct(player)] : []),
  property('Name', { kind: 'str', value: player.name }),
  property('Platform', platformValue(player.platform)),
  property('OnlineID', { kind: 'qword', value: onlineIdOf(player) }),
  property('Team', int(player.team)),
  ...optional('Score', player.score, int),
  ...optional('Goals', player.goals, int),
  ...optional('Assists', player.assists, int),
  ...optional('Saves', player.saves, int),
  ...optional('Shots', player.shots, int),
  property('bBot', { kind: 'bool', value: player.isBot ?? false }),
];

/** The struct of builds since October 2024, including the parts that repeat a name with another index. */
const playerIdStruct = (player: EncodedPlayer): HeaderProperty => {
  const handle: HeaderProperty[] = [
    ...[0, 1].map((index) => property('Data', { kind: 'qword', value: handlePart(player, index) }, index)),
    property('Term', { kind: 'byte', value: 0 }),
    ...[0, 1, 2].map((index) => property('Dummy', { kind: 'byte', value: 0 }, index)),
  ];
  return property(
    'PlayerID',
    struct('UniqueNetId', [
      property('Uid', { kind: 'qword', value: onlineIdOf(player) }),
      property(
        'NpId',
        struct('SceNpId', [
          property('Handle', struct('SceNpOnlineId', handle)),
          property('Opt', { kind: 'qword', value: '0' }),
          property('Reserved', { kind: 'qword', value: '0' }),
        ]),
      ),
      property('EpicAccountId', { kind: 'str', value: player.platform === 'epic' ? (player.accountId ?? '') : '' }),
      property('Platform', platformValue(player.platform)),
      property('SplitscreenID', { kind: 'byte', value: 0 }),
    ]),
  );
};

/** Eight letters of the PSN name as one number, the first in the lowest byte. */
const handlePart = ({ accountName = '' }: EncodedPlayer, index: number): string => {
  const bytes = Buffer.alloc(16);
  bytes.write(accountName, 'latin1');
  return bytes.readBigUInt64LE(index * 8).toString();
};

const onlineIdOf = ({ platform, accountId }: EncodedPlayer): string => (platform === 'epic' ? '0' : (accountId ?? '0'));

const platformValue = (platform: Platform): PropertyValue => ({
  kind: 'enum',
  enumType: 'OnlinePlatform',
  value: PLATFORM_NAME[platform],
});

const int = (value: number): PropertyValue => ({ kind: 'int', value });

const struct = (structType: string, properties: HeaderProperty[]): PropertyValue => ({
  kind: 'struct',
  structType,
  properties,
});

const property = (name: string, value: PropertyValue, index = 0): HeaderProperty => ({ name, index, value });

const optional = <T>(name: string, value: T | undefined, to: (value: T) => PropertyValue): HeaderProperty[] =>
  value === undefined ? [] : [property(name, to(value))];
