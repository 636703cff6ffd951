import { choiceOf } from './choices.ts';
import { linesOfChampions, linesOfSeason } from './honours-lines.ts';

const ref = (name: string, nameEng: string | null = null) => ({
  ...{ id: 4, name, nameEng, discriminator: 'x', rank: 1, seasonId: 8 },
});
const team = (id: number, name: string) => ({ id, name, logo: `/${id}.png` });
const season = (id: number, champion: string) => ({
  ...{
    season: { id, name: `Säsong ${id}` },
    endsOn: '2026-03-29',
    bestPlayers: [],
    mostImproved: [],
    own: [],
    goal: null,
  },
  titles: [
    { title: 'champion' as const, division: ref('Slutspel', 'Play-offs'), team: team(1, champion) },
    { title: 'division' as const, division: ref('Elit'), team: team(2, 'Isviken') },
  ],
});

test('a settled season shows who has won what, the champion first, in the language', () => {
  expect(linesOfSeason(season(8, 'Tallmo'), 'se')).toEqual([
    { lead: '', name: 'Tallmo', standIn: 'Lag 1', image: '/1.png', note: 'Mästare', value: 'Slutspel' },
    { lead: '', name: 'Isviken', standIn: 'Lag 2', image: '/2.png', note: 'Divisionsvinnare', value: 'Elit' },
  ]);
  expect(linesOfSeason(season(8, 'Tallmo'), 'en')).toMatchObject([
    { note: 'Champions', value: 'Play-offs' },
    { note: 'Division winners', value: 'Elit' },
  ]);
});

test('all champions stand with their seasons, and no other title', () => {
  const lines = linesOfChampions([season(8, 'Tallmo'), season(7, 'Full Tank')], 'en');
  expect(lines.map(({ name, value }) => [name, value])).toEqual([
    ['Tallmo', 'Season 8'],
    ['Full Tank', 'Season 7'],
  ]);
});

test('a link of a reader who hides results tells no champion', () => {
  const page = (key: string) => ({ kind: 'page', key }) as const;
  expect(choiceOf(page('/seasons'), 'season=8')).toBe('season=8');
  expect(choiceOf(page('/seasons'), 'season=8&spoilers=off')).toBe('spoilers=off');
  expect(choiceOf(page('/champions'), 'spoilers=off')).toBe('spoilers=off');
});
