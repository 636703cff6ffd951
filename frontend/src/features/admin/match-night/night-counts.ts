import type { MatchNightQuery } from './match-night.generated';
import type { NightGroupName } from './night-groups';
import type { ShownGroup } from './week/shown-group';
import { withoutClaimed } from './week/without-claimed';

/** What is counted on top of the page, the most urgent first. */
export const COUNTERS = [
  'DISPUTED',
  'CLAIMED',
  'tonight',
  'late',
  'numbers',
  'times',
  'done',
] as const satisfies readonly (ShownGroup | NightGroupName)[];
type Counted = (typeof COUNTERS)[number];

/** The id of a part's heading. */
export const headingOf = (name: ShownGroup | NightGroupName): string => `night-${name.toLowerCase()}`;

/** How many series each part has, as its heading says. */
export function countsOf(night: MatchNightQuery): Record<Counted, number> {
  const matters = (group: ShownGroup) => night.weekMatters.filter((matter) => matter.group === group).length;
  const series = (name: NightGroupName) => withoutClaimed(night[name], night.weekMatters).total;
  return {
    DISPUTED: matters('DISPUTED'),
    CLAIMED: matters('CLAIMED'),
    tonight: series('tonight'),
    late: series('late'),
    numbers: series('numbers'),
    times: series('times'),
    done: series('done'),
  };
}
