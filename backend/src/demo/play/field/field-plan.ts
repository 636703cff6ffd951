/** Plans a demo game on the field: when the ball is touched, where, and by whom, so that its goals are those of the report. */
import type { Random } from '../../../domain/random.ts';

/** A place on the field, in field units. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

/** A goal of the game, in order. `player` is an index in the line-up of six: 0 to 2 blue, 3 to 5 orange. */
export interface PlannedGoal {
  team: 0 | 1;
  player: number;
  /** Who passed to the scorer; null for no one. */
  assist: number | null;
}

/** The ball is touched: it leaves this place then. */
export interface PlannedTouch {
  /** Seconds since the signal. */
  at: number;
  player: number;
  place: Place;
  counts: ('shot' | 'save')[];
}

/** From a kickoff's signal until a goal or the whistle. */
export interface PlannedPlay {
  touches: PlannedTouch[];
  /** Where the ball is at the end. */
  end: Place;
  seconds: number;
  goal: PlannedGoal | null;
  isOvertime: boolean;
  /** The place of each player at the signal. */
  spots: Place[];
}

export const PLAYERS = 6;
const GAME_SECONDS = 300;
const SHORTEST_PLAY = 14;
/** Seconds until the goal that ends an overtime. */
const OVERTIME = { shortest: 25, longest: 80 } as const;
/** Seconds from the signal until the ball is hit. */
const KICKOFF_SECONDS = 2.1;
const BALL_REST = 93;
/** The most that a car drives in a second, as planned. */
export const REACH_PER_SECOND = 1700;
const SPOTS = [
  { x: 2048, y: -2560 },
  { x: -256, y: -3840 },
  { x: 0, y: -4608 },
];

export const teamOf = (player: number): 0 | 1 => (player < PLAYERS / 2 ? 0 : 1);
/** The direction of a player's attack. */
export const attackOf = (player: number): 1 | -1 => (teamOf(player) === 0 ? 1 : -1);

/** The plays of a game, one for each goal and the last one until the whistle. In overtime the last goal comes after it. */
export function planGame(random: Random, goals: readonly PlannedGoal[], hasOvertime: boolean): PlannedPlay[] {
  const regular = hasOvertime ? goals.slice(0, -1) : goals;
  const plan = (length: number, goal: PlannedGoal | null, isOvertime: boolean) =>
    new PlayPlanner(random, length, goal).plan(isOvertime);
  const plays = lengths(random, regular.length + 1).map((length, index) => plan(length, regular[index] ?? null, false));
  if (!hasOvertime) return plays;
  const { shortest, longest } = OVERTIME;
  return [...plays, plan(shortest + (longest - shortest) * random.next(), goals.at(-1) ?? null, true)];
}

/** Divides the game's time into plays that are not too short. */
function lengths(random: Random, plays: number): number[] {
  const weights = Array.from({ length: plays }, () => 0.25 + random.next());
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const free = Math.max(GAME_SECONDS - plays * SHORTEST_PLAY, 0);
  return weights.map((weight) => SHORTEST_PLAY + (free * weight) / sum);
}

class PlayPlanner {
  private readonly touches: PlannedTouch[] = [];
  private readonly spots: Place[];
  /** Where each player was last, and when. */
  private readonly last: { place: Place; at: number }[];

  constructor(
    private readonly random: Random,
    private readonly seconds: number,
    private readonly goal: PlannedGoal | null,
  ) {
    const order = [this.random.shuffle([0, 1, 2]), this.random.shuffle([0, 1, 2])];
    this.spots = Array.from({ length: PLAYERS }, (_, player) => {
      const spot = SPOTS[order[teamOf(player)]?.[player % 3] ?? 0] ?? SPOTS[0] ?? { x: 0, y: 0 };
      return { x: spot.x * attackOf(player), y: spot.y * attackOf(player), z: 17 };
    });
    this.last = this.spots.map((place) => ({ place, at: 0 }));
  }

