import { DETAILS, Requests } from '../../../../test/factories/requests.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import { statements } from '../../../../test/harness/app.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { GameAccount } from '../../players/game-account.entity.ts';
import { Sanction } from '../../players/sanctions/sanction.entity.ts';
import { RequestFactsService } from './request-facts.service.ts';

let requests: Requests;
let facts: RequestFactsService;
let divisionId: number;
let seasonId: number;
beforeAll(async () => {
  requests = await Requests.start();
  const { rosters } = requests;
  facts = rosters.service(RequestFactsService);
  seasonId = await rosters.league.season({ name: 'Våren', startsOn: '2026-01-01', endsOn: '2026-06-30' });
  divisionId = await rosters.league.division(seasonId, { name: 'Division 1', discriminator: 'division-1' });
  await rosters.league.setting('current_season', seasonId);
});
afterAll(() => requests.close());

const rows = (sql: string, ...params: unknown[]) => requests.rosters.db.query(sql, params);
const rate = (playerId: number | undefined, mmr: number, nationality = 'SE') =>
  rows('update player set mmr = $2, nationality = $3 where id = $1', playerId, mmr, nationality);
const factsOf = async (id: number) => {
  const [found] = await facts.of(requests.admin, [id]);
  if (!found) throw new Error(`no facts of ${id}`);
  return found;
};

describe('a transfer', () => {
  /** A team of two rated Swedes, and a player who left another team on the first of February. */
  const scene = async (nationality: string) => {
    const { league } = requests.rosters;
    const { teamId, players } = await requests.rosters.team(2);
    for (const { playerId } of players) await rate(playerId, 1000);
    const former = await requests.rosters.team(3);
    const mover = await requests.rosters.person();
    await rate(mover.playerId, 1600, nationality);
    await league.sign(mover.playerId, former.teamId, '2026-01-05T10:00:00Z', {
      validTo: new Date('2026-02-01T10:00:00Z'),
      sortOrder: 4,
    });
    return { teamId, captain: players[0], former: former.teamId, mover };
  };

  test('shows both teams, the last move, and the team with the player', async () => {
    const { teamId, captain, former, mover } = await scene('NO');
    const rival = await requests.rosters.league.teamIn(divisionId, `Rival ${teamId}`);
    await requests.rosters.league.enter(divisionId, teamId);
    await requests.rosters.league.series(divisionId, teamId, rival);
    await requests.rosters.league.series(divisionId, rival, teamId, { week: 2 });
    const found = await factsOf(await requests.askForTransfer(captain, mover));
    expect(found).toMatchObject({
      lastMove: { at: '2026-02-01T10:00:00.000Z', from: { id: former }, to: null },
      formerTeam: { team: { id: former }, players: 3, swedish: 0, mmr: null, division: null, unplayedSeries: 0 },
      team: { team: { id: teamId }, players: 2, swedish: 2, mmr: 1000, isEligible: false, unplayedSeries: 2 },
      // (1600 + 1000 + 1000) / 3; two Swedes are enough
      teamAfter: { players: 3, swedish: 2, mmr: 1200, isEligible: true },
      hasPlaceLeft: true,
      isWindowOpen: true,
      waitsForWindow: false,
      similarTeams: [],
      candidates: [],
    });
    expect(found.team?.division).toMatchObject({ id: divisionId, name: 'Division 1' });
  });

  test('says when the player left after the window closed, and only then', async () => {
    const { captain, mover } = await scene('SE');
    const id = await requests.askForTransfer(captain, mover);
    await rows(`update setting set value = 'false' where key = 'transfer_open'`);
    const closedAt = (at: string) => rows(`update setting set updated_at = $1 where key = 'transfer_open'`, at);
    await closedAt('2026-02-01T09:59:59Z');
    expect(await factsOf(id)).toMatchObject({ isWindowOpen: false, waitsForWindow: true });
    await closedAt('2026-02-01T10:00:01Z');
    expect(await factsOf(id)).toMatchObject({ isWindowOpen: false, waitsForWindow: false });
    await requests.rosters.turn('transfer_open', true);
  });

  test('has no place in a team of four with an invitation to another player', async () => {
    const { teamId, captain, mover } = await scene('SE');
    const id = await requests.askForTransfer(captain, mover);
    for (const sortOrder of [3, 4]) {
      const { playerId } = await requests.rosters.person();
      await requests.rosters.league.sign(playerId, teamId, '2026-02-10T00:00:00Z', { sortOrder });
    }
    expect(await factsOf(id)).toMatchObject({ hasPlaceLeft: true, teamAfter: { players: 5 } });
    const other = await requests.rosters.person();
    await requests.rosters.league.invite(teamId, captain?.playerId as number, other.playerId);
    expect(await factsOf(id)).toMatchObject({ hasPlaceLeft: false });
  });
});

