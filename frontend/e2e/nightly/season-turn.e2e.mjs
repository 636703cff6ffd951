// A season is turned: new teams qualify for the next one, a tie on the border of the play-offs is decided, the play-offs are drawn, one of their
// results is corrected after the next series was played, a team withdraws, the season is settled, its champion is crowned, and the next
// season gets its divisions and its schedule. How often staff press, and the minutes that this takes a person, are printed. It has an
// instance of its own, because it turns the whole league.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage, shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { startServer } from '../../../tools/server.mjs';

const server = await startServer();
process.env.BASE_URL = server.url;
const { open, text } = await import('../lib/support.mjs');
const { askAs } = await import('../lib/people.mjs');
const { buildSeason, fillTeam } = await import('../lib/built-season.mjs');
const { dayAfter } = await import('../lib/clock.mjs');
const { VARIANTS, shoot } = await import('../lib/people.mjs');

/** What an act takes of a person who knows the page, reading included: a press, a field that is filled, a page that is looked through. */
const SECONDS = { press: 5, field: 10, page: 20 };
const MOST_MINUTES = 15;

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server.stop();
});

/** The Monday six weeks ago. */
function firstMonday() {
  const today = new Date();
  return dayAfter(today.toISOString().slice(0, 10), -42 - ((today.getUTCDay() + 6) % 7) + 7);
}

/** Staff at their screens: each act is counted. */
async function staffAt(look) {
  const window = await open(browser, { ...look, as: 'admin' });
  const { page } = window;
  const counted = { press: 0, field: 0, page: 0 };
  const say = (folder, key, values) => text(`features/admin/${folder}`, key, values, look.language);
  const button = (name, within = page) => within.getByRole('button', { name, exact: true });
  return {
    ...window,
    counted,
    language: look.language,
    say,
    button,
    async press(target) {
      await target.click();
      counted.press += 1;
    },
    async choose(label, option, within = page) {
      await within.getByRole('combobox', { name: label, exact: true }).selectOption(option);
      counted.field += 1;
    },
    async fill(label, value, within = page) {
      await within.getByLabel(label, { exact: true }).fill(value);
      counted.field += 1;
    },
    /** A page that staff look through. */
    async look(name) {
      await settledPage(page);
      counted.page += 1;
      await shoot(page, name, look);
      assert.equal(await sidewaysScroll(page), 0, `${name} scrolls sideways`);
      assert.deepEqual(await shutOuts(page), [], name);
    },
    /** Says yes to the question that has come. */
    async sure(name) {
      const dialog = page.getByRole('dialog');
      await button(name, dialog).click();
      counted.press += 1;
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

/** Makes a stage on the page of the season's stages; the new one is then open. */
async function makeStage({ press, fill, choose, say, page }, name, kind) {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: say('stages', 'new.make') }) });
  await fill(say('stages', 'name'), name, form);
  await fill(say('stages', 'name-eng'), name, form);
  if (kind !== 'PLAYOFFS') await choose(say('stages', 'kind'), kind, form);
  await press(form.getByRole('button', { name: say('stages', 'new.make') }));
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

const toStages = async ({ press, page, say, go }, seasonId) => {
  await go('/admin/seasons?size=all');
  await press(page.locator(`a[href="/admin/seasons/${seasonId}/stages"]`).first());
  await page.getByRole('heading', { name: say('stages', 'new.heading') }).waitFor();
};

async function save({ press, button, page, say }) {
  const saving = button(say('stages', 'save'));
  await press(saving);
  await page.getByText(say('stages', 'saved')).first().waitFor();
}

async function draw(staff, confirmed = 'draw.confirm') {
  const { press, button, say, sure, page } = staff;
  await press(button(say('stages', 'draw.confirm')).first());
  await sure(say('stages', confirmed));
  await page.getByText(say('stages', 'drawn').split(':')[0]).first().waitFor();
}

const stageAt = (page) => Number(new URL(page.url()).searchParams.get('stage'));

