import { Requests } from '../../../../test/factories/requests.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import type { Person } from '../../../../test/factories/rosters.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { raceRounds } from '../../../../test/harness/race.ts';
import type { Round } from '../../../../test/harness/race.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import { Sanction } from '../../players/sanctions/sanction.entity.ts';
import { InviteLinksService } from '../../teams/invites/invite-links.service.ts';
import { LinkInvitesService } from '../../teams/invites/link-invites.service.ts';
import { JoinByLinkService } from './join-by-link.service.ts';

const DAY_MS = 86_400_000;
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
const PATIENCE_MS = 900_000;

let requests: Requests;
let links: InviteLinksService;
let reading: LinkInvitesService;
let joining: JoinByLinkService;
beforeAll(async () => {
  requests = await Requests.start();
  links = requests.rosters.service(InviteLinksService);
  reading = requests.rosters.service(LinkInvitesService);
  joining = requests.rosters.service(JoinByLinkService);
});
afterAll(() => requests.close());
beforeEach(() => turn({ transfer: true, registration: false }));

async function turn({ transfer, registration }: { transfer: boolean; registration: boolean }): Promise<void> {
  await requests.rosters.turn('transfer_open', transfer);
  await requests.rosters.turn('registration_open', registration);
}

/** A team of this size with a link. */
async function linkedTeam(size: number) {
  const team = await requests.rosters.team(size);
  const captain = team.players[0] as Person;
  await links.make(captain.actor);
  return { ...team, captain, token: await tokenOf(captain, team.teamId) };
}

async function tokenOf({ actor }: Person, teamId: number): Promise<string> {
  const link = await reading.ownLink(actor, teamId);
  if (!link) throw new Error('no link');
  return link.token;
}

const size = async (teamId: number) => (await requests.rosters.stored(teamId)).roster.length;
const openTransfers = async (teamId: number) =>
  (
    await requests.rosters.db.query(
      `select 1 from approval_request where team_id = $1 and kind = 'transfer' and status = 'pending'`,
      [teamId],
    )
  ).length;

describe('while the window is open', () => {
  test('who opens the link joins at once, and the captain is told', async () => {
    const { teamId, captain, token } = await linkedTeam(2);
    const player = await requests.rosters.person();
    expect(await joining.join(player.actor, token)).toBe('joined');
    const { roster, pending } = await requests.rosters.stored(teamId);
    expect(roster.at(-1)).toEqual({ playerId: player.playerId, sortOrder: 3 });
    expect(pending).toEqual([]);
    expect((await requests.rosters.told(captain)).at(-1)).toMatch(/has accepted and now plays for/);
    // the player is never told of an invitation that they have just made use of
    expect(await requests.rosters.told(player)).toEqual([]);
  });

  test('an earlier invitation of the team gives way, and its place with it', async () => {
    const { teamId, captain, token } = await linkedTeam(3);
    const player = await requests.rosters.person();
    const inviteId = await requests.rosters.ask(captain, player);
    await requests.rosters.ask(captain, await requests.rosters.person());
    expect(await refusalOf(joining.join((await requests.rosters.person()).actor, token))).toBe('TEAM_FULL');
    await joining.join(player.actor, token);
    expect(await size(teamId)).toBe(4);
    expect(await requests.rosters.inviteStatus(inviteId)).toBe(3);
  });

  test('who cannot be invited cannot join, and the page says why beforehand', async () => {
    const { teamId, players, token } = await linkedTeam(2);
    const other = await requests.rosters.team(1);
    const banned = await requests.rosters.person();
    await insertRow(requests.rosters.db, Sanction, {
      playerId: banned.playerId,
      kind: 'ban',
      startsOn: '2026-01-01',
      reasonSv: 'Fusk',
      decidedAt: new Date('2026-01-01T12:00:00Z'),
      decidedByUserId: requests.admin.userId,
    });
    const account = await requests.account();
    for (const [actor, code] of [
      [players[1]!.actor, 'PLAYER_HAS_TEAM'],
      [other.players[0]!.actor, 'PLAYER_HAS_TEAM'],
      [banned.actor, 'PLAYER_BANNED'],
      [account, 'NO_PLAYER'],
    ] as const) {
      expect((await joining.page(actor, token))?.refusal?.code).toBe(code);
      expect(await refusalOf(joining.join(actor, token))).toBe(code);
    }
    expect((await joining.page(ANONYMOUS, token))?.team.id).toBe(teamId);
    expect(await size(teamId)).toBe(2);
  });
});

