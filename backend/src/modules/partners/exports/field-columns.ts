import { FIELD_SUMS } from '../../../domain/recordings/play/field-sums.ts';
import type { FieldSum, ShownFieldNumbers } from '../../../domain/recordings/play/field-sums.ts';
import { MEANING } from '../../stats/recordings/play/field-meanings.ts';
import { decimalColumn, type Column } from './export-column.ts';

/** The sums that a site shows only as averages: what is divided, and the base of one. */
const PARTS: Readonly<Record<Exclude<FieldSum, keyof ShownFieldNumbers>, string>> = {
  speedSeconds: 'Speed times seconds, in field units. Divided by `seconds`: the average speed',
  ballDistanceSeconds: 'Distance to the ball times seconds. Divided by `seconds`: the average distance',
  teamPossessionBallDistanceSeconds:
    "Distance to the ball times seconds of the own team's possession. Divided by `teamPossessionSeconds`: the average distance",
  opponentsPossessionBallDistanceSeconds:
    "Distance to the ball times seconds of the other team's possession. Divided by `opponentsPossessionSeconds`: the average distance",
  mateDistanceSeconds: 'Distance to the team-mates times seconds. Divided by `mateSeconds`: the average distance',
  mateSeconds: 'Seconds with a team-mate on the field',
  kickoffTouchSeconds:
    "Seconds from kickoffs' signals to their first touches. Divided by `kickoffFirstTouches`: the average time",
  touchedKickoffs: 'Those of the kickoffs at which a player touched the ball',
  kickoffBoost:
    'Boost left at the first touches of their kickoffs. Divided by `touchedKickoffs`: the average amount, 0 to 100',
  boostSeconds: 'Amount of boost times seconds. Divided by `seconds`: the average amount, 0 to 100',
};

/** The columns of a player's numbers from the field in a game: sums, so that they can be added up. */
export const FIELD_COLUMNS = Object.fromEntries(
  FIELD_SUMS.map(([, name]) => [name, decimalColumn({ ...MEANING, ...PARTS }[name])]),
) as Readonly<Record<FieldSum, Column<number>>>;
