import type { Notice } from '../../../domain/messages/notices.ts';
import type { Side, Sides } from '../../../domain/sides.ts';

/** A series about which teams are told. */
export interface NotifiedSeries {
  seriesId: number;
  teamIds: Sides<number>;
  names: Sides<string>;
}

/** The same notice for the teams of these sides, by team id. */
export const toSides = (
  { teamIds }: Pick<NotifiedSeries, 'teamIds'>,
  sides: readonly Side[],
  notice: Notice,
): Map<number, Notice> => new Map(sides.map((side) => [teamIds[side], notice]));
