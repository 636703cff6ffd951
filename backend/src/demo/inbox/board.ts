/** Who looks for whom on the board: teams with a free place, and players without a team. */
import { boardExpiry } from '../../domain/teams/board.ts';
import type { Cast, DemoUser } from '../accounts.ts';
import { addHours } from '../league/calendar.ts';
import type { DemoTeam } from '../model.ts';

export interface BoardRow {
  playerId: number | null;
  teamId: number | null;
  rank: string;
  platform: string | null;
  evenings: number[];
  words: string;
  createdAt: Date;
  expiresAt: Date;
}

type Told = Pick<BoardRow, 'rank' | 'platform' | 'evenings' | 'words'>;

const TEAMS: readonly Told[] = [
  { rank: 'Diamant', platform: null, evenings: [2, 4, 7], words: 'Vi är två och behöver en tredje till nästa säsong.' },
  { rank: 'Platina 2', platform: 'epic', evenings: [1, 3], words: 'Lugnt lag som tränar varje måndag.\nHör av dig!' },
  { rank: '', platform: 'steam', evenings: [], words: 'Vi söker en reserv.' },
];
const PLAYERS: readonly Told[] = [
  { rank: 'Diamant 1', platform: 'steam', evenings: [1, 2, 4], words: 'Har spelat två säsonger, helst försvar.' },
  {
    rank: 'Guld 3',
    platform: 'playstation',
    evenings: [5, 6, 7],
    words: 'Ny i ligan och söker ett lag med rösten på.',
  },
  { rank: 'Diamant 3', platform: null, evenings: [3, 7], words: '' },
];
/** A team of fewer has a place beside an invite that may wait. */
const SIZE_WITH_ROOM = 4;

/** `captain3` looks for the third player, and `freeagent` for a team; a few others do too. */
export function fillBoard({ users }: Cast, teams: readonly DemoTeam[], now: Date): BoardRow[] {
  const named = (handle: string) => users.find(({ username }) => username === handle);
  const teamOf = (user: DemoUser | undefined) =>
    teams.find(({ roster }) => roster.some(({ player }) => player === user?.player));
  const first = teamOf(named('captain3'));
  const others = teams.filter(
    (team) => team !== first && team.roster.length > 0 && team.roster.length < SIZE_WITH_ROOM,
  );
  const agent = named('freeagent');
  const free = users.filter((user) => user !== agent && user.discordId.startsWith('81') && !teamOf(user));
  const row = (told: Told, index: number, whose: Partial<BoardRow>): BoardRow => {
    const createdAt = addHours(now, -30 * index - 4);
    return { ...{ playerId: null, teamId: null, ...told, ...whose }, createdAt, expiresAt: boardExpiry(createdAt) };
  };
  return [
    ...TEAMS.flatMap((told, index) => {
      const team = [first, ...others][index];
      return team ? [row(told, index, { teamId: team.id })] : [];
    }),
    ...PLAYERS.flatMap((told, index) => {
      const user = [agent, ...free][index];
      return user ? [row(told, index, { playerId: user.player.id })] : [];
    }),
  ];
}