describe('while it is closed', () => {
  test('joining asks staff, who decide it as any transfer', async () => {
    const { teamId, token } = await linkedTeam(2);
    await turn({ transfer: false, registration: true });
    const player = await requests.rosters.person();
    expect(await joining.page(player.actor, token)).toMatchObject({ withRequest: true, refusal: null });
    expect(await joining.join(player.actor, token)).toBe('requested');
    expect([await size(teamId), await openTransfers(teamId)]).toEqual([2, 1]);
    expect(await refusalOf(joining.join(player.actor, token))).toBe('ALREADY_REQUESTED');
    const [request] = await requests.rosters.db.query<{ id: number }>(
      `select id from approval_request where player_id = $1`,
      [player.playerId],
    );
    await requests.staff.accept(requests.admin, request!.id);
    expect(await size(teamId)).toBe(3);
  });

  test('a link sends staff no more requests than the team has places', async () => {
    const { teamId, token } = await linkedTeam(3);
    await turn({ transfer: false, registration: true });
    for (const code of [null, null, 'TEAM_FULL']) {
      expect(await refusalOf(joining.join((await requests.rosters.person()).actor, token))).toBe(code);
    }
    expect(await openTransfers(teamId)).toBe(2);
  });

  test('no one joins, and no link is made, while sign-up is closed too', async () => {
    const { teamId, captain, token } = await linkedTeam(2);
    await turn({ transfer: false, registration: false });
    const player = await requests.rosters.person();
    expect((await joining.page(player.actor, token))?.refusal?.code).toBe('TRANSFER_WINDOW_CLOSED');
    expect(await refusalOf(joining.join(player.actor, token))).toBe('TRANSFER_WINDOW_CLOSED');
    expect(await refusalOf(links.make(captain.actor))).toBe('TRANSFER_WINDOW_CLOSED');
    expect(await size(teamId)).toBe(2);
  });

  test('who left while it was closed waits for the next', async () => {
    const { players } = await requests.rosters.team(2);
    const { token } = await linkedTeam(2);
    await turn({ transfer: false, registration: true });
    requests.rosters.clock.set(new Date(requests.rosters.clock.now().getTime() + 1000));
    await requests.rosters.leaving.leave(players[1]!.actor);
    expect(await refusalOf(joining.join(players[1]!.actor, token))).toBe('BLOCKED_UNTIL_WINDOW');
  });
});

