import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import { askedTwice, registeredTwice } from '../../../factories/registered-twice.ts';
import { insertRow } from '../../../factories/rows.ts';
import { ApprovalRequest } from '../../../../src/modules/requests/approval-request.entity.ts';
import { seenVersion } from '../../../factories/seen-versions.ts';
import { FIELD_ACTS } from '../../requests/own-matter-acts.ts';
import { queryAsUser } from '../division-calls.ts';
import { mergeTwoPlayers } from '../merge-calls.ts';
import { addClaim, addDispute, offersOf, addWaitingReport } from './captains-series.ts';
import { sendCall, type Desk } from './desk.ts';
import { HONOUR_WORK } from './honour-work.ts';
import { MADE_BY_HAND_WORK } from './made-by-hand-work.ts';
import { MEMBER_WORK, type Work } from './member-work.ts';
import { PARTNER_WORK } from './partner-work.ts';
import { sixOf, SIX_MANS_WORK } from './six-mans-work.ts';
import { STAGE_WORK } from './stage-work.ts';

const field =
  (name: string): Work =>
  async (desk, matter) => {
    const { parameters, args, variables } = FIELD_ACTS[name]!;
    const given = await variables(matter);
    return () => sendCall(desk, `${name}(${args})`, { declared: parameters, variables: given });
  };

const request =
  (
    kind: 'newTeam' | 'newImages' | 'transfer' | 'leaveTeam' | 'existingUser' | 'gameAccount',
    call: (id: number) => string,
  ): Work =>
  async (desk, matter) => {
    const id = kind === 'newTeam' ? await newTeam(desk) : await matter.request(kind);
    return () => sendCall(desk, call(id));
  };

async function newTeam({ app, league }: Desk): Promise<number> {
  const userId = await league.user();
  const playerId = await league.player(`Grundare ${userId}`, { userId });
  const payload = { name: `Nya laget ${userId}`, logo: null };
  return insertRow(app.db, ApprovalRequest, { kind: 'newTeam', userId, playerId, teamId: null, payload });
}

const season = (desk: Desk, name: string) =>
  sendCall(
    desk,
    `createSeason(input: { name: "${name}", startsOn: "2031-01-01", endsOn: "2031-06-30", format: FIRST_TO_3 })`,
    { answer: '... on Season { id }' },
  );

/** A season that teams sign up for, although sign-up is closed. */
async function signupSeason(desk: Desk): Promise<void> {
  const { id } = await season(desk, unique('Anmälan'));
  await desk.league.setting('signup_season', Number(id));
}

const ban = (desk: Desk, playerId: number) =>
  sendCall(
    desk,
    `addSanction(input: { playerId: ${playerId}, kind: BAN, startsOn: "2026-01-01", reasonSv: "Hot", isPublic: true })`,
    { answer: '... on AdminSanction { id }' },
  );

const note = (desk: Desk, playerId: number) =>
  sendCall(desk, `addPersonNote(input: { playerId: ${playerId}, text: "Ringde om matchtiden" })`);

const steamAccount = (playerId: number) =>
  `platform: "steam", platformId: "7656119${String(playerId).padStart(10, '0')}"`;

async function gameAccount(desk: Desk, playerId: number): Promise<number> {
  await sendCall(desk, `addGameAccount(input: { playerId: ${playerId}, ${steamAccount(playerId)} })`);
  const [latest] = await desk.app.db.query<{ id: number }>('select max(id) as id from game_account');
  return latest!.id;
}

const category = (desk: Desk, name: string) =>
  sendCall(desk, `createNewsCategory(name: "${name}")`, { answer: '... on NewsCategory { id }' });

const post = (desk: Desk, categoryId: unknown, title: string) =>
  sendCall(
    desk,
    `createNews(input: { categoryId: ${String(categoryId)}, title: "${title}", slug: "", description: "",
      content: "Text", isDraft: false })`,
    { answer: '... on AdminNewsPost { id }' },
  );

async function settingsVersion({ app, as }: Desk, field: string): Promise<string> {
  const { settings } = await queryAsUser<{ settings: Record<string, string> }>(app, as, `{ settings { ${field} } }`);
  return settings[field] ?? '';
}

