import { playerComparison } from '../../stats/careers/player-career.ts';
import type { Honour } from '../../stats/careers/career.ts';
import { tableFrom } from '../../stats/standings/standings-table.ts';
import type { StandingsTableRow } from '../../stats/standings/standings-table.ts';
import { divisionIn, seasonIn, type SiteLanguage } from '../../../domain/site-language.ts';
import { BASE, calendarFeed, organizerData, teamIn } from './page-previews.ts';
import { PREVIEW_TEXTS } from './page-texts.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';
import type { Picture, PicturedFact, Preview } from './preview.ts';
import type { PairPreview, PlayerPreview, TeamPreview } from './previews.repository.ts';

/** The series of a team's form in a picture, and the honours of a list. */
const LATEST = 5;
const SHOWN_HONOURS = 5;

const decimal = (language: SiteLanguage, value: number): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'sv-SE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);

/** What a preview tells. Readers who hide results share one without (R40). */
interface Told {
  hidesResults: boolean;
  /** The honours, when the address shows them. */
  honours: readonly Honour[] | null;
}

export function teamPreview(team: TeamPreview, language: SiteLanguage, { hidesResults, honours }: Told): Preview {
  const { id } = team;
  const texts = PREVIEW_TEXTS[language];
  const season = team.season && seasonIn(language, team.season);
  const table = team.results && !hidesResults ? tableFrom(team.results, []) : [];
  const row = table.find((one) => one.team.id === id && one.seriesPlayed > 0);
  const subject = teamIn(language, team);
  const preview: Preview = {
    ...BASE,
    title: team.name,
    description: texts.team(team.name),
    canonicalPath: `/team/${id}`,
    picture: {
      template: 'profile',
      label: texts.teamLabel,
      subject,
      isRound: false,
      note: season ? `${team.division}, ${season}` : '',
      team: subject,
      facts: row ? teamFacts(row, table.length, language) : [],
      form: row ? row.form.slice(-LATEST).map((one) => (one === 'win' || one === 'overtimeWin' ? 'won' : 'lost')) : [],
    },
    data: (address) => ({
      '@context': 'https://schema.org',
      '@type': 'SportsTeam',
      name: team.name,
      url: address(`/team/${id}`),
      memberOf: organizerData(address),
    }),
    feeds: [calendarFeed(`team/${id}`, () => team.name)],
  };
  return withHonours(preview, honours, language);
}

function teamFacts(row: StandingsTableRow, teams: number, language: SiteLanguage): PicturedFact[] {
  const texts = PICTURE_TEXTS[language];
  const won = row.wins + row.overtimeWins;
  return [
    { value: String(row.position), label: texts.placeOf(teams) },
    { value: `${won}–${row.losses + row.overtimeLosses}`, label: texts.wonAndLost },
    { value: `${row.goalsFor}–${row.goalsAgainst}`, label: texts.goals },
  ];
}

export function playerPreview(
  { id, ...player }: PlayerPreview,
  language: SiteLanguage,
  { hidesResults, honours }: Told,
): Preview {
  const texts = PREVIEW_TEXTS[language];
  const { played, team } = player;
  const place = played && placeIn(language, played);
  const preview: Preview = {
    ...BASE,
    title: player.nickname,
    description: texts.player(player.nickname),
    canonicalPath: `/player/${id}`,
    type: 'profile',
    picture: {
      template: 'profile',
      label: hidesResults || !place ? texts.playerLabel : place,
      subject: { name: player.nickname, standIn: `${texts.playerLabel} ${id}`, image: player.avatar },
      isRound: true,
      note: team?.name ?? '',
      team: team && teamIn(language, team),
      facts: played && !hidesResults ? playerFacts(id, played.sums, language) : [],
      form: [],
    },
    feeds: [calendarFeed(`player/${id}`, () => player.nickname)],
  };
  return withHonours(preview, honours, language);
}

function playerFacts(
  id: number,
  sums: NonNullable<PlayerPreview['played']>['sums'],
  language: SiteLanguage,
): PicturedFact[] {
  const texts = PICTURE_TEXTS[language];
  const { rating, percentiles, games } = playerComparison(sums, id);
  const goals = sums.filter(({ playerId }) => playerId === id).reduce((sum, row) => sum + row.goals, 0);
  const best = percentiles.toSorted((one, other) => other.percent - one.percent)[0];
  return [
    ...(rating === null ? [] : [{ value: decimal(language, rating), label: texts.rating }]),
    ...(games === 0 ? [] : [{ value: decimal(language, goals / games), label: texts.goalsPerGame }]),
    ...(best && best.percent > 0 ? [{ value: `${best.percent} %`, label: texts.betterThan(best.number) }] : []),
  ];
}

const placeIn = (
  language: SiteLanguage,
  { division, divisionEng, season }: NonNullable<PlayerPreview['played']>,
): string => `${divisionIn(language, { name: division, nameEng: divisionEng })}, ${seasonIn(language, season)}`;

/** The same preview as a list of honours; without honours it is as before. */
function withHonours(preview: Preview, honours: readonly Honour[] | null, language: SiteLanguage): Preview {
  if (!honours || honours.length === 0) return preview;
  const texts = PICTURE_TEXTS[language];
  const shown = honours.slice(0, SHOWN_HONOURS);
  const lines = shown.map(({ place, number, season, division, team }) => ({
    ...teamIn(language, team),
    name: number ? texts.best[number] : texts.place(place),
    standIn: '',
    lead: String(place),
    note: '',
    value: `${divisionIn(language, division)}, ${seasonIn(language, season.name)}`,
  }));
  const picture: Picture = { template: 'list', label: texts.honours(honours.length), title: preview.title, lines };
  return { ...preview, description: `${preview.title}: ${texts.honours(honours.length).toLowerCase()}.`, picture };
}

/** Two teams or two players side by side. */
export function pairPreview(kind: 'teams' | 'players', { home, away }: PairPreview, language: SiteLanguage): Preview {
  const texts = PREVIEW_TEXTS[language];
  const label = kind === 'teams' ? texts.teamLabel : texts.playerLabel;
  return {
    ...BASE,
    title: `${home.name} – ${away.name}`,
    description: texts.pair(home.name, away.name),
    canonicalPath: `/compare/${kind}/${home.id}/${away.id}`,
    picture: {
      template: 'series',
      label: texts.pairLabel,
      home: { name: home.name, standIn: `${label} ${home.id}`, image: home.image },
      away: { name: away.name, standIn: `${label} ${away.id}`, image: away.image },
      score: null,
      note: '',
    },
  };
}
