import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/**
 * The request of a socket, for code that reads the caller and the address from a request. `accessToken` is the token
 * that the client sent after the socket was open; it is put where a body would have it.
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
