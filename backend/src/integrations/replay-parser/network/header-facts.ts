import type { RecordedGoal, RecordedPlayer } from '../../../domain/recordings/recording.ts';
import { intOf, textOf, valueOf } from '../header-values.ts';
import type { HeaderProperty } from '../property-list.ts';
import { cleanName } from '../replay-text.ts';
import { StreamFault } from './stream-fault.ts';

/** The longest real file has some 41,000: a game of 25 minutes. */
const MAX_FRAMES = 60_000;
const MAX_CHANNELS = 4096;
const DEFAULT_CHANNELS = 1023;
/** As goal-list.ts: more than any game that can be reported. */
const MAX_GOALS = 198;

/** How many frames the header promises; 0 when there are none. */
export const framesOf = (properties: HeaderProperty[], streamBytes: number): number => {
  const frames = intOf(properties, 'NumFrames') ?? 0;
  if (frames < 0 || frames > MAX_FRAMES || frames > streamBytes) throw new StreamFault('limit');
  return frames;
};

/** How many actors there can be at once. */
export const channelsOf = (properties: HeaderProperty[]): number => {
  const channels = intOf(properties, 'MaxChannels') ?? DEFAULT_CHANNELS;
  if (channels < 1 || channels > MAX_CHANNELS) throw new StreamFault('limit');
  return channels;
};

/** The goals of the header in the order of their frames, each with its scorer where one player of the team has the name. */
export const goalsOfHeader = (
  properties: HeaderProperty[],
  players: readonly RecordedPlayer[],
  frames: number,
): RecordedGoal[] => {
  const list = valueOf(properties, 'Goals');
  if (list?.kind !== 'array' || list.items.length > MAX_GOALS) return [];
  const goals = list.items.flatMap((item): RecordedGoal[] => {
    const team = intOf(item, 'PlayerTeam') ?? 0;
    if (team !== 0 && team !== 1) return [];
    const frame = Math.min(Math.max(intOf(item, 'frame') ?? 0, 0), frames - 1);
    return [{ frame, team, player: onlyPlayer(players, cleanName(textOf(item, 'PlayerName') ?? ''), team) }];
  });
  return goals.toSorted((one, other) => one.frame - other.frame);
};

const onlyPlayer = (players: readonly RecordedPlayer[], name: string, team: 0 | 1): number | null => {
  const isScorer = (player: RecordedPlayer) => player.team === team && player.name === name;
  const index = players.findIndex(isScorer);
  return index >= 0 && players.findLastIndex(isScorer) === index ? index : null;
};
