import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import { mergeTwoTeams, twoTeams } from '../team-merge-calls.ts';
import { sendCall } from './desk.ts';
import type { Work } from './member-work.ts';

let count = 0;
const unique = (name: string): string => `${name} ${++count}`;

/** Teams and players that staff make. */
export const MADE_BY_HAND_WORK = {
  'team.create': {
    'with a captain': async (desk) => {
      const captain = await desk.league.player(unique('Ny'));
      return () =>
        sendCall(
          desk,
          `createTeam(input: { name: "${unique('Nytt')}", players: [{ playerId: ${captain}, sortOrder: 1 }] })`,
        );
    },
    'without players': async (desk) => () =>
      sendCall(desk, `createTeam(input: { name: "${unique('Tomt')}", players: [] })`),
  },
  'team.merge': {
    'with a season, a series, numbers and players': async (desk) => {
      const { staying, leaving } = await twoTeams(desk, unique('Enat'));
      return () => mergeTwoTeams(desk, staying, leaving);
    },
  },
  'player.create': {
    'with a rating': async (desk) => () =>
      sendCall(desk, `createPlayer(input: { nickname: "${unique('Ny')}", mmr: "1200", nationality: "SE" })`),
  },
} as const satisfies Partial<Record<StaffActName, Record<string, Work>>>;
