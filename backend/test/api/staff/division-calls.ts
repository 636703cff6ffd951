import { withSeenVersion } from '../../factories/seen-versions.ts';
import { graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import type { Browser } from '../../harness/browser.ts';

/** Posts a documented action as this caller. Returns the answer with its status. */
export async function postAsUser(as: Browser, path: string, body: Record<string, unknown>) {
  const answer = await as.post(`/api/${path}`, { accessToken: 'session', ...body });
  return {
    status: answer.status,
    ...((await answer.json()) as { MESSAGE?: unknown; field?: string; params?: object }),
  };
}

/** Reads a documented call as this caller. */
export const readAsUser = async <T>(as: Browser, path: string): Promise<T> =>
  (await (await as.fetch(`/api/${path}`)).json()) as T;

/** Sends a GraphQL query as this caller. Throws its errors. */
export async function queryAsUser<T>(app: TestApp, as: Browser, text: string, variables: object = {}): Promise<T> {
  const headers = { cookie: as.cookieHeader, 'sec-fetch-site': 'same-origin' };
  const { data, errors } = await graphql<T>(app.url, text, { variables: { ...variables }, headers });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** The result of a mutation with one input, sent as its form would: the selected fields, or the problem. */
export async function mutateAsUser(
  { app, as }: { app: TestApp; as: Browser },
  name: string,
  inputType: string,
  input: object,
  selection = '... on AdminDivision { id }',
): Promise<Record<string, unknown>> {
  const text = `mutation ($input: ${inputType}!) { ${name}(input: $input) {
    __typename ${selection} ... on Problem { code messageKey field params { name value } } } }`;
  const answer = await queryAsUser<Record<string, Record<string, unknown>>>(app, as, text, {
    input: await withSeenVersion(app, name, input),
  });
  return answer[name] ?? {};
}
