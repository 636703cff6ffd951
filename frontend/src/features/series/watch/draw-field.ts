import { acrossOf, BIG_PADS, downOf, FIELD, SMALL_PADS, WALL, type FieldView } from '../field/field-view';

/** Colours of the drawing, from the site's theme. */
export interface Colours {
  ground: string;
  line: string;
  text: string;
  muted: string;
  home: string;
  away: string;
  ball: string;
  shadow: string;
  /** Of the names' outline: the page behind them. */
  behind: string;
}

/** The colours that the styles give to an element, as its own properties: `--home`, `--ground`, … */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const colour = (name: keyof Colours) => style.getPropertyValue(`--${name}`).trim();
  return {
    ground: colour('ground'),
    line: colour('line'),
    text: colour('text'),
    muted: colour('muted'),
    home: colour('home'),
    away: colour('away'),
    ball: colour('ball'),
    shadow: colour('shadow'),
    behind: colour('behind'),
  };
}

/** How large a boost pad is drawn. */
export const padRadius = ({ scale }: FieldView, isBig: boolean): number => Math.max(1.5, (isBig ? 150 : 60) * scale);

/** The field without what moves: ground, wall, lines, goals in the colour of the team that defends them, pads. */
export function drawField(ctx: CanvasRenderingContext2D, view: FieldView, colours: Colours): void {
  const at = (x: number, y: number) => [acrossOf(view, x, y), downOf(view, x, y)] as const;
  const box = (fromX: number, fromY: number, toX: number, toY: number) => {
    const [left, top] = at(fromX, fromY);
    const [right, bottom] = at(toX, toY);
    ctx.rect(left, top, right - left, bottom - top);
  };
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    ctx.beginPath();
    ctx.moveTo(...at(...from));
    ctx.lineTo(...at(...to));
    ctx.stroke();
  };
  ctx.clearRect(0, 0, view.width, view.height);
  for (const [end, colour] of [[-1, colours.home] as const, [1, colours.away] as const]) {
    ctx.beginPath();
    box(-FIELD.goalHalf, end * FIELD.end, FIELD.goalHalf, end * (FIELD.end + FIELD.goalDepth));
    ctx.globalAlpha = 0.25;
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2;
    ctx.stroke();
  }
  ctx.beginPath();
  WALL.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(...at(x, y)) : ctx.lineTo(...at(x, y))));
  ctx.closePath();
  ctx.fillStyle = colours.ground;
  ctx.fill();
  ctx.strokeStyle = colours.line;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.lineWidth = 1;
  line([-FIELD.side, 0], [FIELD.side, 0]);
  ctx.beginPath();
  ctx.arc(...at(0, 0), FIELD.circle * view.scale, 0, 2 * Math.PI);
  ctx.stroke();
  for (const [pads, isBig] of [[BIG_PADS, true] as const, [SMALL_PADS, false] as const]) {
    for (const [x, y] of pads) {
      ctx.beginPath();
      ctx.arc(...at(x, y), padRadius(view, isBig), 0, 2 * Math.PI);
      ctx.fillStyle = colours.line;
      ctx.globalAlpha = isBig ? 0.5 : 0.8;
      ctx.fill();
      ctx.globalAlpha = 1;
    }
  }
  // the mouths of the goals, over the wall
  for (const [end, colour] of [[-1, colours.home] as const, [1, colours.away] as const]) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 3;
    line([-FIELD.goalHalf, end * FIELD.end], [FIELD.goalHalf, end * FIELD.end]);
  }
}
