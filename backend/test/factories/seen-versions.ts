import { DivisionAdminService } from '../../src/modules/seasons/divisions/admin/division-admin.service.ts';
import { decisionVersionOf, divisionVersionsOf } from '../../src/modules/seasons/divisions/admin/division-versions.ts';
import { WeekRulesService } from '../../src/modules/series/match-week/rules/week-rules.service.ts';
import { weekRulesVersionOf } from '../../src/modules/series/match-week/rules/week-rules-version.ts';
import { seasonVersionOf } from '../../src/modules/seasons/season-version.ts';
import { SeasonsService } from '../../src/modules/seasons/seasons.service.ts';
import { userVersionOf } from '../../src/modules/staff/user-admin/user-version.ts';
import { UsersAdminService } from '../../src/modules/staff/user-admin/users-admin.service.ts';
import type { TestApp } from '../harness/app.ts';

/** What an input of a form names. */
interface Named {
  divisionId?: number;
  teamId?: number;
  seasonId?: number;
  userId?: number | null;
  playerId?: number | null;
}

async function divisionVersions({ app }: TestApp, id: number) {
  const division = await app.get(DivisionAdminService, { strict: false }).find(id);
  return division && { division, ...divisionVersionsOf(division) };
}

/** Where a form of staff reads the version that its mutation sends back, by the mutation. '' for a thing that is not there. */
const READ_BY: Readonly<Record<string, (app: TestApp, named: Named) => Promise<string>>> = {
  saveDivision: async (app, { divisionId }) => (await divisionVersions(app, divisionId ?? 0))?.info ?? '',
  savePlacementBands: async (app, { divisionId }) => (await divisionVersions(app, divisionId ?? 0))?.bands ?? '',
  saveDivisionTeams: async (app, { divisionId }) => (await divisionVersions(app, divisionId ?? 0))?.teams ?? '',
  createSchedule: async (app, { divisionId }) => (await divisionVersions(app, divisionId ?? 0))?.schedule ?? '',
  decideDivisionTeam: async (app, { divisionId, teamId }) => {
    const read = await divisionVersions(app, divisionId ?? 0);
    const entry = read?.division.entries.find(({ team }) => team.id === teamId);
    return entry ? decisionVersionOf(entry) : '';
  },
  saveMatchWeekRules: async ({ app }, { seasonId = 0 }) =>
    weekRulesVersionOf(await app.get(WeekRulesService, { strict: false }).ofSeason(seasonId)),
  changeSeason: async ({ app }, { seasonId }) => {
    const season = (await app.get(SeasonsService, { strict: false }).all()).find(({ id }) => id === seasonId);
    return season ? seasonVersionOf(season) : '';
  },
  saveUser: async ({ app }, { userId = null, playerId = null }) =>
    userVersionOf(await app.get(UsersAdminService, { strict: false }).one(userId, playerId)),
};

/** The input with the version that the form would have read now, if its mutation needs one that is not given. */
export async function withSeenVersion(app: TestApp, mutation: string, input: object): Promise<object> {
  const read = READ_BY[mutation];
  return read && !('version' in input) ? { ...input, version: await read(app, input) } : input;
}

/** That version alone, for a mutation that is written out. */
export const seenVersion = async (app: TestApp, mutation: string, named: Named): Promise<string> =>
  (await READ_BY[mutation]?.(app, named)) ?? '';
