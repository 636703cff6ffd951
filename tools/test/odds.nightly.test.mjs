// Are the odds of the places (R29) right? Past seasons of the demo league are cut after a part of their weeks, the site's own
// simulation gives its odds, and the final tables say what came of them.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { askServer } from '../../bench/reads.mjs';
import { prepareProject } from '../lib/prepare.mjs';
import { root } from '../lib/project.mjs';
import { startServer } from '../server.mjs';

const FOLDER = join(root, 'frontend/src/features/seasons/divisions/odds');
const MODULES = ['strength', 'series-chances', 'simulate', 'odds-question'];

/** A group of so many guesses says something. */
const MANY = 200;
/** How far the mean chance of such a group may be from what came true. */
const OFF = 0.1;
/** The least part of the squared error that the odds must take from a guess without knowledge. */
const SKILL = 0.1;

/** A season is cut after these parts of its weeks. */
const CUTS = [0.25, 0.5, 0.75];
/** Upper ends of the groups of chances. Chances of exactly 0 and 1 are decided places, and have groups of their own. */
const GROUPS = [0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 1];

const SEASONS = '{ seasons { isCurrent endsOn divisions { discriminator seasonId } } }';
const DIVISION = `query ($discriminator: String!, $seasonId: Int!) {
  division(discriminator: $discriminator, seasonId: $seasonId) {
    format
    standings { position isDisqualified adjustment team { id } }
    series { id week state homeGames awayGames walkover isOvertime isAnnulled home { id } away { id }
      games { homeGoals awayGoals } } } }`;