describe('a ban', () => {
  const ban = (playerId: number, more: object = {}) =>
    insertRow(requests.rosters.db, Sanction, {
      ...{ kind: 'ban' as const, playerId, startsOn: '2026-01-01', reasonSv: 'Fusk', isPublic: false },
      ...{ decidedAt: new Date('2026-01-01T12:00:00Z'), ...more },
    });

  test('is told of a player who wants a team while it is in force, a suspension is not', async () => {
    const [banned, suspended, former] = [
      await requests.rosters.person(),
      await requests.rosters.person(),
      await requests.rosters.person(),
    ];
    const asked = [
      await requests.askForTeam(banned, 'Uteslutna laget'),
      await requests.askForTeam(suspended, 'Avstängda laget'),
      await requests.askForTeam(former, 'Fria laget'),
    ];
    await ban(banned.playerId);
    await ban(suspended.playerId, { kind: 'suspension', endsOn: '2099-01-01' });
    await ban(former.playerId, { endsOn: '2026-02-28' });
    const found = await facts.of(requests.admin, asked);
    expect(found.map(({ isBanned }) => isBanned)).toEqual([true, false, false]);
  });

  test('is told of a player who may be claimed', async () => {
    const playerId = await requests.rosters.league.player('Utesluten');
    await ban(playerId);
    const userId = await requests.rosters.league.user({ discordUsername: 'utesluten' });
    const id = await requests.existingUser.submit({ ...requests.admin, userId, roles: [] }, DETAILS, true);
    expect((await factsOf(id)).candidates[0]).toMatchObject({ player: { id: playerId }, isBanned: true });
  });
});

test('a new team shows teams with a similar name, also closed ones', async () => {
  const { league } = requests.rosters;
  const [near, closed] = [await league.team('Norrsken'), await league.team('Norrskenet', { isActive: false })];
  await league.team('Bävrarna');
  const id = await requests.askForTeam(await requests.rosters.person(), 'Norrsken Esport');
  const { similarTeams } = await factsOf(id);
  expect(similarTeams.map(({ team, isActive, isSame }) => [team.id, isActive, isSame])).toEqual([
    [near, true, false],
    [closed, false, false],
  ]);
  await rows('update team set name = $2 where id = $1', near, 'NORRSKEN-esport');
  expect((await factsOf(id)).similarTeams[0]).toMatchObject({ team: { id: near }, isSame: true });
});

test('a team is not similar to itself', async () => {
  const { teamId, players } = await requests.rosters.team(1);
  await rows('update team set name = $2 where id = $1', teamId, 'Fjällbilarna');
  const actor = players[0]?.actor as never;
  const id = await requests.changeTeamInfo.submit(actor, { name: 'Fjällbilarnas' });
  expect((await factsOf(id)).similarTeams).toEqual([]);
});

test('earlier answers of the same kind are counted', async () => {
  const person = await requests.rosters.person();
  for (const name of ['Ett', 'Två']) {
    await requests.staff.deny(requests.admin, await requests.askForTeam(person, `Nekat ${name}`), 'Nej.');
  }
  const image = await requests.picture(person.actor);
  await requests.staff.accept(requests.admin, await requests.newImages.submit(person.actor, { avatar: image }));
  const id = await requests.askForTeam(person, 'Tredje gången');
  expect(await factsOf(id)).toMatchObject({ earlierAccepted: 0, earlierDenied: 2 });
});

