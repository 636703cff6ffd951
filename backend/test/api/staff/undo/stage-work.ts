import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import type { Matter } from '../../requests/own-matter-world.ts';
import { sendCall } from './desk.ts';
import type { Desk } from './desk.ts';
import type { Work } from './member-work.ts';

let count = 0;

const create = async (desk: Desk, { division }: Matter) => {
  const [row] = await desk.app.db.query<{ id: number }>('select season_id as id from division where id = $1', [
    division,
  ]);
  const name = `Cupen ${++count}`;
  return () =>
    sendCall(desk, `createStage(input: { seasonId: ${row!.id}, name: "${name}", kind: CUP })`, {
      answer: '... on AdminStage { divisionId version }',
    });
};

const stage = async (desk: Desk, matter: Matter) => (await create(desk, matter))();

/** Four teams, the best first. */
async function plan(desk: Desk): Promise<string> {
  const ids: number[] = [];
  for (let n = 0; n < 4; n++) ids.push(await desk.league.team(`Cuplaget ${++count}`));
  const entrants = ids.map((id) => `{ teamId: ${id} }`).join(', ');
  return `name: "Cupen ${++count}", kind: CUP, format: SINGLE_ELIMINATION, hasThirdPlace: false, hasSecondFinal: false,
    weeks: [1], entrants: [${entrants}]`;
}

const seenOf = ({ divisionId, version }: Record<string, unknown>): string =>
  `divisionId: ${String(divisionId)}, version: ${String(version)}`;

const filled = async (desk: Desk, matter: Matter) =>
  sendCall(desk, `saveStage(input: { ${seenOf(await stage(desk, matter))}, ${await plan(desk)} })`, {
    answer: '... on AdminStage { divisionId version }',
  });

async function drawStage(desk: Desk, matter: Matter) {
  const seen = seenOf(await filled(desk, matter));
  return sendCall(desk, `drawStage(input: { ${seen}, acceptsOpenTables: false })`, {
    answer: '... on AdminStage { divisionId version bracket { entrants { team { id } } } }',
  });
}

/** The first seed of a drawn stage leaves it. */
async function takingOut(desk: Desk, matter: Matter, exit: string) {
  const drawn = await drawStage(desk, matter);
  const { entrants } = drawn['bracket'] as { entrants: { team: { id: number } }[] };
  const chosen = `teamId: ${entrants[0]?.team.id ?? 0}, exit: ${exit}, doesBeatenReturn: false`;
  return () => sendCall(desk, `takeOutOfStage(input: { ${seenOf(drawn)}, ${chosen} })`);
}

/** What staff do with a season's stages (R43). */
export const STAGE_WORK: Partial<Record<StaffActName, Readonly<Record<string, Work>>>> = {
  'stage.create': { 'without teams': create },
  'stage.change': {
    'four teams': async (desk, matter) => {
      const call = `saveStage(input: { ${seenOf(await stage(desk, matter))}, ${await plan(desk)} })`;
      return () => sendCall(desk, call);
    },
  },
  'stage.delete': {
    'with teams': async (desk, matter) => {
      const seen = seenOf(await filled(desk, matter));
      return () => sendCall(desk, `deleteStage(input: { ${seen} })`);
    },
  },
  'stage.weeks': {
    'both rounds later': async (desk, matter) => {
      const drawn = await drawStage(desk, matter);
      return () => sendCall(desk, `moveStageRounds(input: { ${seenOf(drawn)}, weeks: [3, 5] })`);
    },
  },
  'stage.withdrawn': { 'before its first series': async (desk, matter) => takingOut(desk, matter, 'WITHDRAWN') },
  'stage.disqualified': { 'before its first series': async (desk, matter) => takingOut(desk, matter, 'DISQUALIFIED') },
  'stage.draw': {
    'of four teams': async (desk, matter) => {
      const seen = seenOf(await filled(desk, matter));
      return () => sendCall(desk, `drawStage(input: { ${seen}, acceptsOpenTables: false })`);
    },
  },
};