  plan(isOvertime: boolean): PlannedPlay {
    // both sides are as far away, so chance says who is there first
    const taker = this.nearest({ x: 0, y: 0, z: BALL_REST }, this.random.chance(0.5) ? 0 : 1);
    this.touch(KICKOFF_SECONDS, taker, { x: 0, y: 0, z: BALL_REST });
    const shotAt = this.goal === null ? this.seconds : this.seconds - this.between(0.9, 1.3);
    while (shotAt - this.now() > 4.5) this.pass(this.now() + this.between(1.3, 2.4));
    if (this.goal !== null) {
      if (this.goal.assist !== null) this.setUp(this.now() + (shotAt - this.now()) * 0.45, this.goal.assist);
      this.shoot(shotAt, this.goal);
    }
    return {
      touches: this.touches,
      end: this.goal === null ? this.anywhere() : this.inGoal(this.goal),
      seconds: this.seconds,
      goal: this.goal,
      isOvertime,
      spots: this.spots,
    };
  }

  /** The next touch: somewhere near, by someone who can be there. */
  private pass(at: number): void {
    const from = this.touches.at(-1)?.place ?? this.anywhere();
    const attack = attackOf(this.touches.at(-1)?.player ?? 0);
    const place = inside({
      x: from.x + this.between(-2300, 2300),
      y: from.y + attack * this.between(-900, 2600),
      z: this.height(),
    });
    this.touch(
      at,
      this.nearest(place, this.random.chance(0.35) ? 1 - teamOf(this.touches.at(-1)?.player ?? 0) : null, at),
      place,
    );
  }

  /** Most touches are on the ground, some after a jump, and a few high in the air. */
  private height(): number {
    const part = this.random.next();
    return part < 0.06 ? this.between(900, 1100) : part < 0.25 ? this.between(200, 520) : BALL_REST;
  }

  /** The one who assists is the last to touch before the scorer. */
  private setUp(at: number, player: number): void {
    this.touchNear(at, player, { x: this.between(-2800, 2800), y: attackOf(player) * this.between(800, 3200) });
  }

  /** The scorer goes with the ball to where they can shoot from. */
  private shoot(at: number, { player }: PlannedGoal): void {
    this.touchNear(at, player, { x: this.between(-1800, 1800), y: attackOf(player) * this.between(2200, 4000) });
  }

  /** A touch there, or as far on the way as the player can be then. */
  private touchNear(at: number, player: number, target: Pick<Place, 'x' | 'y'>): void {
    const { place, at: since } = this.last[player] ?? { place: this.anywhere(), at: 0 };
    const reach = REACH_PER_SECOND * (at - since);
    const far = Math.hypot(target.x - place.x, target.y - place.y);
    const share = Math.min(1, reach / Math.max(far, 1));
    this.touch(at, player, {
      x: place.x + (target.x - place.x) * share,
      y: place.y + (target.y - place.y) * share,
      z: BALL_REST,
    });
  }

  private touch(at: number, player: number, place: Place): void {
    const known = this.last[player];
    if (known) [known.place, known.at] = [place, at];
    this.touches.push({ at, player, place, counts: [] });
  }

  /** Who gets there first; of one team, or of both. */
  private nearest(place: Place, team: number | null, at = KICKOFF_SECONDS): number {
    const late = this.last.map((known, player) => {
      const far = Math.hypot(place.x - known.place.x, place.y - known.place.y);
      const isOther = team !== null && teamOf(player) !== team;
      return far / Math.max(at - known.at, 0.1) + (isOther ? 2000 : 0);
    });
    return late.indexOf(Math.min(...late));
  }

  private now(): number {
    return this.touches.at(-1)?.at ?? 0;
  }

  private between(from: number, to: number): number {
    return from + (to - from) * this.random.next();
  }

  private anywhere(): Place {
    return { x: this.between(-3000, 3000), y: this.between(-3500, 3500), z: BALL_REST };
  }

  /** Well behind the goal line. */
  private inGoal({ team }: PlannedGoal): Place {
    return { x: this.between(-650, 650), y: (team === 0 ? 1 : -1) * 5260, z: this.between(120, 480) };
  }
}

/** Inside of the walls and corners, as far as a ball can be touched there. */
function inside({ x, y, z }: Place): Place {
  const nearX = Math.max(-3700, Math.min(3700, x));
  const room = Math.min(4700, 7400 - Math.abs(nearX));
  return { x: nearX, y: Math.max(-room, Math.min(room, y)), z };
}
