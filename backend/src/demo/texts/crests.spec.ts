import { createRandom } from '../../domain/random.ts';
import { bannerSvg, crestSvg, liveryOf } from './crests.ts';
import { Pictures } from './pictures.ts';
import type { DemoTeam } from '../model.ts';

const team = (id: number, name: string): DemoTeam => ({
  id,
  name,
  logo: null,
  banner: null,
  isActive: true,
  createdAt: new Date(0),
  roster: [],
});

async function drawn(seed: number, teams: DemoTeam[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await new Pictures(seed, { put: async (name, bytes) => void files.set(name, bytes) }).giveTo(teams);
  return files;
}

test('a team has the same crest every time, and another team another', async () => {
  const once = [team(1, 'Skärholma Rävar'), team(2, 'Tomgång')];
  const again = [team(1, 'Skärholma Rävar'), team(2, 'Tomgång')];
  await drawn(1, once);
  await drawn(1, again);
  expect(again).toEqual(once);
  expect(once[0]?.logo).not.toBe(once[1]?.logo);
});

test('a crest is a small PNG of 350 by 350 named after its content, with a WebP of 96 beside it', async () => {
  const files = await drawn(1, [team(1, 'Älvsta Uttrar')]);
  const names = [...files.keys()];
  expect(names).toEqual([
    expect.stringMatching(/^[a-f0-9]{32}\.png$/),
    expect.stringMatching(/^[a-f0-9]{32}-96\.webp$/),
  ]);
  const png = files.get(names[0] ?? '') as Buffer;
  expect(png.length).toBeLessThan(20_480);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([350, 350]);
});

test('of many teams the later ones share the crests of the first', async () => {
  const teams = Array.from({ length: 165 }, (_, index) => team(index + 1, `Lag ${index + 1}`));
  await drawn(1, teams);
  expect(teams[164]?.logo).toBe(teams[4]?.logo);
  expect(teams[159]?.logo).not.toBeNull();
});

test('pictures need no font and nothing from outside', () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = createRandom(seed);
    const livery = liveryOf(random, seed % 2 ? 'Örnsjö Ålar' : '7 Zebror');
    const svg = crestSvg(random, livery) + bannerSvg(random, livery);
    expect(svg).not.toMatch(/<text|href|<image|undefined|NaN/);
  }
});
