import { gunzipSync } from 'node:zlib';

/** Where the league is, and who asks. */
export interface LeagueOptions {
  /** `https://host`, without a slash at the end. */
  url: string;
  /** A partner's key; without one the limit of the caller's address counts. */
  key?: string;
}

/** `FIRST_TO_3` of GraphQL is `first-to-3` of the files. */
export const fileWord = (word: string): string => word.toLowerCase().replaceAll('_', '-');

/** Asks the league. Every call waits when the league says so. */
export class League {
  constructor(private readonly options: LeagueOptions) {}

  /** The data of a query. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const body = JSON.stringify({ query, variables });
    const answer = await this.#fetch('/graphql', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    const { data, errors } = (await answer.json()) as { data?: T; errors?: { message: string }[] };
    if (errors || !data) throw new Error(errors?.[0]?.message ?? `the league answered ${answer.status}`);
    return data;
  }

  /** All rows of a list, in the order in which no row moves while one pages. `filter` in the words of GraphQL. */
  async list<T>(name: string, selection: string, filter = '{}'): Promise<T[]> {
    type Page = { nodes: T[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
    const rows: T[] = [];
    for (let after: string | null = null, hasMore = true; hasMore;) {
      const { page }: { page: Page } = await this.ask(
        `query ($after: String) { page: ${name}(first: 100, after: $after, filter: ${filter},
          order: { by: REGISTERED, direction: ASC }) { nodes { ${selection} } pageInfo { endCursor hasNextPage } } }`,
        { after },
      );
      rows.push(...page.nodes);
      ({ endCursor: after, hasNextPage: hasMore } = page.pageInfo);
    }
    return rows;
  }

  /** An answer of REST; null when there is none. */
  async get<T>(path: string): Promise<T | null> {
    const answer = await this.#fetch(path);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${path}: the league answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** The rows of a file, and the headers that came with it. */
  async file<T>(path: string): Promise<{ rows: T[]; headers: Headers }> {
    const answer = await this.#fetch(path);
    if (!answer.ok) throw new Error(`${path}: the league answered ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const lines = text.split('\n').filter((line) => line !== '');
    return { rows: lines.map((line) => JSON.parse(line) as T), headers: answer.headers };
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { url, key } = this.options;
    const headers = { ...(init.headers as Record<string, string>), ...(key === undefined ? {} : { 'X-Api-Key': key }) };
    for (;;) {
      const answer = await fetch(url + path, { ...init, headers });
      const seconds = waitOf(answer);
      if (seconds === null) return answer;
      await answer.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    }
  }
}

/** The seconds until the same call may be answered; null: this is its answer. One of GraphQL is a 200 also then, with the header. */
function waitOf({ status, headers }: Response): number | null {
  const told = headers.get('Retry-After');
  // a proxy may tell a time instead
  if (told !== null) return Number(told) || 1;
  return status === 429 || status === 503 ? 1 : null;
}
