import { isTold } from '../../../../src/domain/undo/effects.ts';
import { TRACKED_TABLES } from '../../../../src/modules/staff/undo/tracked-tables.ts';
import { registeredTwice } from '../../../factories/registered-twice.ts';
import { bootApp, graphql } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';
import { asApplication } from '../../../harness/database.ts';
import { FIELD_ACTS } from '../../requests/own-matter-acts.ts';
import { queryAsUser } from '../division-calls.ts';
import { mergeTwoPlayers } from '../merge-calls.ts';
import { addDispute } from './captains-series.ts';
import { deskOf, lastEntry, newMatter, sendCall, takeBack } from './desk.ts';
import type { Desk } from './desk.ts';
import { STAFF_WORK } from './staff-work.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

interface Told {
  acts: {
    id: number;
    actKey: string;
    undoesKey: string | null;
    redoesKey: string | null;
    changes: { path: string }[];
    results: { before: Result | null; after: Result | null } | null;
  }[];
  effects: { thing: string; fate: string; count: number; names: string[]; to: string | null }[];
}
interface Result {
  homeGames: number;
  awayGames: number;
  games: { home: { player: string; goals: number }[] }[];
}

const RESULT = '{ homeGames awayGames walkover games { home { player goals } } }';

async function told(entryId: number, isWholePress = false): Promise<Told> {
  const text = `query ($id: Int!, $isWholePress: Boolean) { undoPlan(entryId: $id, isWholePress: $isWholePress) {
    acts { id actKey undoesKey redoesKey changes { path } results { before ${RESULT} after ${RESULT} } }
    effects { thing fate count names to } } }`;
  return (await queryAsUser<{ undoPlan: Told }>(app, desk.as, text, { id: entryId, isWholePress })).undoPlan;
}

const latest = async () =>
  (
    await queryAsUser<{
      latestAct: { id: number; actKey: string; undoesKey: string | null; redoesKey: string | null; pressCount: number };
    }>(app, desk.as, '{ latestAct { id actKey undoesKey redoesKey pressCount } }')
  ).latestAct;

test('it is known of every tracked table what people call its rows', () => {
  expect(TRACKED_TABLES.map(({ name }) => name).filter((name) => !isTold(name))).toEqual([]);
});

describe('the preview says what will really happen', () => {
  test('a sign-up that returns, and a message that is deleted', async () => {
    for (const [act, how, effect] of [
      ['signup.remove', 'a team', { thing: 'SIGN_UP', fate: 'BACK', count: 1 }],
      ['message.send', Object.keys(STAFF_WORK['message.send'] ?? {})[0] ?? '', { thing: 'MESSAGE', fate: 'GONE' }],
    ] as const) {
      const matter = await newMatter(desk);
      await (
        await STAFF_WORK[act]![how]!(desk, matter)
      )();
      const { effects } = await told((await lastEntry(desk)).id);
      expect(effects).toContainEqual(expect.objectContaining(effect));
    }
  });

  test('a dispute that is open again, with the series that it is about', async () => {
    const { series, subject, opponent } = await newMatter(desk);
    await addDispute(desk, series);
    await sendCall(
      desk,
      `decideDispute(input: { seriesId: ${series}, version: 0, decision: KEEP, reason: "It stands" })`,
    );
    const { effects } = await told((await lastEntry(desk)).id);
    const names = await app.db.query<{ name: string }>('select name from team where id = any($1) order by id', [
      [subject.id, opponent.id],
    ]);
    expect(effects).toContainEqual({
      ...{ thing: 'DISPUTE', fate: 'OPENED', count: 1, to: null },
      names: [names.map(({ name }) => name).join(' – ')],
    });
  });

  test('games that go back to the player who was merged', async () => {
    const twice = await registeredTwice({ db: app.db, league: desk.league }, { name: 'Nova', year: 2150 });
    await mergeTwoPlayers(desk, twice.first, twice.second);
    const { effects } = await told((await lastEntry(desk)).id);
    const back = effects.find(({ thing, fate }) => thing === 'PLAYER' && fate === 'BACK');
    const rows = effects.find(({ thing, fate }) => thing === 'ROW' && fate === 'MOVED');
    expect(back?.names).toHaveLength(1);
    expect(rows).toMatchObject({ to: back?.names[0], count: expect.any(Number) });
  });
});

