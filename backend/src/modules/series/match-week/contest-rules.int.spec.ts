import { League } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { confirmByAfterUndo } from '../../../domain/match-week/confirmation.ts';
import { disputeOutcomeOf } from '../../../domain/match-week/dispute.ts';
import { claimOutcomeOf, endsClaim } from '../../../domain/match-week/no-show.ts';
import { isOverruled, PROPOSAL_STATUSES } from '../../../domain/match-week/time-agreement.ts';
import type { ProposalStatus } from '../../../domain/match-week/time-agreement.ts';
import { WALKOVERS, walkoverResult } from '../../../domain/series/series-result.ts';
import type { SeriesResult, Walkover } from '../../../domain/series/series-result.ts';
import { SIDES } from '../../../domain/sides.ts';
import { Series } from '../series.entity.ts';
import { NoShowClaim } from './no-show/no-show-claim.entity.ts';
import { Dispute } from './results/dispute.entity.ts';
import { TimeProposal } from './times/time-proposal.entity.ts';

// The rules of the domain, and the triggers that hold the same for rows that an undo or SQL changes: both get the same cases.

let database: Awaited<ReturnType<typeof freshDb>>;
let captain: number;
let staff: number;
let planned: (columns: Partial<Series>) => Promise<number>;

beforeAll(async () => {
  database = await freshDb();
  const league = new League(database.db);
  [captain, staff] = [await league.user(), await league.user()];
  const division = await league.division(await league.season());
  const [norr, syd] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  planned = (columns) => league.series(division, norr, syd, columns);
});
afterAll(() => database.close());

/** What `work` returns, of rows that nobody sees afterwards. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  const found: T[] = [];
  await database.db.rehearse(async () => found.push(await work()));
  return found[0]!;
}
const change = (id: number, columns: Partial<Series>) => database.db.repo(Series).update(id, columns);

const START = new Date('2031-02-04T18:00:00Z');
const LATER = new Date('2031-02-05T18:00:00Z');
const PLAYED = { homeGames: 3, awayGames: 1, homeGoals: 9, awayGoals: 5 };
const NOTHING = { homeGames: null, awayGames: null, homeGoals: null, awayGoals: null };
const columnsOf = ({ homeGames, awayGames, homeGoals, awayGoals }: SeriesResult) => ({
  ...{ homeGames, awayGames, homeGoals, awayGoals },
});
const resultOf = (walkover: Walkover | null) =>
  walkover === null ? { ...PLAYED, walkover } : { ...columnsOf(walkoverResult('first-to-3', walkover)), walkover };
const ALL_WALKOVERS = [null, ...WALKOVERS];

/** Every way in which the result of a disputed series can be changed. */
const DISPUTES = [
  { walkover: null, reportedAt: null, by: null },
  ...ALL_WALKOVERS.flatMap((walkover) =>
    [START, LATER].flatMap((reportedAt) => ['captain', 'staff'].map((by) => ({ walkover, reportedAt, by }))),
  ),
];

test.each(DISPUTES)('a dispute ends as the rule says: %o', async ({ walkover, reportedAt, by }) => {
  const outcome = await tried(async () => {
    const id = await planned({
      ...{ ...PLAYED, scheduledAt: START, reportedAt: START, reportedByUserId: captain, reportedBySide: 'home' },
      confirmation: 'disputed',
    });
    await insertRow(database.db, Dispute, { seriesId: id, side: 'away', openedAt: START });
    const result = reportedAt ? resultOf(walkover) : { ...NOTHING, walkover: null };
    const reportedByUserId = by === null ? null : by === 'captain' ? captain : staff;
    await change(id, { ...result, reportedAt, reportedByUserId, reportedBySide: null, confirmation: null });
    return (await database.db.repo(Dispute).findOneByOrFail({ seriesId: id })).outcome;
  });
  const isStoredAnew = reportedAt !== START || by !== 'captain' || walkover !== null;
  expect(outcome).toBe(disputeOutcomeOf({ isReported: reportedAt !== null, isStoredAnew, walkover }));
});

/** Every change of a series without a result. */
const CLAIMS = SIDES.flatMap((side) =>
  [START, LATER, null].flatMap((scheduledAt) => [
    { side, scheduledAt, isReported: false, walkover: null },
    ...ALL_WALKOVERS.map((walkover) => ({ side, scheduledAt, isReported: true, walkover })),
  ]),
);

test.each(CLAIMS)('a claim ends, or goes on, as the rule says: %o', async ({ side, walkover, ...after }) => {
  const outcome = await tried(async () => {
    const id = await planned({ scheduledAt: START });
    await insertRow(database.db, NoShowClaim, { seriesId: id, side, forStart: START, claimedAt: START });
    const result = after.isReported ? { ...resultOf(walkover), reportedAt: LATER } : {};
    await change(id, { scheduledAt: after.scheduledAt, ...result });
    return (await database.db.repo(NoShowClaim).findOneByOrFail({ seriesId: id })).outcome;
  });
  const isEnded = endsClaim({ scheduledAt: START, isReported: false }, after);
  expect(outcome).toBe(isEnded ? claimOutcomeOf(side, walkover) : null);
});

/** An offer of each status, and each new time. */
const OFFERS = PROPOSAL_STATUSES.flatMap((status) =>
  [START, LATER, null].map((scheduledAt) => ({
    status,
    scheduledAt,
    isAgreed: ['accepted', 'moved'].includes(status),
  })),
);

test.each(OFFERS)('an offer is overruled as the rule says: %o', async ({ status, scheduledAt, isAgreed }) => {
  const agreedStart = isAgreed ? START : null;
  const found = await tried<ProposalStatus>(async () => {
    const id = await planned({ scheduledAt: new Date('2031-02-08T18:00:00Z') });
    await insertRow(database.db, TimeProposal, {
      ...{ seriesId: id, side: 'home', starts: [START, LATER], offeredAt: START },
      ...{ status, agreedStart, endedAt: status === 'open' ? null : START },
    });
    await change(id, { scheduledAt });
    return (await database.db.repo(TimeProposal).findOneByOrFail({ seriesId: id })).status;
  });
  expect(found).toBe(isOverruled({ status, agreedStart }, scheduledAt) ? 'overruled' : status);
});

test.each([
  { isUndo: true, hours: -1 },
  { isUndo: true, hours: 23 },
  { isUndo: true, hours: 48 },
  { isUndo: false, hours: -1 },
  { isUndo: false, hours: 48 },
])('a result that waits again, $hours hours from now, by an undo: $isUndo', async ({ isUndo, hours }) => {
  const [stored, expected] = await tried(async () => {
    const id = await planned({
      ...{ ...PLAYED, scheduledAt: START, reportedAt: START, reportedBySide: 'home', confirmation: 'confirmed' },
    });
    const [{ now } = { now: new Date() }] = await database.db.query<{ now: Date }>(
      `select date_trunc('milliseconds', now()) as now, set_config('league.taking_back', $1, true)`,
      [isUndo ? 'yes' : 'no'],
    );
    const confirmBy = new Date(now.getTime() + hours * 3_600_000);
    await change(id, { confirmation: 'waiting', confirmBy });
    const series = await database.db.repo(Series).findOneByOrFail({ id });
    return [series.confirmBy, isUndo ? confirmByAfterUndo(confirmBy, now) : confirmBy];
  });
  expect(Math.abs(stored!.getTime() - expected.getTime())).toBeLessThanOrEqual(1);
});
