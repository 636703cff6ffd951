import { acrossOf, downOf, FIELD, type FieldView } from '../field/field-view';
import { padRadius, type Colours } from './draw-field';
import { labelPlaces } from './label-places';
import { movesFrom, type Moment, type MomentCar } from './moment';
import { padsAway } from './pads-away';
import { SAMPLES_A_SECOND, type Track, type TrackBody } from './track';

/** The field is much larger than its cars, so they are drawn larger than they are, and never too small to see. */
const CAR = { length: 118, width: 84, larger: 2, leastLength: 15 };
const BALL = { radius: 93, larger: 1.5, leastRadius: 4.5 };
const TRAIL_S = 1;

/** Where and as what things are drawn. */
export interface Drawing {
  ctx: CanvasRenderingContext2D;
  view: FieldView;
  colours: Colours;
  /** The text face of the page. */
  font: string;
}

/** Draws all that moves: pads that are taken, trails, shadows, cars with name and boost, the ball. `names` are those of the track's players. */
export function drawMoment(drawing: Drawing, track: Track, moment: Moment, seconds: number, names: readonly string[]) {
  const { ctx, colours } = drawing;
  for (const { isBig, x, y } of padsAway(track, seconds)) drawTakenPad(drawing, isBig, x, y);
  track.players.forEach((player) => {
    ctx.strokeStyle = player.team === 0 ? colours.home : colours.away;
    drawTrail(drawing, track, player, seconds);
  });
  ctx.strokeStyle = colours.ball;
  drawTrail(drawing, track, track.ball, seconds);
  track.players.forEach(({ team }, index) => {
    const car = moment.cars[index];
    if (car?.isThere) drawCar(drawing, car, team);
  });
  if (moment.ball.isThere) drawBall(drawing, moment.ball);
  drawNames(
    drawing,
    moment.cars.flatMap((car, index) => (car.isThere ? [{ car, name: names[index] ?? '' }] : [])),
  );
}

/** A pad that is away is hollow: the ground covers it. */
function drawTakenPad({ ctx, view, colours }: Drawing, isBig: boolean, x: number, y: number) {
  ctx.beginPath();
  ctx.arc(acrossOf(view, x, y), downOf(view, x, y), padRadius(view, isBig), 0, 2 * Math.PI);
  ctx.fillStyle = colours.ground;
  ctx.fill();
}

