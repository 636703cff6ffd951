/** SQL about names of people and things. Both functions stand in schema/functions/values.sql. */

/**
 * The value by which names are ordered: as in a Swedish dictionary, whatever the database's own order is. Å, Ä and Ö come
 * last; é is e, ü is y, and capitals are small letters.
 */
export const nameOrder = (name: string): string => `swedish_order(${name}) collate "C"`;

/** The form in which names are searched: the same as `searchText` of the domain. Patterns for it are in `table-page.ts`. */
export const searchTextSql = (name: string): string => `search_text(${name})`;