describe('a link', () => {
  test('is the captain’s only, and a renewed or withdrawn one is over', async () => {
    const { teamId, captain, players, token } = await linkedTeam(2);
    const player = await requests.rosters.person();
    expect(await reading.ownLink(players[1]!.actor, teamId)).toBeNull();
    expect(await reading.ownLink(player.actor, teamId)).toBeNull();
    expect(await refusalOf(links.make(players[1]!.actor))).toBe('NOT_CAPTAIN');
    expect(await refusalOf(links.withdraw(players[1]!.actor))).toBe('NOT_CAPTAIN');

    await links.make(captain.actor);
    const renewed = await tokenOf(captain, teamId);
    expect(renewed).not.toBe(token);
    expect(await joining.page(player.actor, token)).toBeNull();
    expect(await refusalOf(joining.join(player.actor, token))).toBe('INVITE_LINK_OVER');
    await links.withdraw(captain.actor);
    expect(await refusalOf(joining.join(player.actor, renewed))).toBe('INVITE_LINK_OVER');
    expect(await refusalOf(joining.join(player.actor, 'x'.repeat(9000)))).toBe('INVITE_LINK_OVER');
    expect(await refusalOf(joining.join(player.actor, '\u0000'))).toBe('INVITE_LINK_OVER');
  });

  test('is over after seven days, and when its team is', async () => {
    const { teamId, captain, token } = await linkedTeam(1);
    const player = await requests.rosters.person();
    const before = requests.rosters.clock.now();
    requests.rosters.clock.set(new Date(before.getTime() + 7 * DAY_MS));
    expect(await refusalOf(joining.join(player.actor, token))).toBe('INVITE_LINK_OVER');
    expect(await reading.ownLink(captain.actor, teamId)).toBeNull();
    requests.rosters.clock.set(before);
    expect((await joining.page(player.actor, token))?.team.id).toBe(teamId);
    await requests.rosters.db.query('update team set is_active = false where id = $1', [teamId]);
    expect(await refusalOf(joining.join(player.actor, token))).toBe('INVITE_LINK_OVER');
  });

  test('cannot be read in the database, nor moved to another team', async () => {
    const { teamId, captain, token } = await linkedTeam(2);
    const other = await linkedTeam(2);
    const { db } = requests.rosters;
    const [row] = await db.query<{ text: string; sealed: string }>(
      'select l::text as text, sealed_token as sealed from invite_link l where team_id = $1',
      [teamId],
    );
    expect(row?.text).not.toContain(token);
    await db.query('update invite_link set sealed_token = $2 where team_id = $1', [other.teamId, row?.sealed]);
    await expect(reading.ownLink(other.captain.actor, other.teamId)).rejects.toThrow();
    expect(await tokenOf(captain, teamId)).toBe(token);
  });
});

describe('at the same moment', () => {
  const race = (prepare: () => Promise<Round>) =>
    raceRounds({ url: requests.rosters.url, table: 'team', rounds: ROUNDS }, prepare);

  test(
    'two who take the last place by one link: one gets it',
    () =>
      race(async () => {
        const { teamId, token } = await linkedTeam(4);
        const [one, other] = [await requests.rosters.person(), await requests.rosters.person()];
        return {
          rows: [teamId],
          calls: [() => joining.join(one.actor, token), () => joining.join(other.actor, token)],
          check: async (outcomes) => {
            expect(outcomes.map(String).sort()).toEqual(['TEAM_FULL', 'null']);
            expect(await size(teamId)).toBe(5);
          },
        };
      }),
    PATIENCE_MS,
  );

  test(
    'a link that is withdrawn while someone joins: they joined before, or not at all',
    () =>
      race(async () => {
        const { teamId, captain, token } = await linkedTeam(2);
        const player = await requests.rosters.person();
        return {
          rows: [teamId],
          calls: [() => joining.join(player.actor, token), () => links.withdraw(captain.actor)],
          check: async ([joined, withdrawn]) => {
            expect(withdrawn).toBeNull();
            expect([null, 'INVITE_LINK_OVER']).toContain(joined);
            expect(await size(teamId)).toBe(joined === null ? 3 : 2);
          },
        };
      }),
    PATIENCE_MS,
  );

  test(
    'one player by two links is in one team',
    () =>
      race(async () => {
        const [one, other] = [await linkedTeam(2), await linkedTeam(2)];
        const player = await requests.rosters.person();
        return {
          rows: [one.teamId, other.teamId],
          calls: [() => joining.join(player.actor, one.token), () => joining.join(player.actor, other.token)],
          check: async (outcomes) => {
            expect(outcomes.map(String).sort()).toEqual(['PLAYER_HAS_TEAM', 'null']);
            expect((await size(one.teamId)) + (await size(other.teamId))).toBe(5);
          },
        };
      }),
    PATIENCE_MS,
  );
});
