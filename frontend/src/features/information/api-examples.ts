/** A query that a program can start with. Its title is `developers.example.<id>`. */
export interface QueryExample {
  id: 'table' | 'results' | 'players' | 'list' | 'statistics' | 'rules' | 'with-key';
  query: string;
  variables?: Record<string, unknown>;
  /** The program sends its key, which it reads from its environment. */
  hasKey?: boolean;
}

/** An address to read. Its title is `developers.example.<id>`. */
export interface AddressExample {
  id: 'divisions' | 'latest' | 'events' | 'export' | 'calendar';
  path: string;
  /** The answer is a text and no JSON. */
  isText?: boolean;
}

export type ApiExample = QueryExample | AddressExample;

type Division = { id?: number; discriminator: string; seasonId: number } | undefined;

/** A way into the data, with its examples. Its title is `developers.section.<id>`. */
interface ApiSection {
  id: 'graphql' | 'rest' | 'events' | 'exports' | 'feeds';
  /** `division`: a real one for examples that need one; undefined between seasons. */
  examples: (division: Division) => ApiExample[];
}

export const isQuery = (example: ApiExample): example is QueryExample => 'query' in example;

/** The queries with which a partner can start. The table is one of a real division. */
export const queryExamples = (division: Division): QueryExample[] => [
  ...(division
    ? [
        {
          id: 'table' as const,
          query: `query Table($discriminator: String!, $seasonId: Int!) {
  division(discriminator: $discriminator, seasonId: $seasonId) {
    name
    standings {
      position
      team { id name }
      seriesPlayed
      diff
      points
    }
  }
}`,
          variables: { discriminator: division.discriminator, seasonId: division.seasonId },
        },
      ]
    : []),
  {
    id: 'results',
    query: `{
  latestSeries(first: 3) {
    id
    week
    division { name }
    home { name }
    away { name }
    homeGames
    awayGames
    walkover
  }
  upcomingSeries(first: 3) {
    scheduledAt
    home { name }
    away { name }
  }
}`,
  },
  {
    id: 'players',
    query: `query Players($text: String!) {
  searchPlayers(text: $text, first: 3) {
    total
    items {
      player { id nickname }
      team { id name }
    }
  }
}`,
    variables: { text: 'an' },
  },
  {
    id: 'list',
    query: `query Played($after: String) {
  allSeries(first: 3, after: $after, filter: { state: REPORTED }) {
    nodes {
      id
      scheduledAt
      home { name }
      away { name }
      homeGames
      awayGames
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
  },
  ...(division
    ? [
        {
          id: 'statistics' as const,
          query: `query HomeGoals($seasonId: Int!) {
  playerStatistics(
    first: 3
    filter: { seasonId: $seasonId, venue: HOME }
    per: GAME
    order: { by: GOALS }
  ) {
    nodes {
      player { nickname }
      games
      goals
      rating
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
          variables: { seasonId: division.seasonId },
        },
      ]
    : []),
  {
    id: 'rules',
    query: `{
  ruleBook(name: RULES, language: en) {
    title
    updated
    pdfUrl
    sections { number title }
  }
}`,
  },
  { id: 'with-key', query: '{ seasons { id name } }', hasKey: true },
];

/** The ways into the data in the order of the page. A new way is one entry here and its titles. */
export const API_SECTIONS: readonly ApiSection[] = [
  { id: 'graphql', examples: queryExamples },
  {
    id: 'rest',
    examples: () => [
      { id: 'divisions', path: '/api/season/current/divisions' },
      { id: 'latest', path: '/api/series/latest/3' },
    ],
  },
  { id: 'events', examples: () => [{ id: 'events', path: '/api/events?first=3' }] },
  { id: 'exports', examples: () => [{ id: 'export', path: '/api/exports/seasons.csv', isText: true }] },
  {
    id: 'feeds',
    examples: (division) =>
      division?.id === undefined
        ? []
        : [{ id: 'calendar', path: `/api/calendar/division/${division.id}.ics`, isText: true }],
  },
];
