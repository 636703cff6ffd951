import { SessionsService } from '../../src/modules/auth/sessions.service.ts';
import type { Matter } from '../api/requests/own-matter-world.ts';
import { addDispute, addWaitingReport } from '../api/staff/undo/captains-series.ts';
import type { Desk } from '../api/staff/undo/desk.ts';
import type { Work } from '../api/staff/undo/member-work.ts';

/** An act of a player that is prepared: who does it, and what they send. */
interface PreparedAct {
  userId: number;
  call: string;
}
/** Prepares an act of a player, so that nothing stands in its way. */
type PlayerWork = (desk: Desk, matter: Matter) => Promise<PreparedAct>;

const versionOf = async ({ app }: Desk, seriesId: number): Promise<number> => {
  const [row] = await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]);
  return row?.version ?? 0;
};

let count = 0;

/** Someone with an account who has told all that a player tells, and is in no team. */
async function freePlayer({ league }: Desk): Promise<{ userId: number; playerId: number }> {
  const email = `fri${++count}@example.se`;
  await league.member(email);
  const userId = await league.user({ email, emailVerified: true });
  const told = { nationality: 'SE', platform: 'steam' as const, platformId: `fri-${count}`, birthdate: '2000-01-31' };
  return { userId, playerId: await league.player(`Fri ${count}`, { userId, ...told }) };
}

/** The same in the subject's team. */
async function member(desk: Desk, { subject }: Matter): Promise<{ userId: number; playerId: number }> {
  const one = await freePlayer(desk);
  await desk.league.sign(one.playerId, subject.id, '2026-01-05T12:00:00Z', { sortOrder: 3 });
  return one;
}

const openWindow = ({ league }: Desk): Promise<unknown> => league.setting('transfer_open', 'true');

/** What players do with their teams and series, by what it is. */
const CALLS: Readonly<Record<string, PlayerWork>> = {
  'a result is confirmed': async (desk, { series, opponent }) => {
    await addWaitingReport(desk, series);
    return {
      userId: opponent.captainUser,
      call: `confirmResult(seriesId: ${series}, version: ${await versionOf(desk, series)})`,
    };
  },
  'a result is disputed': async (desk, { series, opponent }) => {
    await addWaitingReport(desk, series);
    const input = `seriesId: ${series}, version: ${await versionOf(desk, series)}, reason: "Det var vi som vann"`;
    return { userId: opponent.captainUser, call: `disputeResult(input: { ${input} })` };
  },
  'a story is told': async (desk, { series, subject }) => {
    await addDispute(desk, series);
    const input = `seriesId: ${series}, text: "Vi vann tre"`;
    return { userId: subject.captainUser, call: `tellStory(input: { ${input} })` };
  },
  'the captain hands over': async (desk, matter) => {
    const { playerId } = await member(desk, matter);
    return { userId: matter.subject.captainUser, call: `handOverCaptaincy(playerId: ${playerId})` };
  },
  'the captain removes a player': async (_desk, { subject }) => ({
    userId: subject.captainUser,
    call: `kickPlayer(playerId: ${subject.second})`,
  }),
  'a player leaves': async (desk, matter) => {
    await openWindow(desk);
    const { userId } = await member(desk, matter);
    return { userId, call: 'leaveTeam' };
  },
  'a player is invited': async (desk, { subject }) => {
    await openWindow(desk);
    const { userId, playerId } = await freePlayer(desk);
    return { userId: subject.captainUser, call: `invitePlayer(input: { playerId: ${playerId}, userId: ${userId} })` };
  },
  'an invitation is accepted': async (desk, { subject }) => {
    await openWindow(desk);
    const { userId, playerId } = await freePlayer(desk);
    const invite = await desk.league.invite(subject.id, subject.captain, playerId);
    return { userId, call: `acceptInvite(inviteId: ${invite})` };
  },
  'a team is asked for': async (desk) => {
    const { userId } = await freePlayer(desk);
    return { userId, call: `requestTeam(input: { name: "Nya laget ${count}" })` };
  },
  'a player looks for a team': async (desk) => {
    const { userId } = await freePlayer(desk);
    const input = `side: PLAYER, rank: "Champion", evenings: [1, 3], words: "Back"`;
    return { userId, call: `saveBoardEntry(input: { ${input} })` };
  },
};

/** The player logs in, and does it when all is prepared. Throws its refusal. */
const byPlayer =
  (work: PlayerWork): Work =>
  async (desk, matter) => {
    const { app } = desk;
    const { userId, call } = await work(desk, matter);
    const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
    return async () => {
      const answer = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ query: `mutation { it: ${call} { __typename ... on Problem { code messageKey } } }` }),
      });
      type Answer = { data?: { it: { code?: string; messageKey?: string } }; errors?: object[] };
      const { data, errors } = (await answer.json()) as Answer;
      if (!data || errors) throw new Error(`${call}: ${JSON.stringify(errors)}`);
      if (data.it.code) throw new Error(`${data.it.code} ${data.it.messageKey}`);
    };
  };

/** What players do, each by its name. */
export const PLAYER_WORKS: readonly { name: string; work: Work }[] = Object.entries(CALLS).map(([name, work]) => ({
  name: `${name} by players`,
  work: byPlayer(work),
}));
