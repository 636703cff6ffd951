/** The field in field units (1 cm), centre 0, 0. The home team attacks +y; +x is to the left of who looks that way. */
export const FIELD = {
  side: 4096,
  end: 5120,
  goalDepth: 880,
  goalHalf: 893,
  corner: 8064,
  ceiling: 2044,
  circle: 1024,
} as const;

/** Free space around the field, in field units. */
const MARGIN = 160;
const LENGTH = 2 * (FIELD.end + FIELD.goalDepth + MARGIN);
const BREADTH = 2 * (FIELD.side + MARGIN);

/** How the field is laid on a surface: upright with the home team attacking up, or lying with it attacking right. */
export interface FieldView {
  width: number;
  height: number;
  /** Pixels for each field unit. */
  scale: number;
  isUpright: boolean;
}

/** The largest view of a width. */
export function viewOf(width: number, isUpright: boolean): FieldView {
  const scale = width / (isUpright ? BREADTH : LENGTH);
  return { width, height: Math.round((isUpright ? LENGTH : BREADTH) * scale), scale, isUpright };
}

/** Where a point of the field is on the surface, in pixels from its left. */
export const acrossOf = ({ width, scale, isUpright }: FieldView, x: number, y: number): number =>
  width / 2 + (isUpright ? -x : y) * scale;

/** Where a point of the field is on the surface, in pixels from its top. */
export const downOf = ({ height, scale, isUpright }: FieldView, x: number, y: number): number =>
  height / 2 - (isUpright ? y : x) * scale;

/** The wall, corner by corner. */
export const WALL: readonly (readonly [number, number])[] = (() => {
  const { side, end, corner } = FIELD;
  const [x, y] = [corner - end, corner - side];
  return [
    [x, end],
    [side, y],
    [side, -y],
    [x, -end],
    [-x, -end],
    [-side, -y],
    [-side, y],
    [-x, end],
  ];
})();

/** The boost pads of a standard field, the large ones first. */
export const BIG_PADS: readonly (readonly [number, number])[] = [-1, 1].flatMap((side) =>
  [-4096, 0, 4096].map((y) => [side * (y === 0 ? 3584 : 3072), y] as const),
);

/** A quarter of the small pads: each stands for its mirror images too. */
const SMALL_QUARTER: readonly (readonly [number, number])[] = [
  [0, 4240],
  [1792, 4184],
  [940, 3308],
  [0, 2816],
  [3584, 2484],
  [1788, 2300],
  [2048, 1036],
  [0, 1024],
  [1024, 0],
];

export const SMALL_PADS: readonly (readonly [number, number])[] = SMALL_QUARTER.flatMap(([x, y]) =>
  (x === 0 ? [0] : [-x, x]).flatMap((across) => (y === 0 ? [0] : [-y, y]).map((along) => [across, along] as const)),
);
