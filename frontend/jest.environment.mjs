import { TestEnvironment } from 'jest-environment-jsdom';

const HIDDEN = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
];

/** What tests put something else in the place of. */
const REPLACED = ['fetch', 'WebSocket', 'matchMedia', 'createImageBitmap'];

let kept = null;
const keep = (environment) => (kept = environment);

/**
 * jsdom, plus the web globals that every browser and Node have, but jsdom's sandbox hides. All test files of a worker have
 * one, and each finds its document as new: see docs/decisions/014.
 */
export default class SharedDocument extends TestEnvironment {
  /** What was there before the first test, by name. @type {[string, unknown][] | undefined} */
  own;

  constructor(config, context) {
    if (kept) return kept;
    super(config, context);
    keep(this);
  }

  async setup() {
    await super.setup();
    for (const name of HIDDEN) this.global[name] ??= globalThis[name];
    this.own ??= REPLACED.map((name) => [name, this.global[name]]);
  }

  /** Empties the document instead of closing it. */
  async teardown() {
    const { document, localStorage, sessionStorage, history } = this.global;
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
    for (const [name, own] of this.own ?? []) {
      if (own === undefined) delete this.global[name];
      else this.global[name] = own;
    }
    document.body.replaceChildren();
    document.title = '';
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }
}
