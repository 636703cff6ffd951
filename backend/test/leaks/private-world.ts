import { ANONYMOUS } from '../../src/domain/actor.ts';
import type { RoleName } from '../../src/domain/actor.ts';
import { REQUEST_KINDS } from '../../src/domain/requests/approval.ts';
import { AuditEntry } from '../../src/modules/audit/audit-entry.entity.ts';
import { STAFF_ACTS } from '../../src/modules/audit/staff-acts.ts';
import { LoginState } from '../../src/modules/auth/login-state.entity.ts';
import { SessionsService } from '../../src/modules/auth/sessions.service.ts';
import { StoredCaptainMessage } from '../../src/modules/series/captain-messages/captain-message.entity.ts';
import { DivisionRole } from '../../src/modules/chat/division-role.entity.ts';
import { SeriesRoom } from '../../src/modules/chat/series-room.entity.ts';
import { SeriesEvidence } from '../../src/modules/series/match-week/evidence/series-evidence.entity.ts';
import { NoShowClaim } from '../../src/modules/series/match-week/no-show/no-show-claim.entity.ts';
import { LineUpPlayer } from '../../src/modules/series/match-week/ready/line-up-player.entity.ts';
import { LineUp } from '../../src/modules/series/match-week/ready/line-up.entity.ts';
import { DisputeStory } from '../../src/modules/series/match-week/results/dispute-story.entity.ts';
import { Dispute } from '../../src/modules/series/match-week/results/dispute.entity.ts';
import { SeriesEvent } from '../../src/modules/series/match-week/series-event.entity.ts';
import { InviteLink } from '../../src/modules/teams/invites/invite-link.entity.ts';
import { Image } from '../../src/modules/content/media/image.entity.ts';
import { NewsAnnouncement } from '../../src/modules/news/news-announcement.entity.ts';
import { Notification } from '../../src/modules/messages/notifications/notification.entity.ts';
import { OutboxEntry } from '../../src/modules/messages/outbox/outbox-entry.entity.ts';
import { ApiKeysService } from '../../src/modules/partners/api-keys.service.ts';
import { Partner } from '../../src/modules/partners/access/partner.entity.ts';
import { GameAccount } from '../../src/modules/players/game-account.entity.ts';
import { ReplayContent } from '../../src/modules/stats/recordings/files/replay-content.entity.ts';
import { KeptReplayFile } from '../../src/modules/stats/recordings/files/replay-file.entity.ts';
import { ApprovalRequest } from '../../src/modules/requests/approval-request.entity.ts';
import { SeasonHonour } from '../../src/modules/stats/season-end/given/season-honour.entity.ts';
import { Sanction } from '../../src/modules/players/sanctions/sanction.entity.ts';
import { SixMansPlayer } from '../../src/modules/players/six-mans/six-mans-player.entity.ts';
import { SixMansSeriesEntity } from '../../src/modules/players/six-mans/six-mans-series.entity.ts';
import { PersonNote } from '../../src/modules/staff/user-admin/notes/person-note.entity.ts';
import { WebhookDelivery } from '../../src/modules/partners/webhooks/webhook-delivery.entity.ts';
import { Webhook } from '../../src/modules/partners/webhooks/webhook.entity.ts';
import { insertRow, insertAll } from '../factories/rows.ts';
import { weekLeague } from '../factories/week-league.ts';
import type { WeekLeague } from '../factories/week-league.ts';
import type { TestApp } from '../harness/app.ts';

const HOUR = 3_600_000;
const LATER = new Date('2099-01-01T00:00:00Z');
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR);
const X = 'x';
const NOTHING = { starts: [], playerIds: [] };

