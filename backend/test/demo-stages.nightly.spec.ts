import type { TestApp } from './harness/app.ts';
import { bootApp } from './harness/app.ts';
import { DEMO_NOW, demoDatabase } from './harness/demo-database.ts';
import { setTime } from './harness/time.ts';
import { bracketChanges } from '../src/domain/stages/bracket-changes.ts';
import { isFinished, podiumOf } from '../src/domain/stages/bracket-state.ts';
import { SeasonEndService } from '../src/modules/stats/season-end/season-end.service.ts';
import { placedSeriesOf } from '../src/modules/series/stages/stage-with-bracket.ts';
import { StageBracketsService } from '../src/modules/series/stages/stage-brackets.service.ts';
import type { StageWithBracket } from '../src/modules/series/stages/stage.ts';

/** The stages of the demo league, read with the league's own services (R43, R46). */

const CURRENT = 10;
let app: TestApp;
let stages: StageWithBracket[];

beforeAll(async () => {
  app = await bootApp({ database: await demoDatabase() });
  setTime([app], DEMO_NOW);
  const seasons = Array.from({ length: CURRENT }, (_, index) => index + 1);
  stages = await app.app.get(StageBracketsService).ofSeasons(seasons);
});
afterAll(() => app.close());

const ofSeason = (id: number) => stages.filter(({ season }) => season.id === id);
const drawn = () => stages.filter(({ isDrawn }) => isDrawn);

test('each series of a drawn stage follows from the results before it, and none is missing', () => {
  expect(drawn().length).toBeGreaterThan(30);
  for (const stage of drawn()) {
    expect(bracketChanges(stage.states, placedSeriesOf(stage))).toEqual({
      ...{ added: [], exchanged: [], removed: [], standing: [] },
    });
  }
});

test('what is over is played to its end, and every season before the current one has a champion of its play-offs', async () => {
  for (let season = 1; season < CURRENT; season++) {
    for (const stage of ofSeason(season)) expect(isFinished(stage.states)).toBe(true);
    const playoffs = ofSeason(season).find(({ kind }) => kind === 'playoffs') as StageWithBracket;
    const seed = podiumOf(playoffs.states).first;
    const winner = playoffs.entrants.find((entrant) => entrant.seed === seed)?.team;
    const end = await app.app.get(SeasonEndService).find(season);
    const champion = end?.titles.find(({ title }) => title === 'champion');
    expect({ season, champion: champion?.team.id }).toEqual({ season, champion: winner?.id });
  }
});

test('who has won a qualifier plays on that rank in the next season', async () => {
  const qualifiers = drawn().filter(({ kind }) => kind === 'qualifier');
  expect(qualifiers.length).toBeGreaterThan(10);
  for (const { season, rank, states, entrants } of qualifiers) {
    const seed = podiumOf(states).first;
    const winner = entrants.find((entrant) => entrant.seed === seed)?.team?.id;
    const [next] = await app.db.query<{ rank: number }>(
      `select d.rank from division_team t join division d on d.id = t.division_id
        where d.season_id = $1 and t.team_id = $2 and not d.is_stage`,
      [season.id + 1, winner],
    );
    expect(next?.rank).toBeLessThanOrEqual(rank);
  }
  expect(qualifiers.some(({ states }) => podiumOf(states).first === 1)).toBe(true);
  expect(qualifiers.some(({ states }) => podiumOf(states).first !== 1)).toBe(true);
});

test('the current season has a cup in which the captain plays next, and stages that wait for their tables', async () => {
  const cup = ofSeason(CURRENT).find(({ kind }) => kind === 'cup') as StageWithBracket;
  const [team] = await app.db.query<{ id: number }>(
    `select r.team_id as id from app_user u join player p on p.user_id = u.id
       join roster_entry r on r.player_id = p.id and r.valid_to is null where u.discord_username = 'captain'`,
  );
  const next = cup.series.filter(({ isReported }) => !isReported);
  expect(next).toHaveLength(4);
  const own = next.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(team?.id as number));
  expect(own).toEqual([expect.objectContaining({ scheduledAt: null })]);
  const waiting = ofSeason(CURRENT).filter(({ isDrawn }) => !isDrawn);
  expect(waiting.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['playoffs', 'qualifier']));
  for (const { entrants } of waiting) expect(entrants.every(({ team: held, source }) => !held && source)).toBe(true);
});

test('a qualifier of the coming season is open for sign-up', async () => {
  const [open, ...others] = await app.app.get(StageBracketsService).ofSeasons([CURRENT + 1]);
  expect(others).toEqual([]);
  expect(open).toMatchObject({ kind: 'qualifier', takesSignups: true, isDrawn: false, entrants: [] });
});
