// What the league has played before staff turn a season: two divisions with their results, of which two teams share the last place that
// leads to the play-offs, and the next season, for which its teams have signed up.
import { dayAfter } from './clock.mjs';
import { askAs } from './people.mjs';
import { open } from './support.mjs';

const PROBLEM = '... on Problem { code messageKey field }';
const act = (name, variables, passed, answer = '') =>
  `mutation (${variables}) { ${name}(${passed}) { __typename ${answer} ${PROBLEM} } }`;
const byInput = (name, type, answer) => act(name, `$input: ${type}!`, 'input: $input', answer);

const PRESENT = '{ unplayedSeries seasons { id divisions { discriminator } } }';
const TEAMS_OF = `query ($discriminator: String!, $seasonId: Int!) {
  division(discriminator: $discriminator, seasonId: $seasonId) { standings { team { id name } } }
}`;
const SERIES = `query ($divisionId: Int!) {
  adminSeries(filter: { divisionId: $divisionId }) { items { version series { id scheduledAt home { id name } away { id name } } } }
}`;
const VERSION = 'query ($id: Int!) { seriesReport(seriesId: $id) { version } }';
const REPORT = byInput('reportSeries', 'ReportSeriesInput');
const VERSIONS = 'query ($id: Int!) { adminDivision(id: $id) { versions { teams schedule bands } } }';
const SWITCHES = '{ settings { transferOpen switchesVersion } }';

const band = (meaning, fromPosition, toPosition, [descriptionSv, descriptionEn], hex) => ({
  ...{ meaning, fromPosition, toPosition, descriptionSv, descriptionEn, hex },
});
/** @type {Record<string, [string, string]>} Swedish, English */
const WORDS = {
  PLAYOFFS: ['Slutspel', 'Play-offs'],
  PROMOTION: ['Uppflyttning', 'Promotion'],
  PROMOTION_QUALIFIER: ['Kval uppåt', 'Promotion qualifier'],
  RELEGATION_QUALIFIER: ['Kval nedåt', 'Relegation qualifier'],
};
const DIVISIONS = [
  {
    ...{ name: 'Division 1', size: 6 },
    bands: [
      band('PLAYOFFS', 1, 4, WORDS.PLAYOFFS, '#1f7a4d'),
      band('RELEGATION_QUALIFIER', 6, 6, WORDS.RELEGATION_QUALIFIER, '#b7791f'),
    ],
  },
  { name: 'Division 2', size: 4, bands: [band('PROMOTION_QUALIFIER', 1, 1, WORDS.PROMOTION_QUALIFIER, '#2b6cb0')] },
];

/** Three games that this side wins. */
const threeWins = (side) =>
  [1, 2, 3].map(() => ({
    ...{ homeGoals: side === 'home' ? 2 : 0, awayGoals: side === 'away' ? 2 : 0, home: [], away: [] },
  }));

/** Staff's acts without their screens, as what is not looked at here. */
async function staffByCalls(browser) {
  const { context, page } = await open(browser, { as: 'admin' });
  await page.close();
  const ask = (query, variables) => askAs(context, query, variables);
  const versionOf = async (id, part) => (await ask(VERSIONS, { id })).adminDivision.versions[part];
  const seriesOf = async (divisionId) => (await ask(SERIES, { divisionId })).adminSeries.items;
  /** The captains have agreed on yesterday evening. */
  const plan = ({ series, version }) => {
    const scheduledAt = `${dayAfter(new Date().toISOString().slice(0, 10), -1)}T19:00`;
    return ask(byInput('planSeries', 'PlanSeriesInput'), {
      input: { seriesId: series.id, version, isStreamed: false, scheduledAt },
    });
  };
  return {
    context,
    ask,
    versionOf,
    seriesOf,
    /** The winner of a series is the team with this id. */
    async report({ series, version }, winner) {
      if (series.scheduledAt === null) await plan({ series, version });
      const { seriesReport } = await ask(VERSION, { id: series.id });
      const games = threeWins(series.home.id === winner ? 'home' : 'away');
      await ask(REPORT, {
        input: { seriesId: series.id, version: seriesReport.version, games, isResultOnly: true, acceptsUnusual: true },
      });
    },
    plan,
  };
}

