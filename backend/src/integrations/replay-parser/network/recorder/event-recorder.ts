import type { RecordedCount, Recording } from '../../../../domain/recordings/recording.ts';
import type { BoostPad, Car, LobbyMember } from './parts.ts';
import { StreamFault } from '../stream-fault.ts';

/** More of one sort than a game can have. */
const MAX_EVENTS = 20_000;
/** Seconds after a demolition in which its victim cannot be demolished again: a new car takes three. */
const SAME_DEMOLITION_SECONDS = 1;
/** More than a number of a score line rises between two frames. */
const MAX_RISE = 10;

type Events = Pick<Recording, 'pickups' | 'demolitions' | 'counts' | 'teamTouches'>;

/**
 * Collects what happened. Events name actors that may come later in their frame, or whose player is not known yet, so
 * they wait for its end.
 */
export class EventRecorder {
  readonly events: Events = { pickups: [], demolitions: [], counts: [], teamTouches: [] };
  private readonly demolishedAt = new Map<number, number>();
  private taken: { pad: string; car: number }[] = [];
  private demolished: { attacker: number; victim: number }[] = [];
  private risen: { member: LobbyMember; what: RecordedCount['what'] }[] = [];

  /** `carOn` has the last car of each channel, also after its end. */
  constructor(private readonly carOn: ReadonlyMap<number, Car>) {}

  padTaken({ object, car }: BoostPad): void {
    this.taken.push({ pad: object, car });
  }

  carDemolished(channels: { attacker: number; victim: number }): void {
    this.demolished.push(channels);
  }

  /** The game sends a number at most about once a second, so `by` can be more than one. */
  statRose(member: LobbyMember, what: RecordedCount['what'], by: number): void {
    for (let each = Math.min(by, MAX_RISE); each > 0; each -= 1) this.risen.push({ member, what });
  }

  teamTouched(frame: number, team: number): void {
    const { teamTouches } = this.events;
    if (team === 0 || team === 1) teamTouches.push({ frame, team });
    if (teamTouches.length > MAX_EVENTS) throw new StreamFault('limit');
  }

  /** The frame's end, `now` seconds after the recording's beginning. */
  frameRead(frame: number, now: number): void {
    const { pickups, demolitions, counts } = this.events;
    if (this.taken.length + this.demolished.length + this.risen.length === 0) return;
    for (const { pad, car } of this.taken) {
      const player = this.playerIn(car);
      if (player >= 0) pickups.push({ frame, player, pad });
    }
    for (const channels of this.demolished) this.recordDemolition(frame, now, channels);
    for (const { member, what } of this.risen) {
      if (member.player >= 0) counts.push({ frame, player: member.player, what });
    }
    this.taken = [];
    this.demolished = [];
    this.risen = [];
    if (Math.max(pickups.length, demolitions.length, counts.length) > MAX_EVENTS) throw new StreamFault('limit');
  }

  private recordDemolition(frame: number, now: number, channels: { attacker: number; victim: number }): void {
    const attacker = this.playerIn(channels.attacker);
    const victim = this.playerIn(channels.victim);
    if (attacker < 0 || victim < 0) return;
    if (now - (this.demolishedAt.get(victim) ?? -Infinity) < SAME_DEMOLITION_SECONDS) return;
    this.demolishedAt.set(victim, now);
    this.events.demolitions.push({ frame, attacker, victim });
  }

  private playerIn(channel: number): number {
    return this.carOn.get(channel)?.player ?? -1;
  }
}
