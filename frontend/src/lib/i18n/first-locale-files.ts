/**
 * Those of `locale-files` that the pages need which most visits start with (`app/first-pages`). The list of all files is long,
 * and loads when another one is needed.
 */
export const localeFiles = import.meta.glob<Record<string, unknown>>(
  [
    '/src/features/{home,home/own,seasons/divisions,series,teams,players}/locales/{se,en}.json',
    '/src/league/{sanctions,statistics,subscribe}/locales/{se,en}.json',
  ],
  { import: 'default' },
);
