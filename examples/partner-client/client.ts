import type { TypedDocumentString } from './gql/graphql.ts';

/** Where the league is, and who asks. */
export interface LeagueOptions {
  /** `https://host`, without a slash at the end. */
  url: string;
  /** A partner's key. Without one the limit of the caller's address counts. Keep it on a server. */
  key?: string;
  /** How often a call is tried again that the league cannot answer now, each time as late as it says. Default: 2. */
  retries?: number;
}

/** A query that the league refused, with what it says about it: `{ code: 'BAD_USER_INPUT', … }`. */
export class LeagueRefusal extends Error {
  constructor(
    readonly status: number,
    readonly errors: readonly { message: string; extensions?: Record<string, unknown> }[],
  ) {
    super(errors[0]?.message ?? `the league answered ${status}`);
  }
}

type Answer<T> = { data?: T | null; errors?: { message: string; extensions?: Record<string, unknown> }[] };
/** The variables of a query; a query without any takes none. */
type Given<V> = V extends Record<string, never> ? [] : [variables: V];

/** The seconds until the same call may be answered; null: this is its answer. Also one of 200 can say so, by the header. */
function waitOf({ status, headers }: Response): number | null {
  const told = headers.get('Retry-After');
  // a proxy may tell a time instead
  if (told !== null) return Number(told) || 1;
  return status === 429 || status === 503 ? 1 : null;
}

/** Asks the league typed queries: the answer has the type of the query that the generator has read. */
export function league({ url, key, retries = 2 }: LeagueOptions) {
  return async function ask<T, V>(query: TypedDocumentString<T, V>, ...[variables]: Given<V>): Promise<T> {
    const body = JSON.stringify({ query: query.toString(), variables });
    for (let attempt = 0; ; attempt++) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'X-Api-Key': key }) },
        body,
      });
      const seconds = waitOf(answer);
      if (seconds !== null && attempt < retries) {
        await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
        continue;
      }
      const { data, errors } = (await answer.json()) as Answer<T>;
      if (errors || !data) throw new LeagueRefusal(answer.status, errors ?? []);
      return data;
    }
  };
}