/** A league in which every private text column has a value. Its series: one that a team claims, a disputed one, a coming one, a played one. */
export async function privateWorld(app: TestApp): Promise<WeekLeague> {
  const { db } = app;
  const startsOn = hoursFromNow(-60 * 24)
    .toISOString()
    .slice(0, 10);
  const world = await weekLeague(db, startsOn);
  const { league, seasonId, divisionId, teamIds, squads, steward } = world;
  await league.setting('current_season', seasonId);
  await league.setting('registration_open', 'true');
  await league.setting('transfer_open', 'true');
  await league.signUp(seasonId, teamIds.home);
  await league.band(divisionId, 1, 1);
  await people(app, world);
  await series(world, app);
  await requests(app, world);
  await acts(app, world);

  const category = await league.category('Ligan');
  await league.post(category, 'nytt', { publishedAt: startsOn, isAnnounced: true });
  const draft = await league.post(category, 'utkast', { description: X, thumbnail: X, image: X });
  await insertRow(db, NewsAnnouncement, { postId: draft, messageId: X });
  const message = { textSv: X, textEn: X, captains: 2, unreachable: 0, sentByUserId: steward.userId };
  const now = new Date();
  await insertRow(db, StoredCaptainMessage, { ...message, reference: X, divisionId, sentAt: now });
  await insertRow(db, DivisionRole, { divisionId, roleId: X });
  await insertRow(db, OutboxEntry, {
    ...{ key: X, kind: 'open-room', subject: X, about: X, payload: { text: X }, lastError: X, result: X, divisionId },
    ...{ deadAt: now, missingRight: 'manage-roles' as const },
  });
  await app.app
    .get(ApiKeysService, { strict: false })
    .make({ ...ANONYMOUS, userId: 0 }, { name: X, contact: X, scopes: ['rest:read'], ownLimit: null });
  const decided = { status: 'stopped' as const, appliedAt: now, decidedAt: now, reason: X };
  await insertRow(db, Partner, { ...decided, userId: squads.home[0]?.userId ?? 0, name: X, purpose: X, contact: X });
  const former = { secret: X, formerSecret: X, formerUntil: LATER };
  const webhook = {
    name: X,
    url: 'https://example.org/',
    kinds: ['series.moved' as const],
    cursor: 0,
    turn: 0,
    isStopped: true,
  };
  const webhookId = await insertRow(db, Webhook, { ...webhook, ...former, pausedAt: now, nextAt: LATER });
  const tried = { attempts: 1, triedAt: now, doneAt: now, status: 500, tookMs: 1, isReplay: false };
  await insertRow(db, WebhookDelivery, { webhookId, kind: 'test', body: X, answer: X, error: X, ...tried });
  const sixMans = { playerId: squads.home[1]?.playerId ?? null, discordId: X, name: 'Ada' };
  await insertRow(db, SixMansPlayer, sixMans);
  await insertRow(db, SixMansSeriesEntity, { playedAt: now, loserGames: 0, reference: X });
  return world;
}

/** What is known of the people. */
async function people({ db, app }: TestApp, { squads, teamIds, league, steward, seasonId }: WeekLeague): Promise<void> {
  const players = [...squads.home, ...squads.away];
  await db.query(
    `update player set platform = 'steam', platform_id = 'x' || id, steam = 'x', birthdate = '2000-01-01', discord_name = 'x'`,
  );
  await db.query(`update app_user set email = 'x' || id, email_verified = true, discord_avatar = 'x'`);
  const known = players.map(({ playerId }) => ({ playerId: playerId as number, platform: 'epic' as const }));
  await insertAll(
    db,
    GameAccount,
    known.map((each) => ({ ...each, accountId: `x${each.playerId}`, displayName: X })),
  );
  for (const { userId, playerId } of players) {
    const by = { writtenByUserId: steward.userId, writtenAt: new Date() };
    await insertRow(db, PersonNote, { userId, playerId, text: X, ...by });
    await insertRow(db, Notification, { userId: userId as number, descriptionSv: X, descriptionEn: X });
  }
  const sessions = app.get(SessionsService, { strict: false });
  await sessions.beginSession(players[0]?.userId as number, X, 'Firefox');
  await db.query(`update division_team set decider = 1, decider_reason = 'x'`);
  await insertRow(db, LoginState, { stateHash: Buffer.alloc(32), browserHash: Buffer.alloc(32), codeVerifier: X });
  const [first, second] = squads.away.slice(1);
  const sanction = { startsOn: '2020-01-01', reasonSv: X, reasonEn: X, note: X, decidedAt: new Date() };
  await insertRow(db, Sanction, { ...sanction, kind: 'ban', playerId: first?.playerId ?? null });
  const lifted = { liftedAt: new Date(), liftReason: X };
  await insertRow(db, Sanction, { ...sanction, kind: 'warning', playerId: second?.playerId ?? null, ...lifted });
  await insertRow(db, Sanction, { ...sanction, kind: 'warning', teamId: teamIds.away });
  const words = { nameSv: X, nameEn: X, textSv: X, textEn: X };
  await insertRow(db, SeasonHonour, { ...words, seasonId, playerId: first?.playerId ?? null });
  const ssn = { ssnCipher: X, ssnIndex: Buffer.alloc(32), ssnMasked: '000000-****' };
  await league.membership(await league.member('medlem@example.org'), { email: 'medlem@example.org', ...ssn });
  const link = { tokenHash: Buffer.alloc(32), sealedToken: X, expiresAt: new Date('2040-01-01T00:00:00Z') };
  await insertRow(db, InviteLink, { ...link, teamId: teamIds.home });
  await league.invite(teamIds.home, squads.home[0].playerId as number, await league.player('Fri'));
}

