import { paths } from '../../../lib/paths';
import { tabPath } from '../tabs';

/** The choices of the match night's page, and where they are from, for the way back from a report. */
export const fromMatchNight = (choices: URLSearchParams): string =>
  `?${new URLSearchParams([...choices].filter(([name]) => name !== 'from').concat([['from', 'match-night']]))}`;

/** The list that a report was opened from, with its choices. */
export const listOf = (search: string): string =>
  (new URLSearchParams(search).get('from') === 'match-night' ? paths.adminMatchNight() : tabPath('matches')) + search;
