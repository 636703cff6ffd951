/** Every locale file by its path from the project root, loaded when its language and namespace are first asked for. */
export const localeFiles = import.meta.glob<Record<string, unknown>>('/src/**/locales/{se,en}.json', {
  import: 'default',
});
