/** A query with which a partner can start. Its title is `developers.example.<id>`. */
export interface ApiExample {
  id: 'table' | 'results' | 'players' | 'rules';
  query: string;
  variables?: Record<string, unknown>;
}

/** The examples. The table is one of a real division. */
export const apiExamples = (division: { discriminator: string; seasonId: number } | undefined): ApiExample[] => [
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
];