/** The way of the last second, the older the fainter. */
function drawTrail({ ctx, view }: Drawing, track: Track, body: TrackBody, seconds: number) {
  const last = Math.min(Math.floor(seconds * SAMPLES_A_SECOND), track.samples - 1);
  const first = Math.max(0, last - TRAIL_S * SAMPLES_A_SECOND);
  ctx.lineWidth = 2;
  for (let sample = first; sample < last; sample++) {
    if (!movesFrom(track, body, sample)) continue;
    ctx.globalAlpha = (0.5 * (sample - first + 1)) / (last - first);
    ctx.beginPath();
    ctx.moveTo(...at(view, body, sample));
    ctx.lineTo(...at(view, body, sample + 1));
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

const at = (view: FieldView, { x, y }: TrackBody, sample: number): [number, number] => [
  acrossOf(view, x[sample] ?? 0, y[sample] ?? 0),
  downOf(view, x[sample] ?? 0, y[sample] ?? 0),
];

/** How far a shadow is from what throws it, so that height is seen from above. */
const shadowOf = ({ scale }: FieldView, z: number): number => z * scale * 0.35;

/** How much larger something is drawn for its height. */
const grown = (z: number): number => 1 + Math.max(0, z) / FIELD.ceiling;

/**
 * The home team's cars are filled boxes with a nose; the away team's are hollow arrows. Team and direction are seen
 * without colours.
 */
function drawCar({ ctx, view, colours }: Drawing, { x, y, z, yaw, isBoosting, isSupersonic }: MomentCar, team: 0 | 1) {
  const across = acrossOf(view, x, y);
  const down = downOf(view, x, y);
  const length = Math.max(CAR.leastLength, CAR.length * CAR.larger * view.scale) * (z > 40 ? grown(z) : 1);
  const width = (length * CAR.width) / CAR.length;
  const [forwardX, forwardY] = [Math.cos(yaw), Math.sin(yaw)];
  const turn = view.isUpright ? Math.atan2(-forwardY, -forwardX) : Math.atan2(-forwardX, forwardY);
  const shadow = shadowOf(view, Math.max(0, z - 17));
  if (shadow > 1) {
    ctx.fillStyle = colours.shadow;
    ctx.globalAlpha = 0.4;
    ctx.beginPath();
    ctx.arc(across + shadow, down + shadow, width / 2, 0, 2 * Math.PI);
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  const colour = team === 0 ? colours.home : colours.away;
  ctx.save();
  ctx.translate(across, down);
  ctx.rotate(turn);
  if (isBoosting || isSupersonic) {
    ctx.beginPath();
    ctx.moveTo(-length / 2, -width / 4);
    ctx.lineTo(-length * (isBoosting ? 1.05 : 0.8), 0);
    ctx.lineTo(-length / 2, width / 4);
    ctx.fillStyle = isBoosting ? colours.ball : colours.muted;
    ctx.fill();
  }
  ctx.beginPath();
  if (team === 0) {
    ctx.moveTo(length / 2, 0);
    ctx.lineTo(length / 4, width / 2);
    ctx.lineTo(-length / 2, width / 2);
    ctx.lineTo(-length / 2, -width / 2);
    ctx.lineTo(length / 4, -width / 2);
  } else {
    ctx.moveTo(length / 2, 0);
    ctx.lineTo(-length / 2, width / 2);
    ctx.lineTo(-length / 4, 0);
    ctx.lineTo(-length / 2, -width / 2);
  }
  ctx.closePath();
  ctx.fillStyle = team === 0 ? colour : colours.ground;
  ctx.fill();
  ctx.strokeStyle = team === 0 ? colours.behind : colour;
  ctx.lineWidth = team === 0 ? 1 : 2.5;
  ctx.stroke();
  ctx.restore();
}

function drawBall({ ctx, view, colours }: Drawing, { x, y, z }: { x: number; y: number; z: number }) {
  const across = acrossOf(view, x, y);
  const down = downOf(view, x, y);
  const radius = Math.max(BALL.leastRadius, BALL.radius * BALL.larger * view.scale);
  const shadow = shadowOf(view, Math.max(0, z - BALL.radius));
  ctx.fillStyle = colours.shadow;
  ctx.globalAlpha = 0.45;
  ctx.beginPath();
  ctx.arc(across + shadow, down + shadow, radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.beginPath();
  ctx.arc(across, down, radius * grown(z), 0, 2 * Math.PI);
  ctx.fillStyle = colours.ball;
  ctx.fill();
  ctx.strokeStyle = colours.behind;
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

const NAME_PX = 11;
const BAR = { width: 26, height: 3 };

/** The height of a label with its bar. */
const LABEL_PX = NAME_PX + BAR.height + 1;

/**
 * The name above each car, with the amount of boost as a number and as a bar; moved in where it would leave the picture, and away
 * from the other names.
 */
function drawNames({ ctx, view, colours, font }: Drawing, cars: readonly { car: MomentCar; name: string }[]) {
  ctx.font = `600 ${NAME_PX}px ${font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3;
  const top = NAME_PX + BAR.height;
  const labels = cars.map(({ car: { x, y, boost }, name }) => {
    const text = `${name} ${boost}`.trim();
    const half = Math.max(BAR.width, ctx.measureText(text).width) / 2;
    const across = Math.min(Math.max(acrossOf(view, x, y), half), view.width - half);
    return { text, boost, across, half, down: Math.max(downOf(view, x, y) - 15, top) };
  });
  const places = labelPlaces(labels, LABEL_PX, top);
  labels.forEach(({ text, boost, across }, index) => {
    const down = places[index] ?? top;
    ctx.strokeStyle = colours.behind;
    ctx.strokeText(text, across, down - BAR.height);
    ctx.fillStyle = colours.text;
    ctx.fillText(text, across, down - BAR.height);
    ctx.fillStyle = colours.line;
    ctx.fillRect(across - BAR.width / 2, down - BAR.height + 1, BAR.width, BAR.height);
    ctx.fillStyle = colours.text;
    ctx.fillRect(across - BAR.width / 2, down - BAR.height + 1, (BAR.width * boost) / 100, BAR.height);
  });
}
