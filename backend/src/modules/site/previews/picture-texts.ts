import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import type { Title } from '../../../domain/competition/season-end/final-places.ts';
import type { RecordKind } from '../../../domain/competition/records/records.ts';

type Numbers = Readonly<Record<LeaderNumber, string>>;

/** The records of the picture, the ones that most people tell each other of. */
export const PICTURED_RECORDS = [
  'gameGoals',
  'gameSaves',
  'gameMargin',
  'seasonGoals',
  'careerGoals',
] as const satisfies readonly RecordKind[];
/** What a team has won, in a picture. */
type Titles = Readonly<Record<Title, string>>;
type Records = Readonly<Record<(typeof PICTURED_RECORDS)[number], string>>;

/** The words in pictures. */
export const PICTURE_TEXTS = {
  se: {
    placeOf: (teams: number) => `placering av ${teams}`,
    wonAndLost: 'vunna–förlorade',
    goals: 'mål',
    rating: 'rating',
    goalsPerGame: 'mål per match',
    betterThan: (number: LeaderNumber) =>
      `av divisionen har lägre ${{ goals: 'målsnitt', assists: 'assistsnitt', saves: 'räddningssnitt', shots: 'skottsnitt', rating: 'rating' }[number]}`,
    place: (place: number) => `Placering ${place}`,
    honours: (count: number) => (count === 1 ? 'En merit' : `${count} meriter`),
    best: {
      goals: 'Flest mål per match',
      assists: 'Flest assist per match',
      saves: 'Flest räddningar per match',
      shots: 'Flest skott per match',
      rating: 'Högst rating',
    } satisfies Numbers as Numbers,
    leaders: { perGame: 'Mål per match', total: 'Mål totalt' },
    titles: {
      champion: 'Mästare',
      second: 'Tvåa',
      third: 'Trea',
      division: 'Divisionsvinnare',
      cup: 'Cupvinnare',
    } satisfies Titles as Titles,
    season: 'Titlar',
    allTime: 'Alla säsonger',
    tonight: (count: number) => `${count === 1 ? 'En serie' : `${count} serier`} · svensk tid`,
    records: {
      gameGoals: 'Flest mål i en match',
      gameSaves: 'Flest räddningar i en match',
      gameMargin: 'Största segern i en match',
      seasonGoals: 'Flest mål under en säsong',
      careerGoals: 'Flest mål genom karriären',
    } satisfies Records as Records,
  },
  en: {
    placeOf: (teams: number) => `place of ${teams}`,
    wonAndLost: 'won–lost',
    goals: 'goals',
    rating: 'rating',
    goalsPerGame: 'goals per game',
    betterThan: (number: LeaderNumber) =>
      `of the division have ${{ goals: 'fewer goals', assists: 'fewer assists', saves: 'fewer saves', shots: 'fewer shots', rating: 'a lower rating' }[number]}`,
    place: (place: number) => `Place ${place}`,
    honours: (count: number) => (count === 1 ? 'One honour' : `${count} honours`),
    best: {
      goals: 'Most goals per game',
      assists: 'Most assists per game',
      saves: 'Most saves per game',
      shots: 'Most shots per game',
      rating: 'Highest rating',
    } satisfies Numbers as Numbers,
    leaders: { perGame: 'Goals per game', total: 'Goals in all' },
    titles: {
      champion: 'Champions',
      second: 'Second',
      third: 'Third',
      division: 'Division winners',
      cup: 'Cup winners',
    } satisfies Titles as Titles,
    season: 'Titles',
    allTime: 'All seasons',
    tonight: (count: number) => `${count === 1 ? 'One series' : `${count} series`} · Swedish time`,
    records: {
      gameGoals: 'Most goals in a game',
      gameSaves: 'Most saves in a game',
      gameMargin: 'Largest win in a game',
      seasonGoals: 'Most goals in a season',
      careerGoals: 'Most goals in a career',
    } satisfies Records as Records,
  },
} as const;
