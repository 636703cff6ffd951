import type { RoleName } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { flatPng } from '../../../src/modules/content/media/testing/pictures.ts';
import { League } from '../../factories/league.ts';
import { graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';

/** A signed-in person. */
export interface Caller {
  userId: number;
  /** 0 without a player. */
  playerId: number;
  token: string;
}

/** The result of a call through a door: the code of the refusal or fault, or null; and the sentence's key. */
export interface Answer {
  code: string | number | null;
  messageKey: string | null;
}

const DECIDED = '{ ... on ApprovalRequest { status } ... on Problem { code messageKey } }';
const DONE = '{ ... on Done { messageKey } ... on Problem { code messageKey } }';

/** A league with accounts that call both doors. */
export class Callers {
  readonly league: League;
  #made = 0;

  constructor(private readonly app: TestApp) {
    this.league = new League(app.db);
  }

  /** A new caller with a player, unless stated otherwise. */
  async caller({ hasPlayer = true, roles = [] }: { hasPlayer?: boolean; roles?: RoleName[] } = {}): Promise<Caller> {
    const userId = await this.league.user({}, roles);
    const playerId = hasPlayer ? await this.league.player(`Spelare ${++this.#made}`, { userId: userId }) : 0;
    const { accessToken } = await this.app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
    return { userId, playerId, token: accessToken };
  }

  /** A team of these players, the captain first. */
  async team(...players: Caller[]): Promise<number> {
    const teamId = await this.league.team(`Lag ${++this.#made}`);
    for (const [index, { playerId }] of players.entries()) {
      await this.league.sign(playerId, teamId, '2026-01-01', { sortOrder: index + 1 });
    }
    return teamId;
  }

  /** Stores an invite that was sent outside of the window. Returns its id. */
  invite(teamId: number, captain: Caller, invited: Caller): Promise<number> {
    return this.league.invite(teamId, captain.playerId, invited.playerId, { withRequest: true });
  }

  /** A picture in the form of the documented calls; another one for each width. */
  dataUrl(width: number): string {
    return `data:image/png;base64,${flatPng(width, 32).toString('base64')}`;
  }

  /** The same picture for GraphQL, uploaded first. */
  async uploaded(as: Caller, width: number): Promise<string> {
    const { name } = (await (await this.post(as, 'images', { image: this.dataUrl(width) })).json()) as { name: string };
    return name;
  }

  post(as: Caller | null, path: string, body: object): Promise<Response> {
    return fetch(`${this.app.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(as ? { accessToken: as.token, ...body } : body),
    });
  }

  async rest(as: Caller | null, path: string, body: object): Promise<Answer> {
    const answer = await this.post(as, path, body);
    const { CODE, MESSAGE } = (await answer.json()) as { CODE: number; MESSAGE: string };
    expect(answer.status).toBe(CODE);
    return { code: CODE, messageKey: MESSAGE };
  }

  /** A mutation whose answer is a sentence, or a decided request. */
  async mutate(as: Caller | null, call: string, answers: 'done' | 'request' = 'done'): Promise<Answer> {
    const answer = await graphql<{ it: { code?: string; messageKey?: string } }>(
      this.app.url,
      `mutation { it: ${call} ${answers === 'done' ? DONE : DECIDED} }`,
      as ? { headers: { authorization: `Bearer ${as.token}` } } : {},
    );
    const [error] = answer.errors ?? [];
    if (error) return { code: String(error.extensions['code']), messageKey: null };
    return { code: answer.data?.it.code ?? null, messageKey: answer.data?.it.messageKey ?? null };
  }
}
