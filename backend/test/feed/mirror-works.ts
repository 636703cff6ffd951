import pg from 'pg';
import { erasePerson } from '../../src/admin/erase-person.ts';
import { BlindIndex } from '../../src/platform/crypto/blind-index.ts';
import { seenVersion } from '../factories/seen-versions.ts';
import { sendCall, type Desk } from '../api/staff/undo/desk.ts';
import type { Work } from '../api/staff/undo/member-work.ts';
import { STAFF_WORK } from '../api/staff/undo/staff-work.ts';

const decided =
  (facts: string): Work =>
  async (desk, { division, subject }) => {
    const of = { divisionId: division, teamId: subject.id };
    const version = await seenVersion(desk.app, 'decideDivisionTeam', of);
    return () =>
      sendCall(
        desk,
        `decideDivisionTeam(input: { divisionId: ${division}, teamId: ${subject.id}, version: "${version}", ${facts} })`,
      );
  };

const seasonOf = async ({ app }: Desk, division: number): Promise<number> => {
  const [row] = await app.db.query<{ season: number }>('select season_id as season from division where id = $1', [
    division,
  ]);
  return row?.season ?? 0;
};

const settled = async (desk: Desk, division: number): Promise<number> => {
  const id = await seasonOf(desk, division);
  await sendCall(desk, `settleSeason(input: { seasonId: ${id}, acceptsUnplayed: true })`);
  return id;
};

let count = 0;

/** A cup whose seeds are the places of a division's table. */
async function stageOfTable(desk: Desk, division: number): Promise<string> {
  const made = await sendCall(
    desk,
    `createStage(input: { seasonId: ${await seasonOf(desk, division)}, name: "Slutspelet ${++count}", kind: PLAYOFFS })`,
    { answer: '... on AdminStage { divisionId version }' },
  );
  const entrants = [1, 2, 3, 4].map((place) => `{ divisionId: ${division}, place: ${place} }`).join(', ');
  return `saveStage(input: { divisionId: ${String(made['divisionId'])}, version: ${String(made['version'])},
    name: "Slutspelet ${count}", kind: PLAYOFFS, format: SINGLE_ELIMINATION, hasThirdPlace: true, hasSecondFinal: false,
    weeks: [8, 9], entrants: [${entrants}] })`;
}

const drawn = async (desk: Desk, division: number): Promise<() => Promise<Record<string, unknown>>> => {
  const saved = await sendCall(desk, await stageOfTable(desk, division), {
    answer: '... on AdminStage { divisionId version }',
  });
  const seen = `divisionId: ${String(saved['divisionId'])}, version: ${String(saved['version'])}`;
  return () =>
    sendCall(desk, `drawStage(input: { ${seen}, acceptsOpenTables: true })`, {
      answer: '... on AdminStage { bracket { series { seriesId } } }',
    });
};

/** One of 31 people of 6mans. Six with steps of five between them are six. */
const person = (n: number): string => `{ discordId: "92000${n % 31}", name: "Sexa ${n % 31}" }`;

/** What staff do besides `STAFF_WORK`: no undo takes these back, or they are other ways of the same act. */
const OTHER_WORK: Readonly<Record<string, Readonly<Record<string, Work>>>> = {
  'division.team': {
    'points are taken': decided('adjustment: -2, adjustmentReason: "För sent", isDisqualified: false'),
    disqualified: decided('adjustment: 0, isDisqualified: true, disqualificationReason: "Fusk"'),
    annulled: decided(
      'adjustment: 0, isDisqualified: true, areResultsAnnulled: true, disqualificationReason: "Fusk i alla matcher"',
    ),
    'taken in again': decided('adjustment: 0, isDisqualified: false'),
  },
  'sanction.add': {
    'a warning of a team':
      async (desk, { subject }) =>
      () =>
        sendCall(
          desk,
          `addSanction(input: { teamId: ${subject.id}, kind: WARNING, startsOn: "2026-01-01", reasonSv: "Kom för sent", isPublic: true })`,
        ),
  },
  'season.settle': {
    'with what is played': async (desk, { division }) => {
      const id = await seasonOf(desk, division);
      return () => sendCall(desk, `settleSeason(input: { seasonId: ${id}, acceptsUnplayed: true })`);
    },
    'with numbers of players': async (desk, matter) => {
      const id = await seasonOf(desk, matter.division);
      const report = await STAFF_WORK['series.report']!['first']!(desk, matter);
      await report();
      return () => sendCall(desk, `settleSeason(input: { seasonId: ${id}, acceptsUnplayed: true })`);
    },
  },
  'season.reopen': {
    'a settled one': async (desk, { division }) => {
      const id = await settled(desk, division);
      return () => sendCall(desk, `reopenSeason(seasonId: ${id})`);
    },
  },
  'stage.change': {
    'places of a table': async (desk, { division }) => {
      const call = await stageOfTable(desk, division);
      return () => sendCall(desk, call);
    },
  },
  'stage.draw': { 'of a table': async (desk, { division }) => drawn(desk, division) },
  'series.walkover': {
    'in a bracket': async (desk, { division }) => {
      const { bracket } = await (await drawn(desk, division))();
      const { series } = bracket as { series: { seriesId: number | null }[] };
      const id = series.find(({ seriesId }) => seriesId !== null)?.seriesId ?? 0;
      return () => sendCall(desk, `declareWalkover(input: { seriesId: ${id}, version: 0, walkover: HOME })`);
    },
  },
  'six-mans.report': {
    // the same six at once would be refused
    'other people': async (desk) => {
      count++;
      const [winners, losers] = [0, 3].map((side) => [0, 1, 2].map((n) => person(count + 5 * (side + n))).join(', '));
      return () =>
        sendCall(desk, `reportSixMansSeries(input: { winners: [${winners}], losers: [${losers}], loserGames: 2 })`);
    },
  },
  'person.erase': {
    'a captain':
      async (desk, { subject }) =>
      () =>
        erased(desk, subject.captainUser),
  },
};

/** An operator erases a person. Their pictures and files are none here. */
async function erased({ app }: Desk, userId: number): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const nothing = async (): Promise<void> => {};
  const index = app.app.get(BlindIndex, { strict: false });
  try {
    const tools = { index, removePicture: nothing, removeReplay: nothing, saveList: nothing };
    await erasePerson(client, tools, String(userId), 'Asked for it by e-mail.');
  } finally {
    await client.end();
  }
}

/** Something that staff do: `division.team (annulled)`. */
interface NamedWork {
  name: string;
  work: Work;
}

/** Everything that staff do, each way by its name. */
export const MIRROR_WORKS: readonly NamedWork[] = [STAFF_WORK, OTHER_WORK].flatMap((works) =>
  Object.entries(works).flatMap(([act, ways]) =>
    Object.entries(ways ?? {}).map(([how, work]) => ({ name: `${act} (${how})`, work })),
  ),
);
