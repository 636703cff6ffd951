import { createRandom } from '../../../../domain/random.ts';
import { inventRecording } from '../../testing/invented-recording.ts';
import { encodeRecordedGame } from '../../testing/recording-encoder.ts';
import { readRecording } from '../read-recording.ts';

const SHOT = { player: 0, what: 'shot' } as const;

/** The frames of the shots of the first player, after they went through a stream. */
const framesOfShots = (frames: readonly number[]): number[] => {
  const invented = inventRecording(createRandom(7), { frames: 90, playersPerTeam: 1 });
  const recording = { ...invented, counts: frames.map((frame) => ({ ...SHOT, frame })) };
  const result = readRecording(encodeRecordedGame({ id: 'AB', teamSize: 1, players: null }, recording));
  if (result.status !== 'complete') throw new Error(result.status);
  const name = invented.players[0]?.name;
  const { players, counts } = result.recording;
  return counts.flatMap(({ what, player, frame }) =>
    what === 'shot' && players[player]?.name === name ? [frame] : [],
  );
};

describe('a number of a score line', () => {
  it('that rises by two at once is two shots', () => {
    expect(framesOfShots([20, 40, 40, 60])).toEqual([20, 40, 40, 60]);
  });

  it('that rises by more than a player can do is not believed', () => {
    expect(framesOfShots(new Array<number>(50).fill(40))).toHaveLength(10);
  });
});
