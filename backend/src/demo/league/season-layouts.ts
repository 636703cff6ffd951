/** The layouts of the ten seasons of an era. */
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { TieRecipeName } from '../play/tie-recipes.ts';

/** Events in a division besides play. */
export type Incident = 'walkoverHome' | 'walkoverAway' | 'walkoverBoth' | 'disqualification' | 'deduction';

/** Names, words in addresses and ranks. Parallel divisions share a rank. */
export const DIVISIONS = {
  '1': ['Division 1', 'division-1', 1],
  '2': ['Division 2', 'division-2', 2],
  '3N': ['Division 3 Norra', 'division-3-norra', 3],
  '3S': ['Division 3 Södra', 'division-3-sodra', 3],
  '3': ['Division 3', 'division-3', 3],
  '4': ['Division 4', 'division-4', 4],
  '5': ['Division 5', 'division-5', 5],
} as const;

/** One division of one season. */
export interface DivisionLayout {
  key: keyof typeof DIVISIONS;
  size: number;
  /** Every pair meets twice. */
  double?: boolean;
  /** Two series a week. */
  twice?: boolean;
  format?: SeriesFormat;
  tie?: TieRecipeName;
  incidents?: readonly Incident[];
}

/** `format` is the season's default. */
export interface SeasonLayout {
  format?: SeriesFormat;
  divisions: readonly DivisionLayout[];
}

const DECIDER: SeriesFormat = 'four-plus-decider';

/** Ten seasons: the league grows from four divisions to six. */
export const LAYOUTS: readonly SeasonLayout[] = [
  {
    divisions: [
      { key: '1', size: 8, double: true, tie: 'decider' },
      { key: '2', size: 10 },
      { key: '3', size: 9, incidents: ['walkoverHome'] },
      { key: '4', size: 7, double: true, twice: true },
    ],
  },
  {
    divisions: [
      { key: '1', size: 8, double: true, tie: 'goalsFor' },
      { key: '2', size: 10 },
      { key: '3', size: 10, incidents: ['walkoverBoth'] },
      { key: '4', size: 8, format: DECIDER },
    ],
  },
  {
    format: DECIDER,
    divisions: [
      { key: '1', size: 8, double: true },
      { key: '2', size: 10 },
      { key: '3N', size: 7, double: true, twice: true },
      { key: '3S', size: 8, incidents: ['walkoverAway'] },
      { key: '4', size: 9 },
    ],
  },
  {
    divisions: [
      { key: '1', size: 8, double: true, tie: 'gamesWon' },
      { key: '2', size: 10 },
      { key: '3N', size: 9 },
      { key: '3S', size: 8, incidents: ['deduction'] },
      { key: '4', size: 10 },
    ],
  },
  {
    divisions: [
      { key: '1', size: 10 },
      { key: '2', size: 10, incidents: ['walkoverAway'] },
      { key: '3N', size: 9 },
      { key: '3S', size: 9 },
      { key: '4', size: 11, format: DECIDER, incidents: ['walkoverHome', 'walkoverBoth'] },
    ],
  },
  {
    divisions: [
      { key: '1', size: 10 },
      { key: '2', size: 8, double: true, twice: true, tie: 'goalDifference' },
      { key: '3N', size: 9 },
      { key: '3S', size: 9 },
      { key: '4', size: 12, incidents: ['disqualification'] },
    ],
  },
  {
    divisions: [
      { key: '1', size: 10 },
      { key: '2', size: 10, incidents: ['deduction'] },
      { key: '3N', size: 8, double: true, twice: true, tie: 'headToHeadGoalDifference' },
      { key: '3S', size: 9 },
      { key: '4', size: 12 },
    ],
  },
  {
    divisions: [
      { key: '1', size: 10, incidents: ['walkoverAway'] },
      { key: '2', size: 8, double: true, twice: true, tie: 'headToHeadGameDifference' },
      { key: '3N', size: 9 },
      { key: '3S', size: 9 },
      { key: '4', size: 10 },
      { key: '5', size: 6, double: true, format: DECIDER },
    ],
  },
  {
    divisions: [
      { key: '1', size: 10, tie: 'headToHeadPoints' },
      { key: '2', size: 8, double: true, twice: true, tie: 'shared' },
      { key: '3N', size: 9 },
      { key: '3S', size: 10 },
      { key: '4', size: 11, incidents: ['walkoverHome'] },
      { key: '5', size: 7 },
    ],
  },
  {
    divisions: [
      { key: '1', size: 10 },
      { key: '2', size: 8, double: true, twice: true, incidents: ['deduction'] },
      { key: '3N', size: 9, incidents: ['walkoverAway'] },
      { key: '3S', size: 8, double: true, twice: true },
      { key: '4', size: 11, incidents: ['disqualification', 'walkoverBoth'] },
      { key: '5', size: 7, double: true, format: DECIDER },
    ],
  },
];
