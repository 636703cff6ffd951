/** Players join, change teams and leave. Every move writes a roster entry. */
import type { Random } from '../../domain/random.ts';
import { addDays, addHours, instantAt } from './calendar.ts';
import { gaussNumber } from '../play/chance.ts';
import type { Namer } from '../texts/names.ts';
import type { DemoPlatform, DemoPlayer, DemoTeam, Place, RosterEntryRow } from '../model.ts';

const SWEDES = 0.82;
const NEIGHBOURS = ['NO', 'NO', 'NO', 'FI', 'FI', 'FI', 'DK', 'DK', 'IS', 'DE', 'PL', 'EE', 'LV'];
/** A team has at least two Swedish players (R11). */
const MIN_SWEDES = 2;

const LEAVES = { captain: 0.05, other: 0.2 };
const RETIRES = 0.5;
/** The largest difference in level between a team and a free agent whom it asks. */
const REACH = 0.8;

/** Days before the season's first day. Players leave before others join. */
const LEAVING = { first: 20, last: 13 };
const JOINING = { first: 10, last: 3 };

/** All players of one league, past and present. New players and entries are collected until they are taken. */
export class PlayerMarket {
  private readonly freeAgents: DemoPlayer[] = [];
  private readonly stopped: DemoPlayer[] = [];
  private newPlayers: DemoPlayer[] = [];
  private closedEntries: RosterEntryRow[] = [];

  constructor(
    private readonly random: Random,
    private readonly namer: Namer,
    private readonly nextId: () => number,
  ) {}

  /** The new players and the ended entries since the last call. Each is returned once. */
  take(): { players: DemoPlayer[]; entries: RosterEntryRow[] } {
    const taken = { players: this.newPlayers, entries: this.closedEntries };
    this.newPlayers = [];
    this.closedEntries = [];
    return taken;
  }

  /** Players without a team who have not stopped, the latest last. */
  get available(): readonly DemoPlayer[] {
    return this.freeAgents;
  }

  /** Removes a free agent from the market and returns them; a new player when none has that nationality. */
  castFreeAgent(nationality: string, since: Date): DemoPlayer {
    return takeLast(this.freeAgents, nationality) ?? this.outsider(nationality, since);
  }

  /** The same, among players who have stopped. */
  castRetired(nationality: string, since: Date): DemoPlayer {
    return takeLast(this.stopped, nationality) ?? this.outsider(nationality, since);
  }

  /** Adds entries that ended before this market began. */
  addEnded(entries: readonly RosterEntryRow[]): void {
    this.closedEntries.push(...entries);
  }

  /** Creates a roster of three to five players around a level of play, who joined shortly before the season. */
  found(team: DemoTeam, level: number, season: string): void {
    this.fill(team, level, season, this.targetSize());
  }

  /** Between two seasons: some players leave, some stop, and the empty places are filled. */
  turnOver(teams: readonly DemoTeam[], season: string): void {
    for (const team of teams) {
      for (let index = team.roster.length - 1; index >= 0; index--) {
        const { player } = team.roster[index] as Place;
        player.skill += 0.03 + 0.14 * gaussNumber(this.random);
        if (this.random.chance(index === 0 ? LEAVES.captain : LEAVES.other)) this.leave(team, index, season);
      }
    }
    for (const team of teams) this.fill(team, levelOf(team), season, Math.max(team.roster.length, this.targetSize()));
  }

  /** Ends all places of a team. Players who do not stop look for another team. */
  dissolve(team: DemoTeam, season: string): void {
    for (let index = team.roster.length - 1; index >= 0; index--) this.leave(team, index, season);
    team.isActive = false;
  }

  /** One player joins at this time: a free agent, or a new player. */
  sign(team: DemoTeam, since: Date): void {
    team.roster.push({ player: this.recruit(team, levelOf(team), since), since });
  }

  /** A new player without a team, who does not look for one. */
  outsider(nationality: string, createdAt: Date): DemoPlayer {
    return this.create(0, nationality, createdAt);
  }

  private targetSize(): number {
    const draw = this.random.next();
    return draw < 0.28 ? 3 : draw < 0.74 ? 4 : 5;
  }

