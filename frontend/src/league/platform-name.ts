/** What everyone calls the platforms, by the name that the server stores; brands are the same in every language. */
export const PLATFORM_NAMES = {
  epic: 'Epic Games',
  steam: 'Steam',
  playstation: 'Playstation Network',
  xbox: 'Xbox Live',
  switch: 'Nintendo Switch',
} as const;

/** A stored platform as it is written; one that no one knows stays as it is. */
export const platformName = (stored: string): string =>
  Object.entries(PLATFORM_NAMES).find(([name]) => name === stored)?.[1] ?? stored;
