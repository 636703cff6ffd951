import type { NightRowsFragment } from '../match-night.generated';
import type { WeekMatterRowFragment } from './week-matters.generated';

/** The rows without series in which a walkover is claimed: they stand in a group of their own. */
export function withoutClaimed(page: NightRowsFragment, matters: readonly WeekMatterRowFragment[]): NightRowsFragment {
  const claimed = new Set(matters.filter(({ group }) => group === 'CLAIMED').map(({ seriesId }) => seriesId));
  const items = page.items.filter(({ series }) => !claimed.has(series.id));
  return { ...page, items, total: page.total - (page.items.length - items.length) };
}
