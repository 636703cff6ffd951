import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { BoxScore } from '../../domain/series/box-score.ts';
import { proposeGames } from '../../domain/replays/replay-matching.ts';
import { instantOf, NightSeriesFinder } from '../../domain/replays/night-series.ts';
import type { ReplayFile, RosterPlayer } from '../../domain/replays/replay-proposal.ts';
import type { Sides } from '../../domain/sides.ts';
import { boxScoreOf } from './replay-box-score.ts';
import type { HeaderProperty } from './property-list.ts';
import { readReplayHeader } from './replay-header.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';
import { encodeReplay } from './testing/replay-encoder.ts';

// real files hold real people's names: they stand beside the project, never in it
const FOLDER = new URL('../../../../../shared/replays/', import.meta.url);
const MANIFEST = new URL('manifest.json', FOLDER);

interface ExpectedRow {
  Name: string;
  Platform: string;
  OnlineID: string;
  EpicAccountId: string;
  Team: number;
  Score: number;
  Goals: number;
  Assists: number;
  Saves: number;
  Shots: number;
  bBot: boolean;
}
interface ExpectedFile {
  file: string;
  why: string;
  header_valid: boolean;
  version: { engine: number; licensee: number; net: number | null; build: string | null };
  expected: Record<string, string | number | boolean | null> & { PlayerStats: ExpectedRow[] | null };
}

const find = (list: HeaderProperty[], name: string) => list.find((property) => property.name === name)?.value;
const plain = (list: HeaderProperty[], name: string, missing: string | number | boolean | null = null) => {
  const value = find(list, name);
  if (value === undefined) return missing;
  if (value.kind === 'qword' && name === 'MatchStartEpoch') return Number(value.value);
  return 'value' in value ? value.value : missing;
};
const plainRow = (row: HeaderProperty[]) => {
  const id = find(row, 'PlayerID');
  const numbers = ['Team', 'Score', 'Goals', 'Assists', 'Saves', 'Shots'].map((name) => [name, plain(row, name, 0)]);
  return {
    Name: plain(row, 'Name'),
    Platform: plain(row, 'Platform'),
    OnlineID: plain(row, 'OnlineID'),
    EpicAccountId: id?.kind === 'struct' ? plain(id.properties, 'EpicAccountId') : '',
    ...Object.fromEntries(numbers),
    bBot: plain(row, 'bBot', false),
  };
};

