import type { BracketSeriesState } from '../../lib/schema.generated';

/** Whether two teams had a series and one of them is out: a team that went on alone, or a final that is not needed, beat nobody. */
export const isEndedSeries = ({ state }: { state: BracketSeriesState }): boolean =>
  state === 'DECIDED' || state === 'FORFEITED';
