import type { Lobby, ReadyFacts } from '../../../../domain/match-week/ready.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { OpenRoom } from '../../../chat/series-room.ts';
import type { WeekSeries } from '../week-series.ts';

/** A player by id and name. */
export interface NamedPlayer {
  playerId: number;
  nickname: string;
}

/** A side's line-up for the present start. */
export interface NamedLineUp {
  side: Side;
  /** ISO, UTC. */
  namedAt: string;
  players: NamedPlayer[];
}

/** How ready a series is, as one person sees it. */
export interface WeekReady {
  /** Line-ups are named from then on; null without a time. */
  opensAt: Date | null;
  lineUps: NamedLineUp[];
  /** The person may name their side's line-up now. */
  mayName: boolean;
  /** Whom they may name; empty for everyone else. */
  candidates: NamedPlayer[];
  /** Players of the side who are suspended or banned on the day; for whom may name only. */
  suspended: NamedPlayer[];
}

/** Where the teams of a series meet: null for what there is not now. */
export interface MeetingPlaces {
  lobby: Lobby | null;
  room: OpenRoom | null;
}

/** The facts of a series for the rules. */
export const readyFacts = ({ rules, scheduledAt, isReported }: WeekSeries): ReadyFacts => ({
  isOn: rules.captainsSetTimes || rules.captainsReport,
  scheduledAt,
  isReported,
});
