import { skipToken } from '@apollo/client/react';
import { type GamesFieldQuery, useGamesFieldQuery } from './games-field.generated';
import { type SeriesFieldQuery, useSeriesFieldQuery } from './series-field.generated';

type OfGame = NonNullable<NonNullable<GamesFieldQuery['series']>['games'][number]['fieldPlay']>;
type OfSeries = NonNullable<NonNullable<SeriesFieldQuery['series']>['fieldPlay']>;

/** What happened on the field in a series or in one of its games. */
export interface Field {
  /** Null: no recording could be read. */
  play: OfGame | OfSeries | null;
  /** The games of `play` with their events; one when a game is chosen. */
  games: { number: number; activeSeconds: number; events: OfGame['events'] }[];
  /** How many games the series has. */
  all: number;
}

/** An answer that is on its way, here, or has failed. */
export interface FieldAnswer {
  field: Field | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Reads what the replays tell (R37): the sums of the series, or with `game` those of that game. Each is read when it is asked for. */
export function useField(seriesId: number, game: number | null): FieldAnswer {
  const variables = { seriesId };
  const whole = useSeriesFieldQuery(game === null ? { variables } : skipToken);
  const each = useGamesFieldQuery(game === null ? skipToken : { variables });
  const { error, refetch } = game === null ? whole : each;
  const series = game === null ? whole.data?.series : each.data?.series;
  const games = (series?.games ?? []).flatMap(({ number, fieldPlay }) =>
    fieldPlay && (game === null || number === game) ? [{ number, ...fieldPlay }] : [],
  );
  const ofGame = each.data?.series?.games.find(({ number }) => number === game)?.fieldPlay;
  const play = (game === null ? whole.data?.series?.fieldPlay : ofGame) ?? null;
  return {
    field: series ? { play, games, all: series.games.length } : undefined,
    hasFailed: error !== undefined && !series,
    retry: () => void refetch(),
  };
}
