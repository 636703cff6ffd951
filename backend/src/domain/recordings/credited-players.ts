import type { Side } from '../sides.ts';
import { nicknameKey } from '../text.ts';
import type { CreditedRow } from './game-reading.ts';
import type { RecordedPlayer, Recording } from './recording.ts';

/** How sure a player of the league is found: the account says it, the name, or only the numbers. */
const WEIGHT = { account: 3, name: 2, line: 1 } as const;

/** Who the recorded players are if the home team had this colour, and how much speaks for it. */
interface Reading {
  playerIds: (number | null)[];
  weight: number;
}

/** The colour that the home team had, and the league's player of each recorded one. */
export interface CreditedPlayers {
  homeColour: 0 | 1;
  playerIds: (number | null)[];
}

/**
 * Which colour was home, and who is who (R37): by the players' accounts, else by their names, else by their numbers in
 * the report. When as much speaks for one colour as for the other, the goals decide; null when they are equal too.
 */
export function creditedPlayers(recording: Recording, rows: readonly CreditedRow[]): CreditedPlayers | null {
  const blue = readAs(0, recording.players, rows);
  const orange = readAs(1, recording.players, rows);
  const lead = blue.weight - orange.weight || goalsFor(0, recording, rows) - goalsFor(1, recording, rows);
  if (lead === 0) return null;
  const homeColour = lead > 0 ? 0 : 1;
  return { homeColour, playerIds: (homeColour === 0 ? blue : orange).playerIds };
}

/** 1 when the score of the report is the recording's with this colour as home. */
function goalsFor(homeColour: 0 | 1, { goals }: Recording, rows: readonly CreditedRow[]): 0 | 1 {
  const reported = (side: Side) => rows.reduce((sum, row) => (row.side === side ? sum + row.goals : sum), 0);
  const home = goals.filter(({ team }) => team === homeColour).length;
  return rows.length > 0 && reported('home') === home && reported('away') === goals.length - home ? 1 : 0;
}

function readAs(homeColour: 0 | 1, players: readonly RecordedPlayer[], rows: readonly CreditedRow[]): Reading {
  const reading: Reading = { playerIds: players.map(() => null), weight: 0 };
  for (const side of ['home', 'away'] as const) {
    const colour = side === 'home' ? homeColour : 1 - homeColour;
    const finder = new SideFinder(
      players.flatMap((player, index) => (player.team === colour && !player.isBot ? [{ player, index }] : [])),
      rows.filter((row) => row.side === side),
      rows.filter((row) => row.side !== side),
    );
    finder.find(reading);
  }
  return reading;
}

interface Candidate {
  player: RecordedPlayer;
  index: number;
}

/** Finds the players of one side. A player and a row are found once. */
class SideFinder {
  constructor(
    private candidates: Candidate[],
    private rows: CreditedRow[],
    private readonly opponents: readonly CreditedRow[],
  ) {}

  find(reading: Reading): void {
    this.pair(reading, WEIGHT.account, ({ player }, row) => hasAccount(player, row));
    // an account decides before any name: its owner is known, so the name must not give it to another
    this.candidates = this.candidates.filter(({ player }) => !this.opponents.some((row) => hasAccount(player, row)));
    this.pair(reading, WEIGHT.name, ({ player }, row) => hasName(player, row));
    this.pair(reading, WEIGHT.line, ({ player }, row) => hasLine(player, row));
  }

  /** Pairs those who are alone for each other, and takes them out. */
  private pair(reading: Reading, weight: number, isPair: (candidate: Candidate, row: CreditedRow) => boolean): void {
    const pairs = this.candidates.flatMap((candidate) => {
      const own = this.rows.filter((row) => isPair(candidate, row));
      const [row] = own;
      const isAlone = row !== undefined && this.candidates.filter((each) => isPair(each, row)).length === 1;
      return isAlone && own.length === 1 ? [{ candidate, row }] : [];
    });
    for (const { candidate, row } of pairs) {
      reading.playerIds[candidate.index] = row.playerId;
      reading.weight += weight;
    }
    this.candidates = this.candidates.filter((each) => !pairs.some(({ candidate }) => candidate === each));
    this.rows = this.rows.filter((each) => !pairs.some(({ row }) => row === each));
  }
}

const fold = (account: string): string => account.trim().toLowerCase();

function hasAccount({ accountId }: RecordedPlayer, { accounts }: CreditedRow): boolean {
  if (accountId === null) return false;
  const account = fold(accountId);
  return account !== '' && accounts.some((each) => fold(each) === account);
}

function hasName({ name }: RecordedPlayer, { names }: CreditedRow): boolean {
  const key = nicknameKey(name);
  return key !== '' && names.some((each) => nicknameKey(each) === key);
}

const LINE = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

/** The same numbers, of which one at least is more than 0: an empty line is no sign of anyone. */
const hasLine = ({ stats }: RecordedPlayer, row: CreditedRow): boolean =>
  LINE.every((name) => stats[name] === row[name]) && LINE.some((name) => row[name] > 0);