/** Builds both seasons; `monday`: of the week in which the first series were played. */
export async function buildSeason(browser, { monday, names }) {
  const staff = await staffByCalls(browser);
  const { ask, versionOf, seriesOf, report } = staff;
  const { unplayedSeries, seasons } = await ask(PRESENT);
  const league = seasons.find(({ divisions }) => divisions.length > DIVISIONS.length);
  const make = byInput('createSeason', 'SeasonInput', '... on Season { id name }');
  const season = async (name, startsOn, endsOn) =>
    (await ask(make, { input: { name, startsOn, endsOn, format: 'FIRST_TO_3' } })).createSeason;
  const played = await season(names.played, monday, dayAfter(monday, 60));
  const next = await season(names.next, dayAfter(monday, 200), dayAfter(monday, 280));
  await ask(act('makeSeasonCurrent', '$id: Int!, $unplayed: Int!', 'id: $id, unplayedSeries: $unplayed'), {
    ...{ id: played.id, unplayed: unplayedSeries },
  });
  // the first two divisions have the demo accounts' teams
  const free = [];
  for (const { discriminator } of league.divisions.slice(2)) {
    const { division } = await ask(TEAMS_OF, { discriminator, seasonId: league.id });
    free.push(...division.standings.map(({ team }) => team));
  }
  const divisions = [];
  for (const plan of DIVISIONS) divisions.push(await buildDivision(plan, free.splice(0, plan.size)));
  const { transferOpen, switchesVersion } = (await ask(SWITCHES)).settings;
  await ask(byInput('saveLeagueSwitches', 'LeagueSwitchesInput'), {
    input: { registrationOpen: true, transferOpen, signupSeasonId: next.id, version: switchesVersion },
  });
  for (const { id } of [played, next]) {
    const { version } = (await ask('query ($id: Int!) { matchWeekRules(seasonId: $id) { version } }', { id }))
      .matchWeekRules;
    await ask(byInput('saveMatchWeekRules', 'MatchWeekRulesInput'), {
      input: {
        ...{ seasonId: id, captainsSetTimes: false, captainsReport: true, version },
        ...{ deadlineWeekday: 3, deadlineTime: '20:00' },
      },
    });
  }
  const signUp = act('addSignup', '$teamId: Int!', 'teamId: $teamId');
  // the last one of all has not: its place is free
  const placed = divisions.flatMap(({ teams }) => teams);
  for (const { id } of placed.slice(0, -1)) await ask(signUp, { teamId: id });
  return { staff, played, next, divisions };

  async function buildDivision({ name, bands }, teams) {
    const create = byInput('createDivision', 'CreateDivisionInput', '... on AdminDivision { id discriminator rank }');
    const { id, discriminator } = (await ask(create, { input: { name, seasonId: played.id } })).createDivision;
    const teamIds = teams.map((team) => team.id);
    await ask(byInput('saveDivisionTeams', 'SaveDivisionTeamsInput'), {
      input: { divisionId: id, teamIds, version: await versionOf(id, 'teams') },
    });
    await ask(byInput('savePlacementBands', 'SavePlacementBandsInput'), {
      input: { divisionId: id, bands, version: await versionOf(id, 'bands') },
    });
    const dates = { firstWeek: monday, days: [{ weekday: 3, time: '19:00' }] };
    await ask(byInput('createSchedule', 'CreateScheduleInput'), {
      input: {
        ...{ divisionId: id, cycles: 1, matchesPerWeek: 1, seed: 1, discardedResults: 0, dates },
        version: await versionOf(id, 'schedule'),
      },
    });
    const strength = new Map(teamIds.map((teamId, at) => [teamId, at]));
    for (const item of await seriesOf(id)) {
      const { home, away } = item.series;
      const [better, worse] = [home, away].sort((one, other) => strength.get(one.id) - strength.get(other.id));
      // neither the fourth nor the fifth came, and they lost and won alike against all others
      if (strength.get(better.id) === 3 && strength.get(worse.id) === 4)
        await ask(byInput('declareWalkover', 'WalkoverInput'), {
          input: { seriesId: item.series.id, walkover: 'BOTH', version: item.version },
        });
      else await report(item, better.id);
    }
    return { id, name, discriminator, teams };
  }
}

const OWN_TEAM = '{ me { team { id } } }';
const LINK = 'query ($id: Int!) { team(id: $id) { roster { player { id } } inviteLink { token } } }';

/** Lets a free player join the team of a captain that lacks one. */
export async function fillTeam(browser, handle, free) {
  const captain = (await open(browser, { as: handle })).context;
  const { id } = (await askAs(captain, OWN_TEAM)).me.team;
  if ((await askAs(captain, LINK, { id })).team.roster.length < 3) {
    await askAs(captain, `mutation { makeInviteLink { __typename ${PROBLEM} } }`);
    const { token } = (await askAs(captain, LINK, { id })).team.inviteLink;
    const player = (await open(browser, { as: free })).context;
    await askAs(player, act('joinByLink', '$token: String!', 'token: $token'), { token });
    await player.close();
  }
  await captain.close();
}
