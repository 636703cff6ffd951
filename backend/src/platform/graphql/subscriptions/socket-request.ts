import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/**
 * The request behind a socket, for those who ask requests: who is calling, and from where. `accessToken` is what the
 * client said after the socket was open, as if it stood in a body.
 */
export function socketRequest({ headers }: IncomingMessage, accessToken?: unknown): Request {
  const request = {
    method: 'GET',
    headers,
    params: {},
    body: accessToken === undefined ? {} : { accessToken },
    get: (name: string) => headers[name.toLowerCase()],
  };
  return request as unknown as Request;
}