/** The site's modules without their types, which this Node cannot run. */
async function siteModules() {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-odds-'));
  try {
    for (const name of MODULES) {
      const { outputText } = ts.transpileModule(readFileSync(join(FOLDER, `${name}.ts`), 'utf8'), {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      });
      writeFileSync(join(folder, `${name}.mjs`), outputText.replace(/from '(\.\/[\w-]+)'/g, "from '$1.mjs'"));
    }
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    const [{ oddsQuestion }, { simulate }] = [await load('odds-question'), await load('simulate')];
    return { oddsQuestion, simulate };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The points of a result: three for the winner, or two and one after a fifth game (R3). */
const pointsOf = (won, lost, isOvertime) => (won > lost ? (isOvertime ? 2 : 3) : isOvertime ? 1 : 0);

/** What the site would know after `week`: the later results are forgotten, and the table is made of the others. */
function knownAfter({ standings, series }, week) {
  const known = series
    .filter(({ isAnnulled }) => !isAnnulled)
    .map((one) =>
      one.week <= week ? one : { ...one, state: 'NOT_STARTED', homeGames: null, awayGames: null, walkover: null },
    );
  const goals = new Map();
  const rows = new Map(
    standings.map(({ team, isDisqualified, adjustment }) => [
      team.id,
      { team, isDisqualified, points: adjustment, diff: 0, gamesWon: 0 },
    ]),
  );
  const add = (id, won, lost, isOvertime) => {
    const row = rows.get(id);
    if (!row) return;
    row.points += pointsOf(won, lost, isOvertime);
    row.diff += won - lost;
    row.gamesWon += won;
  };
  for (const { state, home, away, homeGames, awayGames, isOvertime, walkover, games } of known) {
    if (state !== 'REPORTED') continue;
    add(home.id, homeGames, awayGames, isOvertime);
    add(away.id, awayGames, homeGames, isOvertime);
    if (walkover !== null) continue;
    const difference = games.reduce((sum, { homeGoals, awayGoals }) => sum + homeGoals - awayGoals, 0);
    goals.set(home.id, (goals.get(home.id) ?? 0) + difference);
    goals.set(away.id, (goals.get(away.id) ?? 0) - difference);
  }
  const ordered = [...rows.values()].toSorted(
    (one, other) =>
      Number(one.isDisqualified) - Number(other.isDisqualified) ||
      other.points - one.points ||
      other.diff - one.diff ||
      other.gamesWon - one.gamesWon,
  );
  return { rows: ordered.map((row, at) => ({ ...row, position: at + 1 })), series: known, goals };
}

/** The divisions of seasons that are over and fully played. */
async function pastDivisions(url) {
  const { data } = await askServer(url, { query: SEASONS });
  const today = new Date().toISOString();
  const past = data.seasons.filter(({ isCurrent, endsOn }) => !isCurrent && endsOn !== null && endsOn < today);
  const answers = [];
  for (const variables of past.flatMap(({ divisions }) => divisions))
    answers.push((await askServer(url, { query: DIVISION, variables })).data.division);
  return answers.filter(
    ({ series }) => series.length > 0 && series.every((one) => one.isAnnulled || one.state === 'REPORTED'),
  );
}

/**
 * How reliable these guesses are: for each group of chances how many there were, their mean, and how often it came true.
 * `skill` is the share of the squared error that the odds take from a guess that knows nothing of the teams (every place
 * is equally likely): 0 is no better, 1 is perfect.
 * @param {{ chance: number, isTrue: boolean, blind: number }[]} guesses
 */
function reliabilityOf(guesses) {
  const mean = (of) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const within = (low, high) =>
    guesses.filter(({ chance }) => chance > low && (chance < high || high < 1) && chance <= high && chance < 1);
  const row = (name, found) =>
    found.length === 0
      ? []
      : [
          {
            name,
            count: found.length,
            expected: mean(found.map(({ chance }) => chance)),
            happened: mean(found.map(({ isTrue }) => Number(isTrue))),
          },
        ];
  const percent = (part) => `${Math.round(part * 100)}`;
  const error = (chanceOf) => mean(guesses.map((guess) => (chanceOf(guess) - Number(guess.isTrue)) ** 2));
  return {
    rows: [
      ...row(
        '0 % (cannot happen any more, or never did in 10,000 seasons)',
        guesses.filter(({ chance }) => chance === 0),
      ),
      ...GROUPS.flatMap((high, at) => {
        const low = GROUPS[at - 1] ?? 0;
        return row(`${percent(low)} to ${percent(high)} %`, within(low, high));
      }),
      ...row(
        '100 % (decided)',
        guesses.filter(({ chance }) => chance === 1),
      ),
    ],
    skill: 1 - error(({ chance }) => chance) / error(({ blind }) => blind),
  };
}

/** The odds of all past divisions of the league at `url`, after each cut, against what came. */
export async function measureOdds(url) {
  const { oddsQuestion, simulate } = await siteModules();
  const divisions = await pastDivisions(url);
  const guesses = [];
  for (const division of divisions) {
    const weeks = Math.max(...division.series.map(({ week }) => week));
    const places = new Map(division.standings.map(({ team, position }) => [team.id, position - 1]));
    for (const cut of CUTS) {
      const { rows, series, goals } = knownAfter(division, Math.round(weeks * cut));
      const nothing = { annulled: new Set(), whatIfs: new Set() };
      const question = oddsQuestion({ format: division.format, rows, series, goals, ...nothing });
      const { chances } = simulate(question);
      const size = rows.length;
      rows.forEach(({ team }, at) => {
        for (let place = 0; place < size; place++)
          guesses.push({
            chance: chances[at * size + place],
            isTrue: places.get(team.id) === place,
            blind: 1 / size,
          });
      });
    }
  }
  return { divisions: divisions.length, ...reliabilityOf(guesses) };
}

test('places that the odds gave a chance came true about as often', { timeout: 3_600_000 }, async () => {
  await prepareProject();
  const server = await startServer();
  try {
    const { divisions, rows, skill } = await measureOdds(server.url);
    assert.ok(divisions > 10, `${divisions} divisions`);
    assert.ok(skill > SKILL, `the odds take ${skill} of the error`);
    const many = rows.filter(({ count }) => count >= MANY);
    assert.ok(many.length > 3, JSON.stringify(rows));
    for (const row of many) assert.ok(Math.abs(row.expected - row.happened) < OFF, JSON.stringify(row));
    // what cannot happen did not, and what was decided came
    for (const row of rows.filter(({ expected }) => expected === 0 || expected === 1))
      assert.ok(Math.abs(row.expected - row.happened) < 0.01, JSON.stringify(row));
  } finally {
    await server.stop();
  }
});

const reported = (id, week, home, away, [homeGames, awayGames], goals = [2, 1]) => ({
  id,
  week,
  state: 'REPORTED',
  home: { id: home },
  away: { id: away },
  homeGames,
  awayGames,
  walkover: null,
  isOvertime: homeGames + awayGames === 5,
  isAnnulled: false,
  games: [{ homeGoals: goals[0], awayGoals: goals[1] }],
});

test('a season that is cut knows no later result, and its table is made of the earlier ones', () => {
  const standings = [1, 2, 3].map((id) => ({ team: { id }, position: id, isDisqualified: false, adjustment: 0 }));
  const series = [reported(7, 1, 3, 1, [3, 2]), reported(8, 2, 2, 3, [3, 0]), reported(9, 3, 1, 2, [3, 0])];
  const { rows, series: known, goals } = knownAfter({ standings, series }, 2);
  assert.deepEqual(
    rows.map(({ team, points, diff, gamesWon }) => [team.id, points, diff, gamesWon]),
    [
      [2, 3, 3, 3],
      [3, 2, -2, 3],
      [1, 1, -1, 2],
    ],
  );
  assert.deepEqual(
    known.map(({ state, homeGames }) => [state, homeGames]),
    [
      ['REPORTED', 3],
      ['REPORTED', 3],
      ['NOT_STARTED', null],
    ],
  );
  assert.deepEqual([goals.get(1), goals.get(2), goals.get(3)], [-1, 1, 0]);
});

test('odds that are right have no error left, and odds that know nothing have all of it', () => {
  const guess = (chance, isTrue) => ({ chance, isTrue, blind: 0.5 });
  const right = reliabilityOf([guess(1, true), guess(0, false)]);
  assert.equal(right.skill, 1);
  assert.deepEqual(
    right.rows.map(({ count, expected, happened }) => [count, expected, happened]),
    [
      [1, 0, 0],
      [1, 1, 1],
    ],
  );
  const blind = reliabilityOf([guess(0.5, true), guess(0.5, false), guess(0.5, false), guess(0.5, true)]);
  assert.equal(blind.skill, 0);
  assert.deepEqual(blind.rows, [{ name: '30 to 50 %', count: 4, expected: 0.5, happened: 0.5 }]);
});
