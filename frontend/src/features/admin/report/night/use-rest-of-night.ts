import { filesBySeries, isClear, type NightFile, type NightFill } from './night-state';
import { useNight } from './use-night';

/** A series in the night's files. */
interface OfNight {
  fill: NightFill;
  files: readonly NightFile[];
  /** Nothing is to be checked. */
  isReady: boolean;
}

/** The night's part in one series' report: what filled its form (null: nothing did), and the other filled series. */
export function useRestOfNight(seriesId: number): { own: OfNight | null; rest: number[] } {
  const { night } = useNight();
  const groups = filesBySeries(night.files);
  const filled = [...groups.keys()].filter((id) => night.fills[id]?.state === 'filled');
  const fill = night.fills[seriesId];
  return {
    own: fill?.state === 'filled' ? { fill, files: groups.get(seriesId) ?? [], isReady: isClear(fill) } : null,
    rest: filled.filter((id) => id !== seriesId),
  };
}
