import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import { sendCall } from './desk.ts';
import type { Desk } from './desk.ts';
import type { Work } from './member-work.ts';

/** Three people, as the call takes them. */
export const sixOf = (...names: string[]) =>
  `[${names.map((name) => `{ discordId: "9100${name.length}${name.codePointAt(0)}", name: "${name}" }`).join(', ')}]`;

const sixMans = (desk: Desk) =>
  sendCall(
    desk,
    `reportSixMansSeries(input: { winners: ${sixOf('Ada', 'Bea', 'Cia')}, losers: ${sixOf('Dana', 'Elsa', 'Fina')},
      loserGames: 1 })`,
    { answer: '... on SixMansReported { seriesId }' },
  );

/** What staff do in 6mans. */
export const SIX_MANS_WORK = {
  'six-mans.report': { one: async (desk) => () => sixMans(desk) },
  'six-mans.undo': {
    one: async (desk) => {
      const { seriesId } = await sixMans(desk);
      return () => sendCall(desk, `undoSixMansSeries(id: ${String(seriesId)})`);
    },
  },
  'six-mans.floors': {
    'the highest': async (desk) => {
      const rows = await desk.app.db.query<{ rank: string; from: number }>(
        'select rank, from_elo as from from six_mans_floor',
      );
      const seen = rows.map(({ rank, from }) => `${rank}: ${from}`);
      const floors = rows.map(({ rank, from }) => `${rank}: ${rank === 's' ? from + 1 : from}`);
      return () => sendCall(desk, `saveSixMansFloors(input: { ${floors.join(', ')} }, seen: { ${seen.join(', ')} })`);
    },
  },
} as const satisfies Partial<Record<StaffActName, Record<string, Work>>>;
