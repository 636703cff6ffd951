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

/** jsdom, plus the web globals that every browser and Node have, but jsdom's sandbox hides. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of HIDDEN) this.global[name] ??= globalThis[name];
  }
}
