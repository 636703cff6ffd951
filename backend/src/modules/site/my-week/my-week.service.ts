import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { daysOf } from '../../../domain/match-week/evenings.ts';
import {
  isMatchTime,
  isToDo,
  nextOf,
  nextToArrange,
  stepOf,
  urgencyOf,
} from '../../../domain/match-week/week-facts.ts';
import { windowOf } from '../../../domain/match-week/week-window.ts';
import { outcomesOf, walkoverResult } from '../../../domain/series/series-result.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import { otherSide } from '../../../domain/sides.ts';
import { Clock } from '../../../platform/clock.ts';
import { TimesService } from '../../series/match-week/times/times.service.ts';
import type { ShownEvening } from '../../series/match-week/times/week-times.ts';
import { timedClaim } from '../../series/match-week/no-show/stored-claim.ts';
import { MyWeekRepository } from './my-week.repository.ts';
import type { StoredOwnSeries } from './my-week.repository.ts';
import { OpponentRepository } from './opponent.repository.ts';
import type { OwnResult } from './opponent.repository.ts';
import type { Opponent, OwnSeries, WeekTask } from './own-series.ts';

/** As many as anyone looks at. */
const MOST_SHOWN = 12;

/** What a player does next in the match week (R27). */
@Injectable()
export class MyWeekService {
  constructor(
    private readonly clock: Clock,
    private readonly week: MyWeekRepository,
    private readonly opponents: OpponentRepository,
    private readonly times: TimesService,
  ) {}

  /** The series of the caller's team that are not settled: what is their match now, those with something to do, then the soonest. */
  async of({ playerId, userId }: Actor): Promise<OwnSeries[]> {
    if (playerId === null) return [];
    const now = this.clock.now();
    const stored = (await this.week.findOwn(playerId, userId, now)).map((series) => ({
      ...series,
      window: windowOf(series.week, series.startsOn, series.rules),
    }));
    const [next, toArrange] = [nextOf(stored, now), nextToArrange(stored, now)];
    const own = stored.map((series) =>
      withStep(series, { isNext: series === next, asksEvenings: series === toArrange }, now),
    );
    return own.toSorted((one, other) => one.urgency - other.urgency).slice(0, MOST_SHOWN);
  }

  /** What is asked about the first of them; null for a visitor, and for a player whose captains do nothing. */
  async taskOf(actor: Actor): Promise<WeekTask | null> {
    const [first] = await this.of(actor);
    if (!first) return null;
    const { seriesId, step } = first;
    const opponent = first.names[otherSide(first.side)];
    return { seriesId, opponent, isMatchTime: first.isMatchTime, step: isToDo(step) ? step : null };
  }

  /** The other team of the caller's next series; null for the other series. */
  async opponentIn({ isNext, seriesId, side }: OwnSeries): Promise<Opponent | null> {
    const found = isNext ? await this.opponents.find(seriesId, otherSide(side)) : null;
    if (!found) return null;
    const { format, results, lineUp, roster } = found;
    const isNamed = lineUp.length > 0;
    const form = results.map((result) => outcomeOf(result, format)).toReversed();
    return { form, isNamed, players: isNamed ? lineUp : roster };
  }

  /** The evenings for which the caller says whether they can play; null for the series that do not ask. */
  async eveningsOf(actor: Actor, { asksEvenings, seriesId, window, side }: OwnSeries): Promise<ShownEvening[] | null> {
    return asksEvenings ? this.times.evenings(actor, { id: seriesId, window, side }) : null;
  }
}

function outcomeOf({ side, homeGames, awayGames, walkover }: OwnResult, format: SeriesFormat) {
  return (walkover ? walkoverResult(format, walkover).outcomes : outcomesOf(homeGames, awayGames))[side];
}

/** What the rules say about a stored series. */
type Place = Pick<OwnSeries, 'isNext' | 'asksEvenings'>;

function withStep(stored: StoredOwnSeries & Pick<OwnSeries, 'window'>, place: Place, now: Date): OwnSeries {
  const { startsOn: _, rules, isReported, reportedBySide, offered, told, ready, claim, markedDays, ...series } = stored;
  const { window } = series;
  const hasMarkedEvenings = daysOf(window).some((day) => markedDays.includes(day));
  const facts = {
    ...{ scheduledAt: series.scheduledAt, isReported, rules, window, offered, reportedBySide, told },
    ...{ ready, confirmation: series.confirmation, confirmBy: series.confirmBy, claim: timedClaim(claim) },
  };
  const step = stepOf(facts, { side: series.side, isCaptain: series.isCaptain, hasMarkedEvenings }, now);
  const said = { isClaimed: claim !== null, isMatchTime: isMatchTime(facts, now) };
  return { ...series, ...place, ...said, step, urgency: urgencyOf(facts, step, now) };
}
