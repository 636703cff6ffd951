import { graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import type { Browser } from '../../harness/browser.ts';

/** Posts a documented action as someone; the answer with its status. */
export async function call(as: Browser, path: string, body: Record<string, unknown>) {
  const answer = await as.post(`/api/${path}`, { accessToken: 'session', ...body });
  return {
    status: answer.status,
    ...((await answer.json()) as { MESSAGE?: unknown; field?: string; params?: object }),
  };
}

/** Reads a documented call as someone. */
export const read = async <T>(as: Browser, path: string): Promise<T> =>
  (await (await as.fetch(`/api/${path}`)).json()) as T;

/** Asks GraphQL as someone; throws what is wrong with the question. */
export async function query<T>(app: TestApp, as: Browser, text: string, variables: object = {}): Promise<T> {
  const headers = { cookie: as.cookieHeader, 'sec-fetch-site': 'same-origin' };
  const { data, errors } = await graphql<T>(app.url, text, { variables: { ...variables }, headers });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** What a mutation with one input answers: the selection of its result, or the problem. */
export async function mutate(
  { app, as }: { app: TestApp; as: Browser },
  name: string,
  inputType: string,
  input: object,
  selection = '... on AdminDivision { id }',
): Promise<Record<string, unknown>> {
  const text = `mutation ($input: ${inputType}!) { ${name}(input: $input) {
    __typename ${selection} ... on Problem { code messageKey field params { name value } } } }`;
  const answer = await query<Record<string, Record<string, unknown>>>(app, as, text, { input });
  return answer[name] ?? {};
}