describe('a claim', () => {
  const claim = async (chatName: string, details: object = {}) => {
    const userId = await requests.rosters.league.user({ discordUsername: chatName });
    const asker = { ...requests.admin, userId, roles: [] };
    return { asker, id: await requests.existingUser.submit(asker, { ...DETAILS, ...details }, true) };
  };
  const ids = async (id: number) => (await factsOf(id)).candidates.map(({ player }) => player.id);

  test('names the likeliest players: by account, by birthdate, by name', async () => {
    const { league, db } = requests.rosters;
    const named = await league.player('Kometen', { nationality: 'NO' });
    const born = await league.player('Någon annan', { birthdate: '1999-12-24', nationality: 'SE' });
    const account = await league.player('Helt okänd');
    await insertRow(db, GameAccount, { playerId: account, platform: 'epic', accountId: 'Komet.Epic' });
    const taken = await league.player('Komet', { userId: await league.user() });
    const team = await league.team('Kometlaget');
    await league.enter(divisionId, team);
    await league.sign(named, team, '2026-01-10T00:00:00Z', { validTo: new Date('2026-02-10T00:00:00Z') });
    const { id } = await claim('komet', { platform: 'epic', platformId: 'komet.epic', birthdate: '1999-12-24' });
    const found = (await factsOf(id)).candidates;
    expect(found.slice(0, 3).map(({ player }) => player.id)).toEqual([account, born, named]);
    expect(found.map(({ player }) => player.id)).not.toContain(taken);
    const unknown = { account: 'unknown', birthdate: 'unknown', nationality: 'unknown', name: 'different' };
    expect(found[0]).toMatchObject({
      ...{ ...unknown, account: 'agrees', seasons: [] },
      accounts: [{ platform: 'epic', accountId: 'Komet.Epic' }],
    });
    expect(found[1]).toMatchObject({ ...unknown, birthdate: 'agrees', nationality: 'differs' });
    expect(found[2]).toMatchObject({
      ...{ ...unknown, nationality: 'agrees', name: 'similar' },
      seasons: [{ id: seasonId, name: 'Våren' }],
    });
  });

  test('names a player whom the asker mentions before one with a similar name', async () => {
    const similar = await requests.rosters.league.player('Gösen');
    const mentioned = await requests.rosters.league.player('Lakritsgös');
    const { id } = await claim('gösen2', { helpText: 'Jag hette lakritsgös förr.', birthdate: '1990-03-04' });
    const found = (await factsOf(id)).candidates;
    expect(found.slice(0, 2).map(({ player, isMentioned }) => [player.id, isMentioned])).toEqual([
      [mentioned, true],
      [similar, false],
    ]);
  });

  test('shows no birthdate of a player', async () => {
    await requests.rosters.league.player('Hemlig', { birthdate: '1998-07-06' });
    const { id } = await claim('hemlig', { birthdate: '1998-07-06' });
    const found = await factsOf(id);
    expect(found.candidates[0]).toMatchObject({ birthdate: 'agrees', name: 'same' });
    expect(JSON.stringify(found)).not.toContain('1998-07-06');
  });

  test('finds others by a part of their name, with the same comparison', async () => {
    const wanted = await requests.rosters.league.player('Xerxes 100%', { birthdate: '2000-01-31' });
    const { id } = await claim('zzz', { birthdate: '2000-01-31' });
    const found = await facts.candidates(requests.admin, id, '100%');
    expect(found.map(({ player, birthdate }) => [player.id, birthdate])).toEqual([[wanted, 'agrees']]);
    expect(await facts.candidates(requests.admin, id, 'x'.repeat(35))).toEqual([]);
  });

  test('searches nothing for a request that is no waiting claim, or is the searcher’s own', async () => {
    const team = await requests.askForTeam(await requests.rosters.person(), 'Inget anspråk alls');
    expect(await refusalOf(facts.candidates(requests.admin, team, ''))).toBe('REQUEST_NOT_FOUND');
    expect(await refusalOf(facts.candidates(requests.admin, 999_999, ''))).toBe('REQUEST_NOT_FOUND');
    const { asker, id } = await claim('egen');
    expect(await refusalOf(facts.candidates({ ...asker, roles: ['divisionadmin'] }, id, ''))).toBe('OWN_TEAM');
    expect(await refusalOf(facts.candidates({ ...asker, roles: ['writer'] }, id, ''))).toBe('REQUEST_NOT_FOUND');
    await requests.staff.cancel(asker, id);
    expect(await refusalOf(facts.candidates(requests.admin, id, ''))).toBe('REQUEST_NOT_FOUND');
  });

  test('has at most six candidates', async () => {
    for (let n = 0; n < 8; n++) await requests.rosters.league.player(`Dubblett ${n}`);
    const { id } = await claim('dubblett');
    expect(await ids(id)).toHaveLength(6);
  });
});

test('a page of requests is one statement, and decided ones have no facts', async () => {
  const wanted: number[] = [];
  for (let n = 0; n < 5; n++) {
    wanted.push(await requests.askForTeam(await requests.rosters.person(), `Sida ${n} ${'x'.repeat(n)}`));
  }
  const { count, result } = await statements(() => facts.of(requests.admin, wanted));
  expect(count).toBe(1);
  expect(result.map(({ requestId }) => requestId)).toEqual(wanted);
  await requests.staff.deny(requests.admin, wanted[0] as number, 'Nej.');
  expect((await facts.of(requests.admin, wanted)).map(({ requestId }) => requestId)).toEqual(wanted.slice(1));
});
