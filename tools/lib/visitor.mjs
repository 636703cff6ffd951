// A caller of a running product, for tests with real processes. It has cookies like a browser's, and a new connection
// for each call, so that any process or instance can get the call.
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { root } from './project.mjs';

const { WebSocket } = createRequire(join(root, 'backend/package.json'))('ws');

/**
 * A time limit for conditions that never become true. It is no measurement: a busy machine needs long to start a
 * process.
 */
const PATIENCE_MS = 300_000;
const UNANSWERED_MS = 60_000;

/** One call with its own connection. Rejects when the connection is cut. */
function call(url, { method = 'GET', headers = {}, body = undefined, localAddress = undefined }) {
  return new Promise((resolve, reject) => {
    const req = request(url, { method, headers, localAddress, agent: false }, (res) => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', (chunk) => (text += chunk));
      res.once('error', reject);
      res.once('end', () => resolve({ status: res.statusCode, headers: res.headers, text }));
    });
    req.once('error', reject);
    // a call without an answer must not keep a test waiting forever
    req.setTimeout(UNANSWERED_MS, () => req.destroy(new Error(`${method} ${url} was not answered`)));
    req.end(body);
  });
}

export class Visitor {
  #cookies = new Map();

  /**
   * @param {string} url the product's address
   * @param {Record<string, string>} headers more headers of each call
   * @param {string} [localAddress] the address that calls come from: any of 127.0.0.0/8
   */
  constructor(url, headers = {}, localAddress = undefined) {
    this.url = url;
    this.headers = headers;
    this.localAddress = localAddress;
  }

  get cookie() {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** @param {{ method?: string, headers?: object, body?: string }} options */
  async ask(path, options = {}) {
    const headers = { ...this.headers, ...(this.#cookies.size > 0 && { cookie: this.cookie }), ...options.headers };
    const { localAddress } = this;
    const answer = await call(new URL(path, this.url), { ...options, headers, localAddress });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** @param {string} query */
  async graphql(query, variables = {}) {
    const headers = { 'content-type': 'application/json', origin: new URL(this.url).origin };
    const { status, text } = await this.ask('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    return { status, ...JSON.parse(text) };
  }

  /** Signs in as a demo account, with the calls of the login page. */
  async signIn(handle) {
    const locationOf = async (address) => (await this.ask(address)).headers.location;
    const authorize = new URL(await locationOf('/api/auth/discord'), this.url);
    authorize.searchParams.set('login_hint', handle);
    const { search } = new URL(await locationOf(authorize.href), this.url);
    const answer = await this.ask(`/api/auth/discord/callback${search}`);
    const { result } = JSON.parse(answer.text);
    if (result !== 'success') throw new Error(`${handle} could not sign in: ${answer.text}`);
    return this;
  }

  /** Subscribes to one field. Resolves when the first value has arrived. */
  async listen(field) {
    const headers = { ...this.headers, cookie: this.cookie, origin: new URL(this.url).origin };
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers,
      localAddress: this.localAddress,
    });
    const listening = { heard: [], isClosed: false, closedWith: null, close: () => socket.close() };
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) =>
      Object.assign(listening, { isClosed: true, closedWith: `${code} ${reason}` }),
    );
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      if (type === 'next') listening.heard.push(payload.data[field]);
      if (type !== 'connection_ack') return;
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: `subscription { ${field} }` } }));
    });
    await waitForCondition(() => listening.heard.length > 0, 'nothing was heard');
    return listening;
  }
}

/**
 * Waits until the condition is true. Throws with `what` when it does not become true.
 * @param {() => unknown} condition
 * @param {string | (() => string)} what
 */
export async function waitForCondition(condition, what) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(10)) if (await condition()) return;
  throw new Error(typeof what === 'string' ? what : what());
}
