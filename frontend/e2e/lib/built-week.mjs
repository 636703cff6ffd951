// What staff have prepared before a week of the captains: a season that they lead themselves, with one division of ten teams.
import { askAs } from './people.mjs';
import { dayAfter } from './clock.mjs';
import { open } from './support.mjs';

export const DIVISION = 'Kaptenserien';
const SEASON = 'Kaptenernas säsong';
const TEAMS = 10;
const WEEKS = 9;

const PROBLEM = '... on Problem { code messageKey field }';
const act = (name, variables, passed, answer = '') =>
  `mutation (${variables}) { ${name}(${passed}) { ${answer} ${PROBLEM} } }`;
const byInput = (name, type, answer) => act(name, `$input: ${type}!`, 'input: $input', answer);

const PRESENT = `{ unplayedSeries currentSeason { id divisions { discriminator } } }`;
const TEAMS_OF = `query ($discriminator: String!, $seasonId: Int!) {
  division(discriminator: $discriminator, seasonId: $seasonId) { standings { team { id } } }
}`;
const ROSTER = 'query ($id: Int!) { team(id: $id) { roster { isCaptain player { id nickname } } } }';
const ACCOUNT =
  'query ($text: String!) { adminUsers(filter: { text: $text, first: 50 }) { items { userId playerId } } }';
const SERIES = `query ($divisionId: Int!) {
  adminSeries(filter: { divisionId: $divisionId }) { items { version series { id week home { id name } away { id name } } } }
}`;
const RULES = byInput('saveMatchWeekRules', 'MatchWeekRulesInput');

/**
 * Builds it without the screens of staff, which other journeys open. The series of the later weeks have their times, and
 * those of the first have none. Each side of a series has the chat accounts of its `players`, the captain's first.
 */
export async function buildWeek(browser, monday) {
  const { context, page } = await open(browser, { as: 'admin' });
  await page.close();
  const ask = (query, variables) => askAs(context, query, variables);
  const { unplayedSeries, currentSeason } = await ask(PRESENT);

  // captains are asked about the new season alone
  const deadline = { deadlineWeekday: 3, deadlineTime: '20:00' };
  const off = { seasonId: currentSeason.id, captainsSetTimes: false, captainsReport: false };
  const { matchWeekRules } = await ask('query ($id: Int!) { matchWeekRules(seasonId: $id) { version } }', {
    id: currentSeason.id,
  });
  await ask(RULES, { input: { ...off, ...deadline, version: matchWeekRules.version } });
  const input = { name: SEASON, startsOn: monday, endsOn: dayAfter(monday, WEEKS * 7 - 1), format: 'FIRST_TO_3' };
  const { createSeason } = await ask(byInput('createSeason', 'SeasonInput', '... on Season { id }'), { input });
  const seasonId = createSeason.id;
  await ask(act('makeSeasonCurrent', '$id: Int!, $unplayed: Int!', 'id: $id, unplayedSeries: $unplayed'), {
    id: seasonId,
    unplayed: unplayedSeries,
  });

  const create = byInput('createDivision', 'CreateDivisionInput', '... on AdminDivision { id discriminator }');
  const { createDivision } = await ask(create, { input: { name: DIVISION, seasonId } });
  const { id: divisionId, discriminator } = createDivision;
  const versionsOf = async (id) =>
    (await ask('query ($id: Int!) { adminDivision(id: $id) { versions { teams schedule } } }', { id })).adminDivision
      .versions;
  // the first division has the demo accounts' teams
  const teamIds = [];
  for (const { discriminator: of } of currentSeason.divisions.slice(1)) {
    const { division } = await ask(TEAMS_OF, { discriminator: of, seasonId: currentSeason.id });
    teamIds.push(...division.standings.map(({ team }) => team.id));
  }
  await ask(byInput('saveDivisionTeams', 'SaveDivisionTeamsInput'), {
    input: { divisionId, teamIds: teamIds.slice(0, TEAMS), version: (await versionsOf(divisionId)).teams },
  });
  const dates = { firstWeek: monday, days: [{ weekday: 3, time: '19:00' }] };
  await ask(byInput('createSchedule', 'CreateScheduleInput'), {
    input: {
      divisionId,
      cycles: 1,
      matchesPerWeek: 1,
      seed: 1,
      discardedResults: 0,
      dates,
      version: (await versionsOf(divisionId)).schedule,
    },
  });
  const { adminSeries } = await ask(SERIES, { divisionId });
  const first = adminSeries.items.filter(({ series }) => series.week === 1);
  const plan = byInput('planSeries', 'PlanSeriesInput');
  for (const { series, version } of first)
    await ask(plan, { input: { seriesId: series.id, version, isStreamed: false, scheduledAt: null } });

  const accountOf = async ({ id, nickname }) => {
    const { adminUsers } = await ask(ACCOUNT, { text: nickname });
    return `spelare${adminUsers.items.find(({ playerId }) => playerId === id).userId}`;
  };
  const sideOf = async (team) => {
    const { roster } = (await ask(ROSTER, { id: team.id })).team;
    const players = roster.toSorted((one, other) => other.isCaptain - one.isCaptain).slice(0, 3);
    return { ...team, players: await Promise.all(players.map(({ player }) => accountOf(player))) };
  };
  const series = [];
  for (const { series: one } of first)
    series.push({ id: one.id, home: await sideOf(one.home), away: await sideOf(one.away) });
  await context.close();
  return { seasonId, seasonName: SEASON, divisionId, discriminator, series };
}