if (existsSync(MANIFEST)) {
  const { files } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { files: ExpectedFile[] };
  const contentOf = ({ file }: ExpectedFile) => readFileSync(new URL(`files/${file}`, FOLDER));

  describe('real replay files', () => {
    it.each(files.filter((file) => file.header_valid))('$file reads as two other readers agree: $why', (file) => {
      const { properties, ...version } = readReplayHeader(contentOf(file));
      const { engine, licensee, net } = file.version;
      expect(version).toMatchObject({ engine, licensee, net });
      expect(plain(properties, 'BuildVersion')).toBe(file.version.build);
      const { PlayerStats, Team0ScorePresent, Team1ScorePresent, ...rest } = file.expected;
      expect(find(properties, 'Team0Score') !== undefined).toBe(Team0ScorePresent);
      expect(find(properties, 'Team1Score') !== undefined).toBe(Team1ScorePresent);
      for (const [name, value] of Object.entries(rest)) {
        expect({ [name]: plain(properties, name, 0) }).toEqual({ [name]: value });
      }
      const rows = find(properties, 'PlayerStats');
      expect(rows?.kind === 'array' ? rows.items.map(plainRow) : null).toEqual(PlayerStats);
    });

    it.each(files.filter((file) => file.header_valid))('$file gives its box score', (file) => {
      const boxScore = boxScoreOf(readReplayHeader(contentOf(file)));
      const { expected } = file;
      expect([boxScore.blueGoals, boxScore.orangeGoals]).toEqual([expected['Team0Score'], expected['Team1Score']]);
      expect(boxScore.replayId).toBe(expected['Id']);
      expect(boxScore.matchGuid).toBe(expected['MatchGUID'] ?? expected['MatchGuid'] ?? null);
      expect(boxScore.playedAt.epochSeconds).toBe(expected['MatchStartEpoch'] ?? null);
      expect(boxScore.playedAt.localDate?.replace(/\D/g, '').slice(0, 12)).toBe(
        String(expected['Date']).replace(/\D/g, '').slice(0, 12),
      );
      expect(boxScore.players?.map((row) => [row.name, row.team, row.score, row.goals, row.isBot]) ?? null).toEqual(
        expected.PlayerStats?.map((row) => [row.Name, row.Team, row.Score, row.Goals, row.bBot]) ?? null,
      );
    });

    it('tells the goals of most files in order, by side as many as the score', () => {
      const read = files
        .filter((file) => file.header_valid)
        .map((file) => boxScoreOf(readReplayHeader(contentOf(file))));
      const scored = read.filter(({ blueGoals, orangeGoals }) => blueGoals + orangeGoals > 0);
      const told = scored.filter(({ goals }) => goals.length > 0);
      expect(told.length).toBeGreaterThan(scored.length / 2);
      for (const { goals, blueGoals, orangeGoals } of told) {
        expect([0, 1].map((team) => goals.filter((goal) => goal.team === team).length)).toEqual([
          blueGoals,
          orangeGoals,
        ]);
      }
      const goals = told.filter(({ players }) => players !== null).flatMap((boxScore) => boxScore.goals);
      expect(goals.filter(({ scorer }) => scorer !== null).length).toBeGreaterThan(0.9 * goals.length);
    });

    it.each(files.filter((file) => !file.header_valid))('$file is refused with a sentence: $why', (file) => {
      expect(() => readReplayHeader(contentOf(file))).toThrow(ReplayUnreadable);
    });

    it.each(files.filter((file) => file.header_valid))('$file reads the same from its header section alone', (file) => {
      const content = contentOf(file);
      const header = content.subarray(0, 8 + content.readInt32LE(0));
      expect(header.length).toBeLessThan(content.length);
      expect(boxScoreOf(readReplayHeader(header))).toEqual(boxScoreOf(readReplayHeader(content)));
    });

    it('tells every game of the set apart by its digest', () => {
      const digests = files
        .filter((file) => file.header_valid)
        .map((file) => boxScoreOf(readReplayHeader(contentOf(file))).digest);
      expect(new Set(digests).size).toBe(digests.length);
    });
  });

  describe('a real series', () => {
    const fileOf = (file: ExpectedFile): ReplayFile & { boxScore: BoxScore } => ({
      name: file.file,
      sha256: createHash('sha256').update(contentOf(file)).digest('hex'),
      boxScore: boxScoreOf(readReplayHeader(contentOf(file))),
    });
    const seriesOf = (letter: string) => files.filter((file) => file.why.startsWith(`series ${letter} `)).map(fileOf);
    /** The teams of the first game, with nicknames that no player has. */
    const rostersOf = ({ boxScore }: { boxScore: BoxScore }): Sides<RosterPlayer[]> => {
      const roster = (team: number) =>
        (boxScore.players ?? []).flatMap(({ platform, accountId, team: own }, playerId) =>
          own === team && accountId !== null
            ? [{ playerId, nickname: `Spelare ${playerId}`, accounts: [{ platform, accountId }] }]
            : [],
        );
      return { home: roster(1), away: roster(0) };
    };

    it('fills its games in the order they were played, every row by its account', () => {
      const series = seriesOf('A');
      const [first] = series;
      if (!first) throw new Error('the manifest names no series A');
      const rosters = rostersOf(first);
      const proposal = proposeGames({ format: 'first-to-3', rosters, files: [...series].reverse() });
      expect(proposal.games.map((game) => [game.fileName, game.number])).toEqual(
        series.map(({ name }, index) => [name, index + 1]),
      );
      for (const game of proposal.games) {
        expect(game.sides).toMatchObject({ votesFor: 6, votesAgainst: 0 });
        expect(game.rows.map((row) => row.match.kind)).toEqual(Array.from({ length: 6 }, () => 'account'));
      }
    });

    it('is found among the series of the season, each file by the accounts in it', () => {
      const series = seriesOf('A');
      const [first] = series;
      if (!first) throw new Error('the manifest names no series A');
      const { home, away } = rostersOf(first);
      const stays = [...home.map((player) => [1, player] as const), ...away.map((player) => [2, player] as const)].map(
        ([teamId, { playerId, nickname }]) => ({ playerId, nickname, teamId, team: '', from: new Date(0), to: null }),
      );
      const owners = [...home, ...away].flatMap(({ playerId, accounts }) =>
        accounts.map(({ platform, accountId }) => ({ playerId, platform, accountId: accountId.toLowerCase() })),
      );
      const at = instantOf(first.boxScore.playedAt) ?? new Date();
      const own = { id: 7, homeTeamId: 1, awayTeamId: 2, at, hasTime: true, isReported: false };
      const finder = new NightSeriesFinder({ stays, owners, series: [{ ...own, id: 8, awayTeamId: 3 }, own] });
      for (const { boxScore } of series) {
        expect(finder.find(boxScore, at)).toEqual({ kind: 'found', seriesIds: [7], warnings: [] });
      }
    });

    it('tells that a scorer left before the end', () => {
      const [first, second] = seriesOf('D');
      if (!first || !second) throw new Error('the manifest names no series D');
      const { games } = proposeGames({ format: 'first-to-3', rosters: rostersOf(first), files: [second] });
      expect(games[0]?.warnings.map(({ code }) => code)).toEqual(['too-few-rows', 'goals-do-not-add-up']);
    });

    it('refuses a file twice by its name', () => {
      const [first, second] = seriesOf('A');
      if (!first || !second) throw new Error('the manifest names no series A');
      const again = { ...first, name: 'again.replay' };
      const { files: statuses } = proposeGames({
        format: 'first-to-3',
        rosters: rostersOf(first),
        files: [first, second, again],
      });
      expect(statuses[2]).toMatchObject({
        status: 'refused',
        refusal: { params: { file: 'again.replay', other: first.name } },
      });
    });
  });
} else {
  console.info('No ../shared/replays beside the project: the real replay files are not compared in this run.');
}

describe('an invented file', () => {
  it('reads like a real one', () => {
    const content = encodeReplay({
      id: 'AB',
      date: '2026-03-01 19-30-00',
      teamSize: 3,
      players: [{ name: 'Hjortron', platform: 'xbox', accountId: '2535400000000001', team: 1 }],
    });
    const [row] = boxScoreOf(readReplayHeader(content)).players ?? [];
    expect(row).toMatchObject({ name: 'Hjortron', platform: 'xbox', accountId: '2535400000000001', team: 1 });
  });
});
