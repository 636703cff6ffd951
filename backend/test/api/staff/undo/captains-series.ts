import { SIDES } from '../../../../src/domain/sides.ts';
import { NoShowClaim } from '../../../../src/modules/series/match-week/no-show/no-show-claim.entity.ts';
import { DisputeStory } from '../../../../src/modules/series/match-week/results/dispute-story.entity.ts';
import { Dispute } from '../../../../src/modules/series/match-week/results/dispute.entity.ts';
import { TimeProposal } from '../../../../src/modules/series/match-week/times/time-proposal.entity.ts';
import { insertRow } from '../../../factories/rows.ts';
import type { Desk } from './desk.ts';

/** The captains have agreed on the series' time, and both offer to move it. Staff's new time ends all of it. */
export async function offersOf({ app }: Desk, seriesId: number): Promise<void> {
  const [agreedStart, other] = [new Date('2026-05-01T18:00:00Z'), new Date('2026-05-02T18:00:00Z')];
  await app.db.query('update series set scheduled_at = $2 where id = $1', [seriesId, agreedStart]);
  const offer = { seriesId, offeredByUserId: null, offeredAt: agreedStart };
  const accepted = { status: 'accepted', endedAt: agreedStart, agreedStart } as const;
  await insertRow(app.db, TimeProposal, { ...offer, ...accepted, side: 'home', starts: [agreedStart] });
  for (const side of SIDES) await insertRow(app.db, TimeProposal, { ...offer, side, starts: [other] });
}

/** A captain has reported the series, and the other one disputes it. */
export async function addDispute({ app }: Desk, seriesId: number): Promise<void> {
  const at = new Date('2026-05-01T18:00:00Z');
  await app.db.query(
    `update series set home_games = 3, away_games = 1, home_goals = 9, away_goals = 4, has_player_numbers = false,
            reported_at = $2, reported_by_side = 'home', confirmation = 'disputed' where id = $1`,
    [seriesId, at],
  );
  const disputeId = await insertRow(app.db, Dispute, { seriesId, side: 'away', openedAt: at });
  await insertRow(app.db, DisputeStory, { disputeId, side: 'away', text: 'It was ours', toldAt: at, userId: null });
}

/** The home team has reported, and the other one has not answered. */
export async function addWaitingReport({ app }: Desk, seriesId: number): Promise<void> {
  await app.db.query(
    `update series set home_games = 3, away_games = 1, home_goals = 9, away_goals = 4, has_player_numbers = false,
            reported_at = now(), reported_by_side = 'home', confirmation = 'waiting', confirm_by = now() + interval '2 days'
      where id = $1`,
    [seriesId],
  );
}

/** The home team has claimed a walkover, and the other one had its 24 hours. */
export async function addClaim({ app }: Desk, seriesId: number): Promise<void> {
  const forStart = new Date('2026-05-01T18:00:00Z');
  await app.db.query('update series set scheduled_at = $2 where id = $1', [seriesId, forStart]);
  await insertRow(app.db, NoShowClaim, { seriesId, side: 'home', forStart, claimedAt: forStart });
}