test('a report is told as a box score, a correction as a correction, and an undo and a redo by their names', async () => {
  const matter = await newMatter(desk);
  const report = FIELD_ACTS['reportSeries']!;
  const input = (await report.variables(matter)) as { input: { games: { home: object[] }[] } };
  const store = (version: number, games = input.input.games) =>
    sendCall(desk, `reportSeries(${report.args})`, {
      declared: report.parameters,
      variables: { input: { ...input.input, version, games } },
    });
  await store(0);
  const first = await lastEntry(desk);
  expect((await told(first.id)).acts[0]).toMatchObject({
    ...{ actKey: 'api.act.series.report', changes: [] },
    results: { before: { homeGames: 3, awayGames: 0, games: [{ home: [{ goals: 1 }] }, {}, {}] }, after: null },
  });

  const [game] = input.input.games;
  await store(1, [game!, game!, { ...game!, homeGoals: 2 } as never]);
  const corrected = await lastEntry(desk);
  expect(corrected.act).toBe('series.report');
  expect(await latest()).toMatchObject({ actKey: 'api.act.series.correct', undoesKey: null, redoesKey: null });
  const [act] = (await told(corrected.id)).acts;
  expect(act).toMatchObject({ actKey: 'api.act.series.correct', changes: [] });
  expect([act?.results?.before?.homeGames, act?.results?.after?.homeGames]).toEqual([3, 3]);

  await takeBack(desk, corrected.id);
  const undone = await latest();
  expect(undone).toMatchObject({ actKey: 'api.act.act.undo', undoesKey: 'api.act.series.correct', redoesKey: null });
  await takeBack(desk, undone.id);
  expect(await latest()).toMatchObject({ undoesKey: 'api.act.act.undo', redoesKey: 'api.act.series.correct' });

  const text = `query ($id: Int!) { auditDetails(id: $id) { changeCount results { before ${RESULT} after ${RESULT} } } }`;
  const { auditDetails } = await queryAsUser<{ auditDetails: { changeCount: number; results: { after: Result } } }>(
    app,
    desk.as,
    text,
    { id: first.id },
  );
  expect(auditDetails).toMatchObject({ changeCount: 0, results: { before: null, after: { homeGames: 3 } } });
});

test('a press of several calls is taken back whole, and one of its acts alone when it is asked for', async () => {
  const matter = await newMatter(desk);
  const headers = {
    cookie: desk.as.cookieHeader,
    'sec-fetch-site': 'same-origin',
    'x-request-id': 'press-of-a-report',
  };
  for (const name of ['reportSeries', 'attachGameAccount']) {
    const { parameters, args, variables } = FIELD_ACTS[name]!;
    const text = `mutation (${parameters}) { it: ${name}(${args}) { __typename ... on Problem { code } } }`;
    const { data } = await graphql<{ it: { code?: string } }>(app.url, text, {
      variables: { ...(await variables(matter)) },
      headers,
    });
    expect(data?.it.code).toBeUndefined();
  }
  const act = await latest();
  expect(act).toMatchObject({ actKey: 'api.act.player.game-account', pressCount: 2 });
  expect((await told(act.id)).acts).toHaveLength(1);
  const { acts } = await told(act.id, true);
  expect(acts.map(({ actKey }) => actKey)).toEqual(['api.act.player.game-account', 'api.act.series.report']);

  await sendCall(desk, 'undoAct(input: $input)', {
    declared: '$input: UndoActInput!',
    variables: { input: { entryId: act.id, entryIds: acts.map(({ id }) => id), isWholePress: true } },
  });
  const [row] = await app.db.query(
    `select reported_at is null as "isUnplayed", not exists (select from game_account where player_id = $2) as "isFree"
       from series where id = $1`,
    [matter.series, matter.subject.captain],
  );
  expect(row).toEqual({ isUnplayed: true, isFree: true });
});
