/** The platforms' usual names, by the stored name. Brands are the same in every language. */
export const PLATFORM_NAMES = {
  epic: 'Epic Games',
  steam: 'Steam',
  playstation: 'Playstation Network',
  xbox: 'Xbox Live',
  switch: 'Nintendo Switch',
} as const;

/** The platforms to choose from. */
export const PLATFORMS = Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label }));

/** A stored platform's usual name; an unknown one is not changed. */
export const platformName = (stored: string): string =>
  Object.entries(PLATFORM_NAMES).find(([name]) => name === stored)?.[1] ?? stored;
