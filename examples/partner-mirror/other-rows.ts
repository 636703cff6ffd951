import { fileWord, type League } from './league.ts';
import type { Row, TableName } from './tables.ts';

/** Rows of some tables, each of which is read as a whole. */
export type WholeTables = Partial<Record<TableName, Row[]>>;

/** Who won each settled season, and its best players. */
export async function readHonours(league: League): Promise<WholeTables> {
  type Honours = {
    season: { id: number };
    titles: { title: string; team: { id: number; name: string }; division: { id: number } }[];
    bestPlayers: { number: string; player: { id: number }; games: number; value: number }[];
  };
  const { champions } = await league.ask<{ champions: Honours[] }>(`{ champions { season { id }
    titles { title team { id name } division { id } } bestPlayers { number player { id } games value } } }`);
  return {
    titles: champions.flatMap(({ season, titles }) =>
      titles.map(({ title, team, division }) => ({
        ...{ seasonId: season.id, divisionId: division.id, title: fileWord(title), teamId: team.id, team: team.name },
      })),
    ),
    bestPlayers: champions.flatMap(({ season, bestPlayers }) =>
      bestPlayers.map(({ number, player, games, value }) => ({
        ...{ seasonId: season.id, number: fileWord(number), playerId: player.id, games, value },
      })),
    ),
  };
}

/** The categories of news. */
export async function readCategories(league: League): Promise<WholeTables> {
  const { newsCategories } = await league.ask<{ newsCategories: Row[] }>('{ newsCategories { id name } }');
  return { categories: newsCategories };
}

/** The addresses of all posts. */
export async function readAddresses(league: League): Promise<string[]> {
  return (await league.list<{ slug: string }>('allNews', 'slug')).map(({ slug }) => slug);
}

/** A post; null: readers cannot see it. */
export async function readPost(league: League, slug: string): Promise<Row | null> {
  type Answer = { newsPost: (Row & { category: unknown }) | null };
  const { newsPost } = await league.ask<Answer>(
    `query ($slug: String!) { newsPost(slug: $slug) { id slug title description content image thumbnail publishedAt
      category { id } authorPlayerId authorName } }`,
    { slug },
  );
  if (!newsPost) return null;
  const { category, authorName, ...post } = newsPost;
  // who has a player is called like them
  const author = post['authorPlayerId'] === null ? (authorName ?? null) : null;
  return { ...post, author, categoryId: (category as { id: number }).id };
}

/** Who has a player is called like them, so only other names are kept. */
const named = (name: string, player: { id: number } | null): { playerId: number | null; name: string | null } => ({
  playerId: player?.id ?? null,
  name: player ? null : name,
});

/** All of 6mans: each series changes the order of everyone. */
export async function readSixMans(league: League): Promise<WholeTables> {
  type Person = { name: string; player: { id: number } | null };
  type Entry = Person & Record<'elo' | 'wins' | 'games' | 'streak' | 'bestStreak' | 'peak', number>;
  type Change = Person & { eloBefore: number; eloAfter: number };
  type Series = { id: number; playedAt: string; loserGames: number; winners: Change[]; losers: Change[] };
  type Tier = { rank: string; floor: number | null; entries: Entry[] };
  const { tiers } = await league.ask<{ tiers: Tier[] }>(`{ tiers: sixMansLeaderboard { rank floor
    entries { name player { id } elo wins games streak bestStreak peak } } }`);
  const played: Series[] = [];
  for (let total = 1; played.length < total;) {
    const { page } = await league.ask<{ page: { total: number; items: Series[] } }>(
      `query ($offset: Int!) { page: sixMansSeries(first: 10, offset: $offset) { total items { id playedAt loserGames
        winners { name player { id } eloBefore eloAfter } losers { name player { id } eloBefore eloAfter } } } }`,
      { offset: played.length },
    );
    played.push(...page.items);
    total = page.items.length === 0 ? 0 : page.total;
  }
  const changesOf = (seriesId: number, side: string, all: readonly Change[]): Row[] =>
    all.map(({ name, player, eloBefore, eloAfter }, place) => ({
      ...{ seriesId, side, place, ...named(name, player), eloBefore, eloAfter },
    }));
  return {
    sixMansRanks: tiers.map(({ rank, floor }) => ({ rank, floor })),
    sixMansPlayers: tiers.flatMap(({ rank, entries }) =>
      entries.map(({ name, player, ...numbers }) => ({ rank, ...named(name, player), ...numbers })),
    ),
    sixMansSeries: played.map(({ id, playedAt, loserGames }) => ({ id, playedAt, loserGames })),
    sixMansChanges: played.flatMap(({ id, winners, losers }) => [
      ...changesOf(id, 'winners', winners),
      ...changesOf(id, 'losers', losers),
    ]),
  };
}
