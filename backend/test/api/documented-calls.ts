import type { CallRow } from '../harness/role-table.ts';
import type { Ask } from './documented-world.ts';

/** A documented call's method and path. */
export interface CallParts {
  method: string;
  path: string;
}

export const partsOf = ({ call }: CallRow): CallParts => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
};

/** Only the call for new members has no token in its body. */
const tokenIsInBody = (path: string): boolean => path !== '/api/user/save-member';

/** Makes a documented call as its caller, with the token in the documented place. */
export function makeCall(url: string, { method, path }: CallParts, { as, params, body }: Ask): Promise<Response> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'accessToken' ? encodeURIComponent(as.token) : String(params[name] ?? `no ${name}`),
  );
  // a request has its token in one place only
  const isPlaced = path.includes('{accessToken}') || method === 'POST';
  const headers: Record<string, string> = isPlaced ? {} : { authorization: `Bearer ${as.token}` };
  if (method === 'GET') return fetch(url + address, { headers });
  const isInBody = tokenIsInBody(path) && !path.includes('{accessToken}');
  return fetch(url + address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(isInBody ? { ...body, accessToken: as.token } : body),
  });
}