/** What captains and staff have said about their series. */
async function series(world: WeekLeague, { db }: TestApp): Promise<void> {
  const { league, squads, divisionId, teamIds } = world;
  const [home, away] = [squads.home[0], squads.away[0]];
  const at = hoursFromNow(-3);
  const result = { homeGames: 3, awayGames: 1, homeGoals: 9, awayGoals: 4, reportedAt: at, hasPlayerNumbers: false };
  const captains = { reportedByUserId: home.userId, reportedBySide: 'home' as const };
  const claimed = await world.series({ scheduledAt: at });
  const disputed = await world.series({ scheduledAt: at, week: 2, ...result, ...captains, confirmation: 'disputed' });
  await world.series({ scheduledAt: hoursFromNow(0.5), week: 3 });
  const rows = [home, away].map(({ playerId }) => [[playerId as number, 100, 1, 0, 0, 1] as const]);
  const game = { goals: [2, 1] as const, home: rows[0], away: rows[1] };
  await league.played(divisionId, [teamIds.home, teamIds.away], [game, game, game], { week: 4, scheduledAt: at });
  await db.query('update game set replay_digest = id');

  const ended = { decidedAt: at, outcome: 'replay' as const, reason: X };
  const disputes = [
    await insertRow(db, Dispute, { seriesId: claimed, side: 'away', openedAt: at, ...ended }),
    await insertRow(db, Dispute, { seriesId: disputed, side: 'away', openedAt: at }),
  ];
  const claim = { side: 'home' as const, forStart: at, claimedAt: at, objectedAt: at, objection: X };
  await insertRow(db, NoShowClaim, { seriesId: claimed, ...claim, claimedByUserId: home.userId });
  const declined = { decidedAt: at, outcome: 'declined' as const, reason: X };
  await insertRow(db, NoShowClaim, { seriesId: claimed, ...claim, ...declined });
  for (const [side, { userId, playerId }] of Object.entries({ home, away }) as ['home' | 'away', typeof home][]) {
    for (const disputeId of disputes)
      await insertRow(db, DisputeStory, { disputeId, side, text: X, userId, toldAt: at });
    for (const seriesId of [disputed, claimed]) {
      const kind = seriesId === disputed ? 'story-told' : 'no-show-claimed';
      await insertRow(db, SeriesEvent, { seriesId, kind, side, userId, happenedAt: at, text: X, ...NOTHING });
      const name = `${side}${seriesId}`.padEnd(32, '0') + '.png';
      await insertRow(db, Image, { name, uploadedByUserId: userId });
      await insertRow(db, SeriesEvidence, { seriesId, kind: 'dispute', side, imageName: name, addedAt: at });
      await insertRow(db, LineUp, { seriesId, side, forStart: at, namedAt: at });
      await insertRow(db, LineUpPlayer, { seriesId, side, slot: 1, playerId: playerId as number });
    }
  }
  await insertRow(db, SeriesRoom, { seriesId: claimed, channelId: X, generation: 1 });
  const sha256 = 'ab'.repeat(32);
  await insertRow(db, ReplayContent, { sha256, takenAt: at });
  await db.query('update game set recording_sha256 = $1', [sha256]);
  const file = {
    ...{ sha256, boxScoreDigest: '1', size: 1, build: X, uploadedAt: at, arrivedAt: at },
    seriesId: disputed,
  };
  await insertRow(db, KeptReplayFile, { ...file, status: 'corrupt', problem: { reason: X } });
}