  /** From the last place to the first, so that an entry keeps its sort order. */
  private leave(team: DemoTeam, index: number, season: string): void {
    const [place] = team.roster.splice(index, 1);
    if (!place) return;
    const { player, since: validFrom } = place;
    const validTo = instantAt(addDays(season, -this.random.int(LEAVING.last, LEAVING.first)), this.random.int(10, 22));
    this.closedEntries.push({ teamId: team.id, playerId: player.id, sortOrder: index + 1, validFrom, validTo });
    (this.random.chance(RETIRES) ? this.stopped : this.freeAgents).push(player);
  }

  private fill(team: DemoTeam, level: number, season: string, size: number): void {
    while (team.roster.length < size) {
      const since = instantAt(addDays(season, -this.random.int(JOINING.last, JOINING.first)), this.random.int(9, 22));
      team.roster.push({ player: this.recruit(team, level, since), since });
    }
  }

  private recruit(team: DemoTeam, level: number, since: Date): DemoPlayer {
    return this.scout(team, level) ?? this.create(level, this.nationalityFor(team), addHours(since, -48));
  }

  /** The free agent with the nearest level whom the team may take (R11). */
  private scout(team: DemoTeam, level: number): DemoPlayer | null {
    const needsSwede = swedesIn(team) < MIN_SWEDES;
    const distance = ({ skill }: DemoPlayer) => Math.abs(skill - level);
    let best = -1;
    this.freeAgents.forEach((player, index) => {
      if (distance(player) > REACH || (needsSwede && player.nationality !== 'SE')) return;
      if (best === -1 || distance(player) < distance(this.freeAgents[best] as DemoPlayer)) best = index;
    });
    return best === -1 ? null : (this.freeAgents.splice(best, 1)[0] ?? null);
  }

  private nationalityFor(team: DemoTeam): string {
    if (swedesIn(team) < MIN_SWEDES || this.random.chance(SWEDES)) return 'SE';
    return this.random.pick(NEIGHBOURS);
  }

  private create(level: number, nationality: string, createdAt: Date): DemoPlayer {
    const { random } = this;
    const inclination = () => Math.exp(0.35 * gaussNumber(random));
    const platform = platformOf(random);
    const id = this.nextId();
    const player: DemoPlayer = {
      id,
      nickname: this.namer.nickname(nationality),
      nationality,
      skill: level + 0.5 * gaussNumber(random),
      style: { scoring: inclination(), passing: inclination(), saving: inclination() },
      platform,
      accountId: accountId(random, platform, id),
      birthdate: addDays(createdAt.toISOString().slice(0, 10), -random.int(15 * 365, 31 * 365)),
      createdAt,
      hasSocials: random.chance(0.22),
    };
    this.newPlayers.push(player);
    return player;
  }
}

/** The mean level of a team's players; an empty team is average. */
function levelOf({ roster }: DemoTeam): number {
  return roster.reduce((sum, { player }) => sum + player.skill, 0) / Math.max(1, roster.length);
}

function takeLast(players: DemoPlayer[], nationality: string): DemoPlayer | null {
  const index = players.findLastIndex((player) => player.nationality === nationality);
  return index === -1 ? null : (players.splice(index, 1)[0] ?? null);
}

const swedesIn = ({ roster }: DemoTeam): number => roster.filter(({ player }) => player.nationality === 'SE').length;

function platformOf(random: Random): DemoPlatform {
  const draw = random.next();
  if (draw < 0.45) return 'steam';
  if (draw < 0.82) return 'epic';
  if (draw < 0.93) return 'playstation';
  return draw < 0.98 ? 'xbox' : 'switch';
}

/** An invented account id in the platform's form. The player's id makes it unique. */
function accountId(random: Random, platform: DemoPlatform, id: number): string {
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  switch (platform) {
    case 'steam':
      return `7656119900${String(id).padStart(7, '0')}`;
    case 'epic':
      return `${hex(24)}${id.toString(16).padStart(8, '0')}`;
    case 'playstation':
      return `demo_psn_${id}`;
    case 'xbox':
      return `2535${String(id).padStart(12, '0')}`;
    case 'switch':
      return `${hex(8)}${id.toString(16).padStart(8, '0')}`;
  }
}
