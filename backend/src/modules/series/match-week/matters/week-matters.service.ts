import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { refusalKeyOf } from '../../../../domain/league-error.ts';
import { assertMayGrant, objectBy } from '../../../../domain/match-week/no-show.ts';
import type { TimedClaim } from '../../../../domain/match-week/no-show.ts';
import { groupOf, WEEK_GROUPS } from '../../../../domain/match-week/week-facts.ts';
import { suggestedStart } from '../../../../domain/match-week/suggested-start.ts';
import type { Wishes } from '../../../../domain/match-week/suggested-start.ts';
import { windowOf } from '../../../../domain/match-week/week-window.ts';
import { mayChange } from '../../../../domain/series/series-report.ts';
import { Clock } from '../../../../platform/clock.ts';
import { seenTaken } from '../../taken/taken-series.ts';
import { timedClaim } from '../no-show/stored-claim.ts';
import type { MatterClaim, MatterFilter, WeekMatter } from './week-matter.ts';
import { WeekMattersRepository } from './week-matters.repository.ts';
import type { MatterCandidate, StoredWishes } from './week-matters.repository.ts';

/** More series than staff can look at in an evening. */
const MOST = 200;

/** The series of the match week that need staff (R27). */
@Injectable()
export class WeekMattersService {
  constructor(
    private readonly clock: Clock,
    private readonly matters: WeekMattersRepository,
  ) {}

  /** Those that the caller may decide about, the most urgent first, and among them those of divisions that the caller runs. One statement. */
  async find(actor: Actor, filter: MatterFilter = ALL): Promise<WeekMatter[]> {
    const now = this.clock.now();
    const candidates = await this.matters.findCandidates(now, actor.playerId);
    return candidates
      .filter((series) => mayChange(actor, series) && isIn(series, filter, actor))
      .toSorted((one, other) => Number(isRunBy(actor, other)) - Number(isRunBy(actor, one)))
      .flatMap((series) => matterOf(series, now, actor) ?? [])
      .toSorted((one, other) => WEEK_GROUPS.indexOf(one.group) - WEEK_GROUPS.indexOf(other.group))
      .slice(0, MOST);
  }
}

const ALL: MatterFilter = { divisionId: null, isMine: false };

const isRunBy = ({ userId }: Actor, series: MatterCandidate): boolean => series.divisionAdminUserId === userId;

const isIn = (series: MatterCandidate, { divisionId, isMine }: MatterFilter, actor: Actor): boolean =>
  (divisionId === null || series.divisionId === divisionId) && (!isMine || isRunBy(actor, series));

function matterOf(
  { rules, startsOn, isReported, ready, claim, wishes, taken, ...series }: MatterCandidate,
  now: Date,
  actor: Actor,
): WeekMatter | null {
  const window = windowOf(series.week, startsOn, rules);
  const timed = timedClaim(claim);
  const both = { home: true, away: true };
  const group = groupOf({ ...series, rules, window, isReported, offered: both, ready, told: both, claim: timed }, now);
  const claimed = timed && matterClaim(timed, series, now);
  const start = group === 'no-time' && wishes ? suggestedStart(window, wishesOf(wishes), now) : null;
  return (
    group && {
      ...series,
      group,
      taken: seenTaken(taken, actor),
      claim: claimed,
      deadline: window.deadline,
      suggestedStart: start,
    }
  );
}

const wishesOf = ({ offers, answers }: StoredWishes): Wishes => ({ offers: offers.map((at) => new Date(at)), answers });

/** null for staff of one of the teams, who do not decide it. */
const matterClaim = (
  claim: TimedClaim,
  { isOwnTeam }: Pick<MatterCandidate, 'isOwnTeam'>,
  now: Date,
): MatterClaim | null =>
  isOwnTeam
    ? null
    : {
        side: claim.side,
        isObjected: claim.isObjected,
        objectBy: objectBy(claim.claimedAt),
        mayGrant: refusalKeyOf(() => assertMayGrant(claim, now)) === null,
      };
