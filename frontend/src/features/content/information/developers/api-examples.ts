/** A query that a program can start with. Its title is `developers.example.<id>`. */
export interface QueryExample {
  id:
    | 'table'
    | 'results'
    | 'players'
    | 'list'
    | 'list-back'
    | 'statistics'
    | 'rules'
    | 'with-key'
    | 'field-game'
    | 'field-teams'
    | 'field-places';
  query: string;
  variables?: Record<string, unknown>;
  /** The program sends its key, which it reads from its environment. */
  hasKey?: boolean;
}

/** An address to read. Its title is `developers.example.<id>`. */
export interface AddressExample {
  id: 'divisions' | 'latest' | 'field-series' | 'events' | 'export' | 'calendar';
  path: string;
  /** The answer is a text and no JSON. */
  isText?: boolean;
}

/** A program that asks more than one question, written for each language in `example-code`. */
export interface ProgramExample {
  id: 'track';
  isProgram: true;
}

export type ApiExample = QueryExample | AddressExample | ProgramExample;

/** Real things of the league, for the examples that need one. What is undefined has no examples. */
export interface RealThings {
  /** Of the present season. */
  division?: { id?: number; discriminator: string; seasonId: number } | undefined;
  /** A series with a game whose replay could be read, and its home team. */
  recorded?: { seriesId: number; teamId: number } | undefined;
}

/** A way into the data, with its examples. Its title is `developers.section.<id>`. */
interface ApiSection {
  id: 'graphql' | 'rest' | 'field' | 'events' | 'exports' | 'feeds';
  examples: (real: RealThings) => ApiExample[];
}

export const isQuery = (example: ApiExample): example is QueryExample => 'query' in example;
export const isProgram = (example: ApiExample): example is ProgramExample => 'isProgram' in example;

/** The queries with which a partner can start. The table is one of a real division. */
export const queryExamples = ({ division }: RealThings): QueryExample[] => [
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
    query: `query Results {
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
  {
    id: 'list-back',
    query: `query FromTheEnd($before: String) {
  allSeries(last: 3, before: $before, filter: { state: REPORTED }) {
    nodes {
      id
      scheduledAt
      home { name }
      away { name }
    }
    pageInfo { hasPreviousPage startCursor }
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
    query: `query Rules {
  ruleBook(name: RULES, language: en) {
    title
    updated
    pdfUrl
    sections { number title }
  }
}`,
  },
  { id: 'with-key', query: 'query Seasons { seasons { id name } }', hasKey: true },
];

/** Queries about what happened on the field. */
export const fieldQueries = ({ division, recorded }: RealThings): QueryExample[] => [
  {
    id: 'field-game',
    query: `query RecordedGame {
  allGames(first: 1, filter: { hasFieldPlay: true }) {
    nodes {
      number
      series { id home { name } away { name } }
      fieldPlay {
        trackUrl
        inPlaySeconds
        home {
          possessionSeconds
          players { player { nickname } numbers { averageSpeed } }
        }
        events { kind side clock isOvertime player { nickname } }
      }
    }
  }
}`,
  },
  ...(division
    ? [
        {
          id: 'field-teams' as const,
          query: `query OnTheField($seasonId: Int!) {
  teamFieldStatistics(
    first: 3
    filter: { seasonId: $seasonId }
    per: GAME
    order: { by: BOOST_USED_PER_MINUTE }
  ) {
    nodes {
      team { name }
      games
      numbers { boostUsedPerMinute averageSpeed touches demolitions }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
          variables: { seasonId: division.seasonId },
        },
      ]
    : []),
  ...(recorded
    ? [
        {
          id: 'field-places' as const,
          query: `query AmongTheTeams($teamId: Int!) {
  team(id: $teamId) {
    name
    fieldSeasons {
      season { name }
      division { name }
      games
      percentiles { number value median most less others }
    }
  }
}`,
          variables: { teamId: recorded.teamId },
        },
      ]
    : []),
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
  {
    id: 'field',
    examples: (real) => [
      ...fieldQueries(real),
      ...(real.recorded
        ? [
            { id: 'field-series' as const, path: `/api/series/${real.recorded.seriesId}/field-play` },
            { id: 'track' as const, isProgram: true as const },
          ]
        : []),
    ],
  },
  { id: 'events', examples: () => [{ id: 'events', path: '/api/events?last=3' }] },
  { id: 'exports', examples: () => [{ id: 'export', path: '/api/exports/seasons.csv', isText: true }] },
  {
    id: 'feeds',
    examples: ({ division }) =>
      division?.id === undefined
        ? []
        : [{ id: 'calendar', path: `/api/calendar/division/${division.id}.ics`, isText: true }],
  },
];
