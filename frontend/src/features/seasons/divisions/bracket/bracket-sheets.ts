import { drawingOf, type BracketPlace, type Drawing, type Placed } from '../../../../league/bracket/bracket-layout';

/** As many lines of teams can be read on one sheet. */
export const MOST_LINES = 36;

/**
 * The sheets of paper on which a drawing is printed: it in one piece, or the two halves that meet in its last series, which stands on both.
 */
export function sheetsOf<Series extends BracketPlace>(drawing: Drawing<Series>): Drawing<Series>[] {
  if (drawing.height <= MOST_LINES) return [drawing];
  const meeting = meetingOf(drawing);
  if (!meeting) return [drawing];
  const halves = meeting.feeders.map((feeder) => new Set(positionsBefore(feeder)));
  return halves.map((half) => {
    const others = halves.filter((other) => other !== half);
    return drawingOf(
      drawing.id,
      drawing.placed.map(({ series }) => series).filter(({ position }) => !others.some((other) => other.has(position))),
    );
  });
}

/** The latest series to which two others lead. */
function meetingOf<Series extends BracketPlace>({ placed }: Drawing<Series>): Placed<Series> | undefined {
  return placed
    .filter(({ feeders }) => feeders.length > 1)
    .reduce<Placed<Series> | undefined>((last, one) => (last && last.column >= one.column ? last : one), undefined);
}

/** A series and all that lead to it. */
const positionsBefore = <Series extends BracketPlace>({ series, feeders }: Placed<Series>): number[] => [
  series.position,
  ...feeders.flatMap(positionsBefore),
];
