/**
 * The locale files of the features by their path from the project root, loaded when their language and namespace are
 * first asked for. Those of the shell travel together (`app/texts`).
 */
export const localeFiles = import.meta.glob<Record<string, unknown>>(
  ['/src/**/locales/{se,en}.json', '!/src/{app,ui,league}/locales/*.json'],
  { import: 'default' },
);