for (const look of VARIANTS) {
  test(`a season is turned, ${look.width} px wide, ${look.language}`, { timeout: 600_000 }, async () => {
    const stamp = `${look.width}-${Date.now() % 100_000}`;
    const names = { played: `Provsäsongen ${stamp}`, next: `Nästa provsäsong ${stamp}` };
    const league = await buildSeason(browser, { monday: firstMonday(), names });
    const { staff: calls, played, next, divisions } = league;
    const [upper, lower] = divisions;
    const staff = await staffAt(look);
    const { page, say, press, button, fill, choose, sure, go, counted } = staff;
    const { seriesOf } = calls;
    /** The series of a stage that these two meet in. */
    const between = async (divisionId, one, other) => {
      const found = (await seriesOf(divisionId)).find(({ series: { home, away } }) =>
        [home.id, away.id].every((id) => [one.id, other.id].includes(id)),
      );
      assert.ok(found, `${one.name} meets ${other.name}`);
      return found;
    };

    // a qualifier for new teams, to which captains sign up by themselves
    await toStages(staff, next.id);
    await makeStage(staff, 'Kval för nya lag', 'QUALIFIER');
    const newTeams = stageAt(page);
    await press(page.getByLabel(say('stages', 'open'), { exact: true }));
    await save(staff);
    await staff.look('turn-1-qualifier');
    await fillTeam(browser, 'captain3', 'freeagent');
    const captains = [];
    for (const handle of ['captain3', 'captain2']) captains.push(await signUp(look, handle, names.next));
    await page.reload();
    await settledPage(page);
    await draw(staff, 'draw.now');
    await staff.look('turn-2-qualifier-drawn');
    await playByCaptains(look, calls, (await seriesOf(newTeams))[0], captains);

    // the play-offs cannot be drawn before the tie on their border is decided
    await toStages(staff, played.id);
    await makeStage(staff, 'Slutspel', 'PLAYOFFS');
    const playoffs = stageAt(page);
    await press(button(say('stages', 'fill.add-places')));
    await press(page.getByLabel(say('stages', 'third-place'), { exact: true }));
    await save(staff);
    await staff.look('turn-3-playoffs');
    await press(button(say('stages', 'draw.confirm')).first());
    const question = page.getByRole('dialog');
    await press(button(say('stages', 'draw.confirm'), question));
    await question.getByText(upper.teams[4].name).first().waitFor();
    await shoot(page, 'turn-4-tie', look);
    await press(button(text('ui', 'confirm.no', {}, look.language), question));
    await decide(staff, upper, upper.teams[3]);
    await toStages(staff, played.id);
    await draw(staff);
    await staff.look('turn-5-playoffs-drawn');

    // the semifinals and the final are played; then one semifinal turns out to be wrong
    const [a, b, c, d] = upper.teams;
    const report = async (one, other, winner) => calls.report(await between(playoffs, one, other), winner.id);
    await report(a, d, a);
    await report(b, c, b);
    await report(a, b, a);
    const wrong = (await between(playoffs, b, c)).series;
    await correct(staff, wrong, c);
    await report(a, c, a);

    // who lost in the other semifinal has left before the series for the third place
    await toStages(staff, played.id);
    await press(button(say('stages', 'teams.take-out-of', { name: b.name })));
    await page.getByRole('dialog').getByRole('radiogroup').waitFor();
    await shoot(page, 'turn-8-withdrawal', look);
    await sure(say('stages', 'exit.confirm'));
    await staff.look('turn-9-withdrawn');

    // the qualifier between the two divisions: the one from below wins
    await makeStage(staff, 'Kval till division 1', 'QUALIFIER');
    const between2 = stageAt(page);
    await choose(say('stages', 'format'), 'DECIDER');
    for (const { division, place } of [
      { division: upper, place: 6 },
      { division: lower, place: 1 },
    ]) {
      await choose(say('stages', 'fill.tables'), { label: division.name });
      await fill(say('stages', 'fill.from'), String(place));
      await fill(say('stages', 'fill.to'), String(place));
      await press(button(say('stages', 'fill.add-places')));
    }
    await save(staff);
    await draw(staff);
    await calls.report((await seriesOf(between2))[0], lower.teams[0].id);

    // the season is settled, and everyone sees its champion
    await go('/admin/seasons?size=all');
    await press(page.locator(`a[href="/admin/seasons/${played.id}/end"]`).first());
    await page.getByText(say('season-end', 'open.none')).waitFor();
    await staff.look('turn-10-settle');
    await press(button(say('season-end', 'settle')));
    await sure(say('season-end', 'settle'));
    await button(say('season-end', 'reopen')).waitFor();
    await crowned(look, names.played, a);

    // the next season's divisions, and their schedules
    await go('/admin/seasons?size=all');
    await press(page.locator(`a[href="/admin/seasons/${next.id}/divisions"]`).first());
    await page
      .getByRole('heading', { level: 1, name: say('divisions/season', 'title', { season: '' }).trim() })
      .waitFor();
    await page.locator('section > ol > li > button').first().waitFor();
    await staff.look('turn-11-divisions');
    await press(
      page.getByRole('button', {
        name: new RegExp(`^${say('divisions/season', 'create', { divisions: '', teams: '' }).split(' ')[0]} `),
      }),
    );
    await page.waitForURL(/admin\/divisions\/all/);
    const made = (await calls.ask('{ seasons { id divisions { id name discriminator } } }')).seasons.find(
      ({ id }) => id === next.id,
    ).divisions;
    for (const { id, name } of made) {
      await press(page.locator(`a[href="/admin/divisions/${id}"]`).first());
      await press(page.getByRole('tab', { name: say('divisions', 'part.schedule') }));
      const making = button(say('divisions', 'schedule.create'));
      await making.waitFor();
      await staff.look(`turn-12-schedule-${name}`);
      await press(making);
      await page.getByText(say('divisions', 'schedule.done')).first().waitFor();
      await go(`/admin/divisions/all?season=${next.id}`);
    }

    const teamsOf = async ({ discriminator }) => {
      const query = `query ($discriminator: String!, $seasonId: Int!) {
        division(discriminator: $discriminator, seasonId: $seasonId) { standings { team { id } } series { id } }
      }`;
      const { division } = await calls.ask(query, { discriminator, seasonId: next.id });
      return { ids: division.standings.map(({ team }) => team.id), series: division.series.length };
    };
    const [first, second] = [await teamsOf(made[0]), await teamsOf(made[1])];
    const rising = lower.teams[0].id;
    assert.deepEqual(first.ids.toSorted(), [...upper.teams.slice(0, 5).map(({ id }) => id), rising].toSorted());
    const [lowest] = upper.teams.slice(-1);
    assert.ok(second.ids.includes(lowest.id), 'who lost the qualifier has gone down');
    assert.ok(second.ids.includes(captains[0].team.id), 'the winner among the new teams has the free place');
    assert.deepEqual([first.series, second.series], [15, 6]);

    const seconds = Object.entries(counted).reduce((sum, [kind, count]) => sum + count * SECONDS[kind], 0);
    const minutes = Math.round(seconds / 6) / 10;
    console.log(
      `a season turned at ${look.width} px: ${counted.press} presses, ${counted.field} fields and ${counted.page} pages of staff, ${minutes} minutes`,
    );
    assert.ok(minutes < MOST_MINUTES, `${minutes} minutes`);
    assert.deepEqual(staff.faults.take(), []);
    await staff.context.close();
    await calls.context.close();
  });
}

