/**
 * The locale files of the features, by their path from the project root. A file is loaded when its language and
 * namespace are first needed. The shell's texts are in one file (`app/texts`).
 */
export const localeFiles = import.meta.glob<Record<string, unknown>>(
  ['/src/**/locales/{se,en}.json', '!/src/{app,ui,league}/locales/*.json'],
  { import: 'default' },
);
