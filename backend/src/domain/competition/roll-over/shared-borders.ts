import { bandFor } from '../standings/placement-band.ts';
import type { EndedDivision } from './roll-over.ts';

/** Teams that share a place of which not all of them can have what it leads to. */
export interface SharedBorder {
  formerId: number;
  position: number;
  teamIds: number[];
}

/** The equal places of a division where another place leads elsewhere (R45): staff decide between the teams first (R4). */
export function sharedBorders({ id, bands, teams }: Pick<EndedDivision, 'id' | 'bands' | 'teams'>): SharedBorder[] {
  return [...new Set(teams.map(({ position }) => position))].flatMap((position) => {
    const sharing = teams.filter((team) => team.position === position);
    const meanings = new Set(sharing.map((_, at) => bandFor(position + at, bands)?.meaning ?? null));
    return meanings.size > 1 ? [{ formerId: id, position, teamIds: sharing.map(({ teamId }) => teamId) }] : [];
  });
}