/** A captain signs the team up for the season. */
async function signUp(look, handle, season) {
  const window = await open(browser, { ...look, as: handle });
  const say = (key, values) => text('features/seasons/signups', key, values, look.language);
  const { page, context, go } = window;
  const { me } = await askAs(context, '{ me { team { id name } } }');
  await go('/signup');
  await shoot(page, `turn-sign-up-${handle}`, look);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('send'), exact: true }).click();
  await page
    .getByText(say('complete.title', { team: me.team.name, season }))
    .first()
    .waitFor();
  await shoot(page, `turn-signed-up-${handle}`, look);
  return { ...window, handle, team: me.team };
}

/** The one captain reports that their team has won, and the other one confirms. */
async function playByCaptains(look, { plan }, { series, version }, captains) {
  const [reporter, other] = captains;
  const say = (key, values) => text('features/series/match-week', key, values, look.language);
  assert.deepEqual(
    [series.home.id, series.away.id].toSorted(),
    [reporter, other].map(({ team }) => team.id).toSorted(),
  );
  await plan({ series, version });
  const { page } = reporter;
  await reporter.go(`/my-week/${series.id}`);
  await shoot(page, 'turn-captain-week', look);
  await page.getByRole('link', { name: say('result.report'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: say('report.title') }).waitFor();
  await typeResult(page, look, series.home.id === reporter.team.id ? 'home' : 'away');
  await page
    .locator('input[type=file][accept^="image/png"]')
    .first()
    .setInputFiles({
      ...{ name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() },
    });
  await page
    .getByText(say('pictures.chosen_one', { count: 1 }))
    .first()
    .waitFor();
  await shoot(page, 'turn-captain-report', look);
  await page.getByRole('button', { name: say('report.save'), exact: true }).click();
  await page.getByRole('link', { name: say('result.report-again') }).waitFor();
  await other.go(`/my-week/${series.id}`);
  await shoot(other.page, 'turn-captain-confirm', look);
  await other.page.getByRole('button', { name: say('result.confirm'), exact: true }).click();
  await other.page
    .getByText(say('result.is-confirmed', { score: '\0' }).split('\0')[1])
    .first()
    .waitFor();
  for (const { context, faults } of [reporter, other]) {
    assert.deepEqual(faults.take(), []);
    await context.close();
  }
}

/** Only the goals of three games, which this side wins. */
async function typeResult(page, look, side) {
  await page.getByLabel(text('features/report', 'result-only.label', {}, look.language)).check();
  for (const game of [0, 1, 2])
    for (const team of ['home', 'away'])
      await page.locator(`#game-${game}-${team}-goals`).fill(team === side ? '2' : '0');
}

/** Staff decide which of two equal teams is before the other. */
async function decide({ press, choose, fill, page, button, say, look }, division, team) {
  await press(page.locator(`main a[href="/admin/divisions/${division.id}?part=teams"]`));
  await page.getByRole('heading', { name: say('divisions', 'decide.heading') }).waitFor();
  await choose(say('divisions', 'teams.team'), { label: team.name });
  await fill(say('divisions', 'decide.decider'), '1');
  await fill(say('divisions', 'decide.deciderReason'), 'Lottning');
  await look('turn-4-decision');
  await press(button(say('divisions', 'decide.save')));
  await page.getByText(say('divisions', 'saved')).first().waitFor();
}

/** Staff correct a result although a later series was played, which is then played again. */
async function correct({ page, go, press, button, look, counted, language }, series, winner) {
  const say = (key, values) => text('features/report', key, values, language);
  await go(`/admin/matches/${series.id}/report`);
  await typeResult(page, { language }, series.home.id === winner.id ? 'home' : 'away');
  // six numbers
  counted.field += 6;
  const clear = page.getByLabel(say('played.CLEAR_one', { count: 1 }));
  await clear.waitFor();
  await look('turn-6-correction');
  await press(clear);
  await press(button(say('result.save-correction')));
  await page.getByText(say('result.saved')).first().waitFor();
  await look('turn-7-corrected');
}

/** The champions' page shows the season's titles. */
async function crowned(look, season, champion) {
  const { page, go, context } = await open(browser, look);
  await go('/champions');
  await page.getByRole('heading', { name: season }).waitFor();
  await page.getByText(champion.name).first().waitFor();
  await shoot(page, 'turn-10-champions', look);
  await context.close();
}
