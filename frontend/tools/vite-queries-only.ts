import type { Plugin } from 'vite';

/** What graphql's files say about schemas: from the first word to the end of the list. */
const OF_SCHEMAS = {
  // how they are printed
  printer: / {2}\/\/ Type System Definitions\n {2}SchemaDefinition:[^]*?(?=\n};)/,
  // their fields
  ast: / {2}SchemaDefinition: \['description'[^]*?(?=\n};)/,
  // their names
  kinds: / {2}Kind\['SCHEMA_DEFINITION'\][^]*?(?=\n}\)\(Kind)/,
};
type File = keyof typeof OF_SCHEMAS;

/** The file without what it says about schemas; null when graphql writes it in another way. */
export const withQueriesOnly = (file: File, code: string): string | null =>
  OF_SCHEMAS[file].test(code) ? code.replace(OF_SCHEMAS[file], '') : null;

/** The browser reads and prints queries, and no schema: half of graphql's printer and of its lists is about schemas. */
export function queriesOnly(): Plugin {
  return {
    name: 'queries-only',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/graphql\/language\/(printer|ast|kinds)\.mjs$/ },
      handler(code, id) {
        const shorter = withQueriesOnly(/(\w+)\.mjs$/.exec(id)?.[1] as File, code);
        if (shorter === null) this.error(`${id} has changed`);
        return { code: shorter, map: null };
      },
    },
  };
}
