import { Requests } from '../../../../test/factories/requests.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import type { Person } from '../../../../test/factories/rosters.ts';

let requests: Requests;
beforeAll(async () => (requests = await Requests.start()));
afterAll(() => requests.close());

let made = 0;
const freshName = () => `Nya laget ${++made}`;
const rows = <R>(sql: string, ...params: unknown[]) => requests.rosters.db.query<R>(sql, params);

describe('a change of a team', () => {
  test('gives it name, crest and banner when staff say yes', async () => {
    const { teamId, players } = await requests.rosters.team(2);
    const { actor, userId } = players[0] as Person;
    const [logo, banner, name] = [await requests.picture(actor), await requests.picture(actor), freshName()];
    const id = await requests.changeTeamInfo.submit(actor, { name, logo, banner });
    await requests.staff.accept(requests.admin, id);
    expect(await rows('select name, logo, banner from team where id = $1', teamId)).toEqual([
      { name, logo: `images/${logo}`, banner: `images/${banner}` },
    ]);
    expect(await requests.told(userId, id)).toEqual([expect.stringContaining('is approved')]);
  });

  test('leaves out what is not asked for, and remembers what was before', async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const { actor } = players[0] as Person;
    const [before] = await rows<{ name: string }>('select name from team where id = $1', teamId);
    const banner = await requests.picture(actor);
    const id = await requests.changeTeamInfo.submit(actor, { name: before?.name, logo: null, banner });
    const [row] = (
      await requests.lists.page(requests.admin, { status: 'pending', kinds: ['changeTeamInfo'] }, 100, null)
    ).items.filter((item) => item.id === id);
    expect(row).toMatchObject({
      teamName: before?.name,
      oldTeamName: before?.name,
      logo: null,
      banner: `images/${banner}`,
      oldBanner: null,
    });
    await requests.staff.accept(requests.admin, id);
    expect(await rows('select name, logo, banner from team where id = $1', teamId)).toEqual([
      { name: before?.name, logo: null, banner: `images/${banner}` },
    ]);
  });

  test.each([
    { why: 'nothing is changed', code: 'NOTHING_CHANGED', changes: {} },
    { why: 'everything is empty', code: 'NOTHING_CHANGED', changes: { name: '', logo: '', banner: null } },
    { why: 'the name is too long', code: 'INVALID_INPUT', changes: { name: 'x'.repeat(61) } },
    { why: 'there is no such picture', code: 'IMAGE_REFUSED', changes: { logo: 'a.png' } },
  ])('is refused when $why', async ({ code, changes }) => {
    const { players } = await requests.rosters.team(1);
    expect(await refusalOf(requests.changeTeamInfo.submit((players[0] as Person).actor, changes))).toBe(code);
  });

  test("a picture's own path, as the team has it, changes nothing", async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const { actor } = players[0] as Person;
    // of an earlier captain, so the caller could not ask for it
    const present = { logo: 'images/crest.png', banner: 'images/banner.png' };
    await rows('update team set logo = $2, banner = $3 where id = $1', teamId, present.logo, present.banner);
    expect(await refusalOf(requests.changeTeamInfo.submit(actor, present))).toBe('NOTHING_CHANGED');
    expect(await requests.lists.ownPending(actor)).toEqual([]);

    const banner = await requests.picture(actor);
    await requests.staff.accept(
      requests.admin,
      await requests.changeTeamInfo.submit(actor, { logo: present.logo, banner }),
    );
    expect(await rows('select logo, banner from team where id = $1', teamId)).toEqual([
      { logo: present.logo, banner: `images/${banner}` },
    ]);
  });

  test("is the captain's to ask for", async () => {
    const { players } = await requests.rosters.team(2);
    const changes = { name: freshName() };
    expect(await refusalOf(requests.changeTeamInfo.submit((players[1] as Person).actor, changes))).toBe('NOT_CAPTAIN');
    const stranger = await requests.rosters.person();
    expect(await refusalOf(requests.changeTeamInfo.submit(stranger.actor, changes))).toBe('NO_TEAM');
  });

  test('is off when the asker has handed over', async () => {
    const { players } = await requests.rosters.team(2);
    const [captain, next] = players as [Person, Person];
    const id = await requests.changeTeamInfo.submit(captain.actor, { name: freshName() });
    await requests.rosters.captaincy.handOver(captain.actor, next.playerId);
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('NOT_CAPTAIN');
    expect((await requests.stored(id)).status).toBe('cancelled');
    expect(await requests.told(captain.userId, id)).toEqual([expect.stringContaining("no longer the team's captain")]);
  });
});
