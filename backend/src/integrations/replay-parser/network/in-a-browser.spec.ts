import { readFileSync } from 'node:fs';
import { createContext, SourceTextModule } from 'node:vm';
import type { Context, Module } from 'node:vm';
import { transformSync } from '@swc/core';
import { createRandom } from '../../../domain/random.ts';
import { inventRecording } from '../testing/invented-recording.ts';
import { encodeRecordedGame } from '../testing/recording-encoder.ts';
import { readRecording } from './read-recording.ts';

/** The module with all that it imports, as a browser would load it: only files beside it, and only the language. */
const loadedIn = async (context: Context, entry: URL): Promise<{ module: Module; files: string[] }> => {
  const modules = new Map<string, SourceTextModule>();
  const moduleAt = (file: URL): SourceTextModule => {
    const known = modules.get(file.href);
    if (known) return known;
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    const made = new SourceTextModule(code, { context, identifier: file.href });
    modules.set(file.href, made);
    return made;
  };
  const module = moduleAt(entry);
  await module.link((specifier, from) => {
    if (!specifier.startsWith('.')) throw new Error(`a browser has no ${specifier}`);
    return moduleAt(new URL(specifier, from.identifier));
  });
  await module.evaluate();
  return { module, files: [...modules.keys()] };
};

describe('the reader of recordings', () => {
  it('runs unchanged in a browser: without any package, and without anything of Node', async () => {
    const recording = inventRecording(createRandom(16), { frames: 200, playersPerTeam: 3 });
    const file = encodeRecordedGame({ id: 'AB', teamSize: 3, players: null }, recording);
    // besides the language it needs TextDecoder and a steady clock, which every browser has
    const context = createContext({ TextDecoder, performance });
    const { module, files } = await loadedIn(context, new URL('./read-recording.ts', import.meta.url));
    const { readRecording: readInBrowser } = module.namespace as { readRecording: typeof readRecording };
    const read = JSON.stringify(readInBrowser(Uint8Array.from(file)));
    expect(read).toBe(JSON.stringify(readRecording(file)));
    expect(read).toContain('"status":"complete"');
    expect(files.length).toBeGreaterThan(20);
  });
});
