import { placePath, type AdminPlace } from '../tabs';

/** The choices of the match night's page, and where they are from, for the way back from a report. */
export const fromMatchNight = (choices: URLSearchParams): string =>
  `?${new URLSearchParams([...choices].filter(([name]) => name !== 'from').concat([['from', 'match-night']]))}`;

/** The list that a report was opened from: its place, and its address with its choices. */
export const listOf = (search: string): { place: AdminPlace; at: string } => {
  const place = new URLSearchParams(search).get('from') === 'match-night' ? 'matchNight' : 'matches';
  return { place, at: placePath(place) + search };
};
