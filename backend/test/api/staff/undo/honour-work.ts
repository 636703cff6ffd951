import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import { eventOf, readingOf, storePlay } from '../../../factories/field-play.ts';
import { threeNil } from '../../../factories/league.ts';
import type { Matter } from '../../requests/own-matter-world.ts';
import { sendCall } from './desk.ts';
import type { Desk } from './desk.ts';
import type { Work } from './member-work.ts';

let count = 0;

/** A settled season with a series, of which the second game was recorded with two goals. */
async function settledSeason({ app, league }: Desk): Promise<{ seasonId: number; seriesId: number }> {
  const seasonId = await league.season({ startsOn: '2020-01-01', endsOn: '2020-06-01' });
  const division = await league.division(seasonId);
  const teams = [
    await league.teamIn(division, `Mållaget ${++count}`),
    await league.teamIn(division, `Andra mållaget ${++count}`),
  ] as const;
  const seriesId = await league.played(division, teams, threeNil);
  const [game] = await app.db.query<{ id: number }>('select id from game where series_id = $1 and number = 2', [
    seriesId,
  ]);
  const goal = { kind: 'goal', team: 0, player: 0 } as const;
  const events = [eventOf({ ...goal, seconds: 10 }), eventOf({ ...goal, seconds: 20 })];
  await storePlay(app.db, game?.id ?? 0, readingOf([{ team: 0, playerId: null }], { events }));
  await app.db.query('update season set settled_at = now() where id = $1', [seasonId]);
  return { seasonId, seriesId };
}

const WORDS = 'nameSv: "Årets kamrat", nameEn: "Mate of the year"';

async function giving(desk: Desk, { subject }: Matter): Promise<string> {
  const { seasonId } = await settledSeason(desk);
  return `giveHonour(input: { seasonId: ${seasonId}, playerId: ${subject.second}, ${WORDS} })`;
}

const given = async (desk: Desk, matter: Matter): Promise<string> => {
  const answer = '... on GivenHonours { own { id version } }';
  const { own } = (await sendCall(desk, await giving(desk, matter), { answer })) as {
    own: { id: number; version: number }[];
  };
  return `id: ${own[0]?.id ?? 0}, version: ${own[0]?.version ?? 0}`;
};

const choosing = (seasonId: number, seriesId: number, goal: number, version: number | null): string =>
  `chooseSeasonGoal(input: { seasonId: ${seasonId}, seriesId: ${seriesId}, game: 2, goal: ${goal}, version: ${version} })`;

/** What staff give in a settled season (R46). */
export const HONOUR_WORK: Partial<Record<StaffActName, Readonly<Record<string, Work>>>> = {
  'season.honour-give': {
    "a player's": async (desk, matter) => {
      const call = await giving(desk, matter);
      return () => sendCall(desk, call);
    },
  },
  'season.honour-change': {
    'its name': async (desk, matter) => {
      const seen = await given(desk, matter);
      return () =>
        sendCall(desk, `changeHonour(input: { ${seen}, nameSv: "Årets vän", nameEn: "Friend of the year" })`);
    },
  },
  'season.honour-remove': {
    "a player's": async (desk, matter) => {
      const seen = await given(desk, matter);
      return () => sendCall(desk, `removeHonour(input: { ${seen} })`);
    },
  },
  'season.goal': {
    first: async (desk) => {
      const { seasonId, seriesId } = await settledSeason(desk);
      return () => sendCall(desk, choosing(seasonId, seriesId, 1, null));
    },
    another: async (desk) => {
      const { seasonId, seriesId } = await settledSeason(desk);
      await sendCall(desk, choosing(seasonId, seriesId, 1, null));
      return () => sendCall(desk, choosing(seasonId, seriesId, 2, 0));
    },
  },
};
