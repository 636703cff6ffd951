import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { Callers } from './requests/request-callers.ts';
import type { Caller } from './requests/request-callers.ts';

let app: TestApp;
let callers: Callers;
beforeAll(async () => {
  app = await bootApp();
  callers = new Callers(app);
  await callers.league.setting('transfer_open', 'true');
});
afterAll(() => app.close());

const DETAILS = { platform: 'steam', platformId: 'ada', birthdate: '2000-01-31', nationality: 'NO' };

/** A flag, written as letters that nobody sees behind a black one. */
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

/** Hostile texts for a field. None may be stored, and none may cause a fault of the server. */
const HOSTILE: { why: string; text: unknown }[] = [
  { why: 'a NUL', text: 'a\0b' },
  { why: 'half a character', text: 'a\ud800b' },
  { why: 'text that is turned around', text: 'a\u202etxet' },
  { why: 'an isolated direction', text: 'a\u2067b\u2069' },
  { why: 'a space of no width', text: 'Ad\u200ba' },
  { why: 'a byte order mark', text: 'Ad\ufeffa' },
  { why: 'letters without a shape', text: '\u3164\u3164' },
  { why: 'a tag of a language', text: 'Ada\u{e0041}' },
  { why: 'a bell', text: 'Ada\u0007' },
  { why: 'a style of an emoji after a letter', text: 'Ada\ufe0f' },
  { why: 'nothing that is drawn', text: '\u034f' },
  { why: 'marks without a letter', text: '\u0301\u0302' },
  { why: 'ten thousand characters', text: 'x'.repeat(10_001) },
  { why: 'a list', text: ['Ada'] },
  { why: 'an object', text: { $ne: null } },
  { why: 'a number', text: 12 },
];

/** Each form with a free text: how the documented call sends it, and what is stored when it is accepted. */
const FORMS: { form: string; send: (text: unknown) => Promise<[Caller, Response]>; left: string }[] = [
  {
    form: 'a nickname',
    left: 'select 1 from player where user_id = $1',
    send: async (text) => {
      const as = await callers.caller({ hasPlayer: false });
      return [as, await callers.post(as, 'newUser', { ...DETAILS, nickname: text })];
    },
  },
  {
    form: 'an id on a platform',
    left: 'select 1 from player where user_id = $1',
    send: async (text) => {
      const as = await callers.caller({ hasPlayer: false });
      return [as, await callers.post(as, 'newUser', { ...DETAILS, nickname: `Ny ${as.userId}`, platformId: text })];
    },
  },
  {
    form: 'a help text',
    left: 'select 1 from approval_request where user_id = $1',
    send: async (text) => {
      const as = await callers.caller({ hasPlayer: false });
      return [as, await callers.post(as, 'existingUser', { ...DETAILS, helpText: text })];
    },
  },
  {
    form: "a new team's name",
    left: 'select 1 from approval_request where user_id = $1',
    send: async (text) => {
      const as = await callers.caller();
      const body = { teamname: text, teamlogo: callers.dataUrl(32) };
      return [as, await callers.post(as, 'team/createTeamRequest', body)];
    },
  },
  {
    form: "a team's other name",
    left: 'select 1 from approval_request where user_id = $1',
    send: async (text) => {
      const as = await callers.caller();
      await callers.team(as);
      return [as, await callers.post(as, 'team/saveImageAndNameSettings', { teamname: text })];
    },
  },
];

const CASES = FORMS.flatMap((form) => HOSTILE.map((hostile) => ({ ...form, ...hostile })));

test.each(CASES)('$why as $form is refused with a sentence, and nothing is kept', async ({ send, text, left }) => {
  const [{ userId }, answer] = await send(text);
  expect(answer.status).toBe(400);
  const { CODE, MESSAGE } = (await answer.json()) as { CODE: number; MESSAGE: string };
  expect(CODE).toBe(400);
  expect(MESSAGE).toMatch(/^(api|form|team-settings)\./);
  expect(await app.db.query(left, [userId])).toEqual([]);
});

test.each([
  { why: 'an emoji', typed: 'Eld 🔥', stored: 'Eld 🔥' },
  { why: 'an emoji of several', typed: 'Nova 👩‍💻', stored: 'Nova 👩‍💻' },
  { why: 'a flag alone', typed: ENGLAND, stored: ENGLAND },
  { why: 'letters in parts', typed: 'A\u030asa', stored: 'Åsa' },
  { why: 'a language that is read the other way', typed: 'עדה', stored: 'עדה' },
  { why: 'markup', typed: '<b>Ada</b>', stored: '<b>Ada</b>' },
  { why: 'what another program would run', typed: "'; drop table player; --", stored: "'; drop table player; --" },
])('$why is a name like any other', async ({ typed, stored }) => {
  const as = await callers.caller({ hasPlayer: false });
  expect((await callers.post(as, 'newUser', { ...DETAILS, nickname: typed })).status).toBe(200);
  const [player] = await app.db.query('select nickname from player where user_id = $1', [as.userId]);
  expect(player).toEqual({ nickname: stored });
});