const message = async ({ app }: Desk, audience: { division: number } | { seasonOf: number }) => {
  const id = 'division' in audience ? audience.division : audience.seasonOf;
  const [row] = await app.db.query<{ id: number }>('select season_id as id from division where id = $1', [id]);
  const division = 'division' in audience ? `divisionId: ${id}, ` : '';
  return `messageCaptains(input: { reference: "${unique('m')}", seasonId: ${row!.id}, ${division}textSv: "Hej", textEn: "Hi" })`;
};

let count = 0;
const unique = (name: string): string => `${name} ${++count}`;

/** For every act of staff that can be taken back: ways in which staff do it. */
export const STAFF_WORK: Partial<Record<StaffActName, Readonly<Record<string, Work>>>> = {
  'series.report': {
    first: field('reportSeries'),
    corrected: async (desk, matter) => {
      await (
        await field('reportSeries')(desk, matter)
      )();
      const { input } = (await FIELD_ACTS['reportSeries']!.variables(matter)) as { input: { games: object[] } };
      const [game] = input.games;
      const again = { ...input, version: 1, games: [game, game, { ...game, homeGoals: 2 }] };
      return () =>
        sendCall(desk, 'reportSeries(input: $input)', {
          declared: '$input: ReportSeriesInput!',
          variables: { input: again },
        });
    },
  },
  'series.dispute': {
    'the result stands': async (desk, { series }) => {
      await addDispute(desk, series);
      return () =>
        sendCall(desk, `decideDispute(input: { seriesId: ${series}, version: 0, decision: KEEP, reason: "Right" })`);
    },
  },
  'series.settle': {
    'a result that waits': async (desk, { series }) => {
      await addWaitingReport(desk, series);
      return () => sendCall(desk, `settleResult(seriesId: ${series}, version: 0)`);
    },
  },
  'series.no-show': {
    'a claim is declined': async (desk, { series }) => {
      await addClaim(desk, series);
      return () => sendCall(desk, `decideNoShow(input: { seriesId: ${series}, version: 0, isGranted: false })`);
    },
  },
  'series.walkover': {
    'that a team has claimed': async (desk, { series }) => {
      await addClaim(desk, series);
      return () => sendCall(desk, `decideNoShow(input: { seriesId: ${series}, version: 0, isGranted: true })`);
    },
    'of a disputed series': async (desk, { series }) => {
      await addDispute(desk, series);
      return () =>
        sendCall(desk, `declareWalkover(input: { seriesId: ${series}, version: 0, walkover: AWAY, reason: "So" })`);
    },
    'of an unplayed series': field('declareWalkover'),
    "in the rest of a team's series": field('giveAwayRest'),
  },
  'series.reset': {
    'of a walkover': field('resetSeries'),
    'of a played series': async (desk, matter) => {
      await (
        await field('reportSeries')(desk, matter)
      )();
      return () => sendCall(desk, `resetSeries(input: { seriesId: ${matter.series}, version: 1 })`);
    },
  },
  'series.recording': { 'another one of a game': field('chooseRecording') },
  'series.plan': {
    'time and stream': field('planSeries'),
    'stream of chosen series': field('streamManySeries'),
    'time that captains agreed on and offer to move': async (desk, matter) => {
      await offersOf(desk, matter.series);
      return field('planSeries')(desk, matter);
    },
  },
  'series.times': { 'of one series': field('planManySeries') },
  'series.remind': {
    'of one late series':
      async (desk, { series }) =>
      () =>
        sendCall(desk, `remindCaptains(seriesIds: [${series}])`),
  },
  'player.merge': {
    'with games, teams, accounts, invites, requests and 6mans of both': async (desk) => {
      const store = { db: desk.app.db, league: desk.league };
      const twice = await registeredTwice(store, { name: unique('Dubbel'), year: 2100 + 2 * count });
      await askedTwice(store, twice);
      for (const playerId of [twice.first, twice.second]) {
        const winners = `[{ playerId: ${playerId} }, { discordId: "550011", name: "Ett" }, { discordId: "550022", name: "Två" }]`;
        await sendCall(
          desk,
          `reportSixMansSeries(input: { winners: ${winners}, losers: ${sixOf('Ida', 'Jane', 'Karin')}, loserGames: 0 })`,
        );
      }
      return () => mergeTwoPlayers(desk, twice.first, twice.second);
    },
    'the account moves too': async (desk) => {
      const old = await desk.league.player(unique('Gammal'));
      const present = await desk.league.player(unique('Ny'), { userId: await desk.league.user() });
      return () => mergeTwoPlayers(desk, old, present);
    },
  },
  'player.game-account': {
    attached: field('attachGameAccount'),
    'added on the page of the person':
      async (desk, { subject }) =>
      () =>
        sendCall(desk, `addGameAccount(input: { playerId: ${subject.captain}, ${steamAccount(subject.captain)} })`),
  },
  'player.game-account-move': {
    'to a teammate': async (desk, { subject }) => {
      const id = await gameAccount(desk, subject.captain);
      return () => sendCall(desk, `moveGameAccount(id: ${id}, playerId: ${subject.second})`);
    },
  },
  'player.game-account-remove': {
    'the only one': async (desk, { subject }) => {
      const id = await gameAccount(desk, subject.captain);
      return () => sendCall(desk, `removeGameAccount(id: ${id})`);
    },
  },
  'player.details': {
    'birthdate and nationality':
      async (desk, { subject }) =>
      () =>
        sendCall(
          desk,
          `correctPlayerDetails(input: { playerId: ${subject.captain}, birthdate: "1999-12-31", nationality: "NO",
            reason: "Stod fel i anmälan" })`,
        ),
  },
  ...{ ...HONOUR_WORK, ...MADE_BY_HAND_WORK, ...MEMBER_WORK, ...PARTNER_WORK, ...SIX_MANS_WORK, ...STAGE_WORK },
  'division.create': {
    empty: async (desk, matter) => {
      const [row] = await desk.app.db.query<{ id: number }>('select season_id as id from division where id = $1', [
        matter.division,
      ]);
      return () => sendCall(desk, `createDivision(input: { seasonId: ${row!.id}, name: "${unique('Ny')}" })`);
    },
  },
  'division.delete': {
    'with colours of the table': async (desk) => {
      const { id: seasonId } = await season(desk, unique('Fel'));
      const division = await desk.league.division(Number(seasonId));
      await desk.league.band(division, 1, 2);
      return () => sendCall(desk, `deleteDivision(id: ${division})`);
    },
  },
  'division.info': { name: field('saveDivision') },
  'division.teams': { order: field('saveDivisionTeams') },
  'division.bands': { one: field('savePlacementBands') },
  'division.schedule': {
    'of a division without series': async (desk) => {
      const { id: seasonId } = await season(desk, unique('Spel'));
      const division = await desk.league.division(Number(seasonId));
      for (const name of ['Borta', 'Hemma']) await desk.league.teamIn(division, unique(name));
      const drawn = 'cycles: 1, matchesPerWeek: 1, seed: 1, discardedResults: 0';
      const version = await seenVersion(desk.app, 'createSchedule', { divisionId: division });
      return () =>
        sendCall(desk, `createSchedule(input: { divisionId: ${division}, version: "${version}", ${drawn} })`);
    },
  },
  'division.schedule-again': { 'with results that are lost': field('createSchedule') },
  'division.team': { 'points are added': field('decideDivisionTeam') },
  'team.save': { 'another name, one player less': field('saveTeam') },
  'user.save': {
    rating: field('saveUser'),
    roles: async (desk, { subject: { captainUser: userId } }) => {
      const version = await seenVersion(desk.app, 'saveUser', { userId });
      return () =>
        sendCall(desk, `saveUser(input: { userId: ${userId}, version: "${version}", roles: [WRITER, GRAPHICS] })`);
    },
  },
  'user.connect': {
    'a player without an account': async (desk, { subject, league }) => {
      const userId = await league.user();
      return () => sendCall(desk, `connectPlayer(playerId: ${subject.second}, userId: ${userId})`);
    },
  },
  'user.disconnect': {
    'a captain':
      async (desk, { subject }) =>
      () =>
        sendCall(desk, `disconnectPlayer(playerId: ${subject.captain})`),
  },
  'request.accept': {
    'new facts of a team': field('acceptRequest'),
    'a new team': request('newTeam', (id) => `acceptRequest(id: ${id})`),
    'a transfer': request('transfer', (id) => `acceptRequest(id: ${id})`),
    'an account of a replay': request('gameAccount', (id) => `acceptRequest(id: ${id})`),
    'the last to leave': async (desk, matter) => {
      await desk.app.db.query('delete from roster_entry where player_id = $1', [matter.subject.second]);
      return request('leaveTeam', (id) => `acceptRequest(id: ${id})`)(desk, matter);
    },
    'a claim': async (desk, matter) => {
      const id = await matter.request('existingUser');
      const name = unique('Bytt');
      return () => sendCall(desk, `acceptRequest(id: ${id}, playerId: ${matter.subject.second}, nickname: "${name}")`);
    },
  },
  'request.deny': { 'new facts of a team': field('denyRequest') },
  'request.put-aside': {
    'a claim': request('existingUser', (id) => `putRequestAside(id: ${id}, reason: "Vem är det?")`),
    'new facts of a team': field('putRequestAside'),
  },
  'request.take-back': {
    'a claim': async (desk, matter) => {
      const id = await matter.request('existingUser');
      await sendCall(desk, `putRequestAside(id: ${id}, reason: "Vem är det?")`);
      return () => sendCall(desk, `takeRequestBack(id: ${id})`);
    },
  },
  'note.add': {
    'a player with an account':
      async (desk, { subject }) =>
      () =>
        note(desk, subject.captain),
  },
  'note.remove': {
    'one of two': async (desk, { subject }) => {
      await note(desk, subject.captain);
      await note(desk, subject.captain);
      const [latest] = await desk.app.db.query<{ id: number }>('select max(id) as id from person_note');
      return () => sendCall(desk, `removePersonNote(id: ${latest?.id})`);
    },
  },
  'sanction.add': {
    'a ban':
      async (desk, { subject }) =>
      () =>
        ban(desk, subject.second),
  },
  'sanction.change': {
    'the reason and the note': async (desk, { subject }) => {
      const { id } = await ban(desk, subject.second);
      const texts = 'reasonSv: "Ännu värre", note: "Två vittnen", isPublic: false';
      return () => sendCall(desk, `changeSanction(input: { id: ${String(id)}, version: 0, ${texts} })`);
    },
  },
  'sanction.lift': {
    'a ban': async (desk, { subject }) => {
      const { id } = await ban(desk, subject.second);
      return () => sendCall(desk, `liftSanction(input: { id: ${String(id)}, version: 0, reason: "Fel person" })`);
    },
  },
  'season.create': { one: async (desk) => () => season(desk, unique('Vår')) },
  'season.delete': {
    'an empty one': async (desk) => {
      const { id } = await season(desk, unique('Fel'));
      return () => sendCall(desk, `deleteSeason(id: ${String(id)})`);
    },
  },
  'signup.add': {
    'a team': async (desk, { subject }) => {
      await signupSeason(desk);
      return () => sendCall(desk, `addSignup(teamId: ${subject.id})`);
    },
  },
  'signup.remove': {
    'a team': async (desk, { subject }) => {
      await signupSeason(desk);
      await sendCall(desk, `addSignup(teamId: ${subject.id})`);
      return () => sendCall(desk, `removeSignup(teamId: ${subject.id})`);
    },
  },
  'season.divisions': {
    'one division with its teams': async (desk, { division, teamIds }) => {
      const { id } = await season(desk, unique('Ny säsong'));
      const planned = `[{ formerId: ${division}, name: "Division 1", teamIds: [${teamIds.join(', ')}] }]`;
      return () => sendCall(desk, `createSeasonDivisions(input: { seasonId: ${String(id)}, divisions: ${planned} })`);
    },
  },
  'season.change': {
    name: async (desk) => {
      const { id } = await season(desk, unique('Höst'));
      const facts = `{ name: "${unique('Hösten')}", startsOn: "2031-01-02", endsOn: "2031-06-30", format: FIRST_TO_3 }`;
      const version = await seenVersion(desk.app, 'changeSeason', { seasonId: Number(id) });
      return () => sendCall(desk, `changeSeason(id: ${String(id)}, version: "${version}", input: ${facts})`);
    },
  },
  'season.match-week': {
    'captains set times': async (desk) => {
      const { id } = await season(desk, unique('Vår'));
      const rules = `seasonId: ${String(id)}, captainsSetTimes: true, captainsReport: false, deadlineWeekday: 4, deadlineTime: "21:00"`;
      const version = await seenVersion(desk.app, 'saveMatchWeekRules', { seasonId: Number(id) });
      return () => sendCall(desk, `saveMatchWeekRules(input: { version: "${version}", ${rules} })`);
    },
  },
  'settings.current-season': {
    another: async (desk) => {
      const { id } = await season(desk, unique('Vinter'));
      return () => sendCall(desk, `makeSeasonCurrent(id: ${String(id)}, unplayedSeries: 0)`);
    },
  },
  'season.close': {
    'the current one': async (desk) => {
      const { id } = await season(desk, unique('Sommar'));
      await sendCall(desk, `makeSeasonCurrent(id: ${String(id)}, unplayedSeries: 0)`);
      return () => sendCall(desk, `closeSeason(id: ${String(id)})`);
    },
  },
  'settings.switches': {
    'the window and sign-up': async (desk) => {
      const version = await settingsVersion(desk, 'switchesVersion');
      return () =>
        sendCall(
          desk,
          `saveLeagueSwitches(input: { transferOpen: true, registrationOpen: true, version: "${version}" })`,
        );
    },
  },
  'settings.own-matters': {
    strict: async (desk) => () => sendCall(desk, 'saveOwnMatterRule(rule: ANOTHER_ADMIN, seen: MARKED)'),
  },
  'settings.replays': {
    longer: async (desk) => () => sendCall(desk, 'saveReplayMonths(months: 36, seen: 24)'),
  },
  'settings.start': {
    text: async (desk) => {
      const version = await settingsVersion(desk, 'startVersion');
      return () =>
        sendCall(
          desk,
          `saveStartPage(input: { startContent: "Hej", startContentEng: "Hi", startType: custom, version: "${version}" })`,
        );
    },
  },
  'message.send': {
    'to a division': async (desk, { division }) => {
      const call = await message(desk, { division });
      return () => sendCall(desk, call);
    },
    'to a season': async (desk, { division }) => {
      const call = await message(desk, { seasonOf: division });
      return () => sendCall(desk, call);
    },
  },
  'news-category.create': { one: async (desk) => () => category(desk, unique('Ligan')) },
  'news-category.rename': {
    one: async (desk) => {
      const seen = unique('Ligan');
      const { id } = await category(desk, seen);
      return () =>
        sendCall(desk, `renameNewsCategory(id: ${String(id)}, seen: "${seen}", name: "${unique('Föreningen')}")`);
    },
  },
  'news-category.delete': {
    one: async (desk) => {
      const { id } = await category(desk, unique('Ligan'));
      return () => sendCall(desk, `deleteNewsCategory(id: ${String(id)})`);
    },
  },
  'news.create': {
    one: async (desk) => {
      const { id } = await category(desk, unique('Ligan'));
      return () => post(desk, id, unique('Hej'));
    },
  },
  'news.change': {
    title: async (desk) => {
      const { id: categoryId } = await category(desk, unique('Ligan'));
      const { id } = await post(desk, categoryId, unique('Hej'));
      return () =>
        sendCall(
          desk,
          `changeNews(id: ${String(id)}, version: 1, input: { categoryId: ${String(categoryId)}, title: "${unique('Hej då')}",
            slug: "", description: "", content: "Text", isDraft: true })`,
        );
    },
  },
  'news.delete': {
    one: async (desk) => {
      const { id: categoryId } = await category(desk, unique('Ligan'));
      const { id } = await post(desk, categoryId, unique('Hej'));
      return () => sendCall(desk, `deleteNews(id: ${String(id)}, version: 1)`);
    },
  },
  'page.save': {
    first: async (desk) => () =>
      sendCall(desk, 'saveManagedPage(name: PRIZES, version: 0, input: { contentSv: "Ett", contentEn: "One" })'),
  },
};
