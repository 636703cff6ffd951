import type { BodyColumns, Recording } from './recording.ts';

/**
 * The recording as the home team sees it: it is team 0 and attacks +y, whatever its colour was. When it was orange, the
 * field is turned by half a turn, so left stays left.
 */
export function seenFromHome(recording: Recording, homeColour: 0 | 1): Recording {
  if (homeColour === 0) return recording;
  const { ball } = recording;
  return {
    ...recording,
    ball: { ...ball, ...turnedBody(ball), wx: negated(ball.wx), wy: negated(ball.wy) },
    players: recording.players.map((player) => ({
      ...player,
      ...turnedBody(player),
      team: other(player.team),
      yaw: halfATurnFrom(player.yaw),
    })),
    goals: recording.goals.map((goal) => ({ ...goal, team: other(goal.team) })),
    teamTouches: recording.teamTouches.map((touch) => ({ ...touch, team: other(touch.team) })),
  };
}

const other = (team: 0 | 1): 0 | 1 => (team === 0 ? 1 : 0);

// 0 - n, so that no place becomes -0
function negated(column: Float32Array): Float32Array {
  const turned = new Float32Array(column.length);
  for (let at = 0; at < column.length; at++) turned[at] = 0 - (column[at] ?? 0);
  return turned;
}

function halfATurnFrom(column: Float32Array): Float32Array {
  const turned = new Float32Array(column.length);
  for (let at = 0; at < column.length; at++) {
    const yaw = column[at] ?? 0;
    turned[at] = yaw > 0 ? yaw - Math.PI : yaw + Math.PI;
  }
  return turned;
}

const turnedBody = ({ x, y, vx, vy }: BodyColumns): Pick<BodyColumns, 'x' | 'y' | 'vx' | 'vy'> => ({
  x: negated(x),
  y: negated(y),
  vx: negated(vx),
  vy: negated(vy),
});