/** Requests of every kind, waiting, put aside and denied. */
async function requests({ db }: TestApp, { squads, teamIds, league, steward }: WeekLeague): Promise<void> {
  const payload = {
    ...{ name: X, oldName: X, logo: X, banner: X, avatar: X, oldLogo: X, oldBanner: X, oldAvatar: X, helpText: X },
    ...{ platform: 'steam', platformId: X, displayName: X, birthdate: '2000-01-01', nationality: 'SE', seriesId: 1 },
  };
  const by = { decidedByUserId: steward.userId, decidedAt: new Date() };
  // a claim first: more is shown with it than with others
  for (const kind of REQUEST_KINDS.toSorted((one) => (one === 'existingUser' ? -1 : 1))) {
    const isClaim = kind === 'existingUser';
    const userId = isClaim ? await league.user({ email: `fri-${kind}` }) : squads.home[0].userId;
    const playerId = isClaim ? null : squads.home[0].playerId;
    const about = { kind, userId: userId as number, playerId, teamId: isClaim ? null : teamIds.home, payload };
    const aside = kind === 'leaveTeam' ? { asideAt: new Date(), asideReason: X, asideByUserId: steward.userId } : {};
    await insertRow(db, ApprovalRequest, { ...about, ...aside, oldNickname: X });
    await insertRow(db, ApprovalRequest, { ...about, status: 'denied', reason: X, ...by });
  }
}

/** Every act of staff, with a row that it changed. */
async function acts({ db }: TestApp, { admin, league }: WeekLeague): Promise<void> {
  for (const [index, act] of Object.keys(STAFF_ACTS).entries()) {
    await db.transaction(async () => {
      const teamId = await league.team(`Ändrat ${index}`, { isActive: false });
      await db.query(`update team set name = name || '.' where id = $1`, [teamId]);
      const values = { before: { text: X, birthdate: '2000-01-01' }, after: { text: X }, objectName: X, requestId: X };
      const entry = { actorUserId: admin.userId as number, act, objectKind: 'player', objectId: 1, ...values };
      await insertRow(db, AuditEntry, entry);
    });
  }
}

/** The people of the walk, with their tokens. Nothing of theirs is private to them. */
export const CALLERS = [
  'nobody',
  'newcomer',
  'player',
  'captain',
  'graphics',
  'writer',
  'divisionadmin',
  'admin',
] as const;
export type CallerKind = (typeof CALLERS)[number];

/** Makes them: the captain's team is in the division and has a series against one of its teams; the division admin runs another one. */
export async function callersOf(app: TestApp, world: WeekLeague): Promise<Record<CallerKind, string | null>> {
  const { league, seasonId, divisionId, teamIds } = world;
  const sessions = app.app.get(SessionsService, { strict: false });
  const tokenOf = async (userId: number): Promise<string> =>
    (await sessions.beginSession(userId, 'provider')).accessToken;
  const team = await league.teamIn(divisionId, 'Gästerna');
  const member = async (sortOrder: number): Promise<string> => {
    const userId = await league.user();
    const playerId = await league.player(`Gäst ${sortOrder}`, { userId });
    await league.sign(playerId, team, '2020-01-01', { sortOrder });
    return tokenOf(userId);
  };
  await league.series(divisionId, team, teamIds.away, { scheduledAt: hoursFromNow(-2), week: 5 });
  const [captain, player] = [await member(1), await member(2)];
  const staff = async (role: RoleName): Promise<number> => league.user({}, [role]);
  const divisionAdmin = await staff('divisionadmin');
  const other = await league.division(seasonId, { adminUserId: divisionAdmin });
  await league.teamIn(other, 'Bortaligan');
  return {
    ...{ nobody: null, newcomer: await tokenOf(await league.user()), player, captain },
    graphics: await tokenOf(await staff('graphics')),
    writer: await tokenOf(await staff('writer')),
    divisionadmin: await tokenOf(divisionAdmin),
    admin: await tokenOf(await staff('admin')),
  };
}
