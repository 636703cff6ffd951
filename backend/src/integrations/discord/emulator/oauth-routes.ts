import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { pagePolicy } from '../../../platform/web/security-headers.ts';
import { authorizePage, refusalPage } from './authorize-page.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { EmulatorState } from './emulator-state.ts';

const WEEK_SECONDS = 604_800;
const SCOPE = 'identify email guilds';
const PASSED_ON = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'];
const PKCE = ['code_challenge', 'code_challenge_method'];

export interface EmulatedClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The only address that codes are sent to. */
  readonly redirectUri: string;
}

/** Authorize, token and revoke, as the provider has them. */
export function oauthRoutes(state: EmulatorState, client: EmulatedClient): Router {
  const routes = Router();
  routes.get('/oauth2/authorize', (req, res) => authorize(state, client, req, res));
  routes.post('/oauth2/token', (req, res) => token(state, client, req, res));
  routes.post('/oauth2/token/revoke', (req, res) => {
    const known = credentialsFit(client, req);
    const isRevoked = known && state.tokens.delete(textOf(req.body, 'token'));
    const made = isRevoked ? { made: 'no token' } : {};
    state.record({ method: 'POST', path: '/oauth2/token/revoke', status: known ? 200 : 401, ...made });
    res.status(known ? 200 : 401).json(known ? {} : { error: 'invalid_client' });
  });
  return routes;
}

function authorize(state: EmulatorState, client: EmulatedClient, req: Request, res: Response): void {
  const query = Object.fromEntries(
    [...PASSED_ON, ...PKCE].map((name) => [name, textOf(req.query, name)]).filter(([, value]) => value !== ''),
  ) as Record<string, string>;
  const wrong = refusal(client, query);
  if (wrong !== null) return sendPage(req, res.status(400), refusalPage(wrong));
  const back = new URL(client.redirectUri);
  if (query['state'] !== undefined) back.searchParams.set('state', query['state']);
  if (textOf(req.query, 'cancel') !== '') {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The resource owner or authorization server denied the request');
    return res.redirect(back.href);
  }
  const account = state.accountByHandle(textOf(req.query, 'login_hint'));
  if (!account) return sendPage(req, res, authorizePage(DEMO_ACCOUNTS, query));
  const challenge = query['code_challenge'] ?? null;
  back.searchParams.set('code', state.issueCode({ account, redirectUri: client.redirectUri, challenge }));
  res.redirect(back.href);
}

function sendPage(req: Request, res: Response, html: string): void {
  pagePolicy(html)(req, res);
  res.type('html').send(html);
}

function refusal(client: EmulatedClient, query: Record<string, string>): string | null {
  if (query['client_id'] !== client.clientId) return 'Unknown client_id.';
  if (query['redirect_uri'] !== client.redirectUri) return 'The redirect_uri is not registered for this client.';
  if (query['response_type'] !== 'code') return 'The response_type must be code.';
  if (query['code_challenge'] !== undefined && query['code_challenge_method'] !== 'S256') {
    return 'The code_challenge_method must be S256.';
  }
  return null;
}

function token(state: EmulatorState, client: EmulatedClient, req: Request, res: Response): void {
  if (!credentialsFit(client, req)) return void res.status(401).json({ error: 'invalid_client' });
  const issued = state.takeCode(textOf(req.body, 'code'));
  const fits =
    issued !== undefined &&
    textOf(req.body, 'grant_type') === 'authorization_code' &&
    textOf(req.body, 'redirect_uri') === issued.redirectUri &&
    (issued.challenge === null || issued.challenge === challengeOf(textOf(req.body, 'code_verifier')));
  if (!fits) {
    return void res.status(400).json({ error: 'invalid_grant', error_description: 'Invalid "code" in request.' });
  }
  res.json({
    access_token: state.issueToken(issued.account),
    refresh_token: state.nextId(),
    token_type: 'Bearer',
    expires_in: WEEK_SECONDS,
    scope: SCOPE,
  });
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Are the client's credentials right, in the body or as Basic? */
function credentialsFit(client: EmulatedClient, req: Request): boolean {
  const basic = /^Basic (.+)$/.exec(req.get('authorization') ?? '')?.[1];
  const given = basic
    ? Buffer.from(basic, 'base64').toString()
    : `${textOf(req.body, 'client_id')}:${textOf(req.body, 'client_secret')}`;
  return given === `${client.clientId}:${client.clientSecret}`;
}

function textOf(values: unknown, name: string): string {
  const value = (values as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
