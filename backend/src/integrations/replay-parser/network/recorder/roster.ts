import type { RecordedPlayer } from '../../../../domain/recordings/recording.ts';
import { cleanName } from '../../replay-text.ts';
import { SYSTEM } from '../account-id.ts';
import type { StreamAccount } from '../account-id.ts';
import type { LobbyMember, TeamActor } from './parts.ts';
import { StreamFault } from '../stream-fault.ts';

/** More than a lobby sees come and go. The second limit is some 45 megabytes of columns. */
const MAX_PLAYERS = 64;
const MAX_PLAYER_FRAMES = 1_000_000;

/** Platforms whose accounts the league knows. The header calls PsyNet's accounts Switch. */
const LEAGUE_SYSTEMS: readonly number[] = [
  SYSTEM.steam,
  SYSTEM.playStation,
  SYSTEM.xbox,
  SYSTEM.switch,
  SYSTEM.psyNet,
  SYSTEM.epic,
];
const MAX_STAT = 99_999;

/** The players of a game. Someone who leaves and comes back is a new actor, and the same player. */
export class Roster {
  readonly players: RecordedPlayer[] = [];
  private readonly accounts: (StreamAccount | null)[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly members = new Map<number, LobbyMember>();
  private readonly teams = new Map<number, TeamActor>();

  /** `frames` is the length of the columns. */
  constructor(private readonly frames: number) {}

  opened(part: LobbyMember | TeamActor): void {
    if (part.kind === 'team') this.teams.set(part.channel, part);
    else this.members.set(part.channel, part);
  }

  closed(part: LobbyMember | TeamActor): void {
    if (part.kind === 'team') this.teams.delete(part.channel);
    else this.members.delete(part.channel);
  }

  /** Index of the player whose information is on a channel; -1 for none. */
  playerOn(channel: number): number {
    return this.members.get(channel)?.player ?? -1;
  }

  /** Who is in a team in this frame. */
  frameRead(frame: number): void {
    for (const member of this.members.values()) {
      const team = this.teams.get(member.teamChannel)?.team ?? null;
      if (team === null || member.name === '') continue;
      if (member.player < 0) member.player = this.indexOf(member, team, frame);
      const player = this.players[member.player];
      if (player === undefined) continue;
      player.team = team;
      player.to = frame;
      if (!member.hasNewStats) continue;
      member.hasNewStats = false;
      const [score = 0, goals = 0, assists = 0, saves = 0, shots = 0] = member.stats;
      const { stats } = player;
      stats.score = count(score);
      stats.goals = count(goals);
      stats.assists = count(assists);
      stats.saves = count(saves);
      stats.shots = count(shots);
    }
  }

  /** The account of a guest on a split screen is its owner's, so it names neither of them. */
  forgetSharedAccounts(): void {
    const owners = new Map<string, number>();
    const keyOf = (index: number) => `${this.accounts[index]?.system}:${this.players[index]?.accountId}`;
    this.players.forEach((_, index) => owners.set(keyOf(index), (owners.get(keyOf(index)) ?? 0) + 1));
    const isShared = this.players.map((_, index) => (owners.get(keyOf(index)) ?? 0) > 1);
    this.players.forEach((player, index) => {
      if (isShared[index]) player.accountId = null;
    });
  }

  private indexOf(member: LobbyMember, team: 0 | 1, frame: number): number {
    const key = identityOf(member);
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    const index = this.players.length;
    if (index === MAX_PLAYERS || (index + 1) * this.frames > MAX_PLAYER_FRAMES) throw new StreamFault('limit');
    this.indexes.set(key, index);
    this.accounts.push(member.account);
    this.players.push({
      name: cleanName(member.name),
      accountId: accountIdOf(member.account),
      isBot: member.isBot,
      stats: { score: 0, goals: 0, assists: 0, saves: 0, shots: 0 },
      team,
      from: frame,
      to: frame,
      ...playerColumns(this.frames),
    });
    return index;
  }
}

type Columns = Omit<RecordedPlayer, 'name' | 'accountId' | 'isBot' | 'stats' | 'team' | 'from' | 'to'>;

const playerColumns = (frames: number): Columns => ({
  x: new Float32Array(frames),
  y: new Float32Array(frames),
  z: new Float32Array(frames),
  vx: new Float32Array(frames),
  vy: new Float32Array(frames),
  vz: new Float32Array(frames),
  yaw: new Float32Array(frames),
  boostSent: new Uint8Array(frames),
  state: new Uint8Array(frames),
});

const count = (value: number): number => Math.min(Math.max(value, 0), MAX_STAT);

/** Bots have no account, and old PlayStation files give several players the number 1. */
const identityOf = ({ account, name }: LobbyMember): string => {
  if (account === null || account.id === '' || account.id === '1') return `name:${name}`;
  return `${account.system}:${account.id}:${account.splitScreen}`;
};

/** As the box score of the header has it. */
const accountIdOf = (account: StreamAccount | null): string | null => {
  if (account === null || !LEAGUE_SYSTEMS.includes(account.system)) return null;
  if (account.system === SYSTEM.epic) return /^[0-9a-f]{32}$/.test(account.id) ? account.id : null;
  if (account.id !== '') return account.id;
  return /^[a-z][a-z0-9_-]{2,15}$/i.test(account.name) ? account.name.toLowerCase() : null;
};
