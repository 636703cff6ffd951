import { FIELD } from '../../../domain/recordings/field.ts';
import type { GoalMoment } from '../../../domain/recordings/track/goal-moment.ts';
import { COLOR } from './picture-parts.ts';

/** The wall's corners: the field's diagonal sides are 8064 units from the middle, along x and y together. */
const CORNER = 8064;
const CIRCLE = 1024;
const MARGIN = 120;
/** Cars are drawn larger than they are, or no one would see them. */
const CAR = { length: 560, width: 330 } as const;
const BALL = 190;

const ACROSS = 2 * (FIELD.goalBack + MARGIN);
const DOWN = 2 * (FIELD.sideWall + MARGIN);

/** The height of the field for a width, in px. */
export const fieldHeight = (width: number): number => Math.round((width * DOWN) / ACROSS);

// the home team attacks to the right, as on the site
const point = (x: number, y: number): string => `${Math.round(y)},${Math.round(-x)}`;
const points = (all: readonly (readonly [number, number])[]): string => all.map(([x, y]) => point(x, y)).join(' ');

const WALL = (() => {
  const [x, y] = [CORNER - FIELD.goalLine, CORNER - FIELD.sideWall];
  const corners = [
    [x, FIELD.goalLine],
    [FIELD.sideWall, y],
    [FIELD.sideWall, -y],
    [x, -FIELD.goalLine],
  ] as const;
  return points([...corners, ...corners.toReversed().map(([across, along]) => [-across, along] as const)]);
})();

const goalBox = (end: 1 | -1, colour: string): string => {
  const [line, back] = [end * FIELD.goalLine, end * FIELD.goalBack];
  const box = points([
    [FIELD.post, line],
    [FIELD.post, back],
    [-FIELD.post, back],
    [-FIELD.post, line],
  ]);
  return `<polygon points="${box}" fill="${colour}" fill-opacity=".25" stroke="${colour}" stroke-width="36"/>`;
};

/** A goal's moment as a data URL: the cars, and the ball with the way that it has come. */
export function goalField({ ballWay, cars }: GoalMoment): string {
  const way = ballWay.map(({ x, y }) => [x, y] as const);
  const [x, y] = way.at(-1) ?? [0, 0];
  const drawnCars = cars.map(({ x: carX, y: carY, direction, team }) => {
    const [along, across] = [CAR.length / 2, CAR.width / 2];
    const turned = (forward: number, side: number) =>
      [
        carX + forward * Math.cos(direction) - side * Math.sin(direction),
        carY + forward * Math.sin(direction) + side * Math.cos(direction),
      ] as const;
    const body = points([
      turned(along, 0),
      turned(along / 3, across),
      turned(-along, across),
      turned(-along, -across),
      turned(along / 3, -across),
    ]);
    return `<polygon points="${body}" fill="${team === 0 ? COLOR.home : COLOR.away}" stroke="${COLOR.canvas}" stroke-width="30"/>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ACROSS / 10}" height="${DOWN / 10}" viewBox="${-ACROSS / 2} ${-DOWN / 2} ${ACROSS} ${DOWN}">`,
    goalBox(-1, COLOR.home),
    goalBox(1, COLOR.away),
    `<polygon points="${WALL}" fill="${COLOR.surface}" stroke="${COLOR.line}" stroke-width="36"/>`,
    `<path d="M0,${-FIELD.sideWall} V${FIELD.sideWall}" stroke="${COLOR.line}" stroke-width="24"/>`,
    `<circle r="${CIRCLE}" fill="none" stroke="${COLOR.line}" stroke-width="24"/>`,
    `<polyline points="${points(way)}" fill="none" stroke="${COLOR.action}" stroke-width="70" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".75"/>`,
    ...drawnCars,
    `<circle cx="${Math.round(y)}" cy="${Math.round(-x)}" r="${BALL}" fill="${COLOR.text}" stroke="${COLOR.canvas}" stroke-width="30"/>`,
    '</svg>',
  ];
  return `data:image/svg+xml;base64,${Buffer.from(svg.join('')).toString('base64')}`;
}
