/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query ReportableSeries($filter: ReportableSeriesFilter) {\n  reportableSeries(filter: $filter) {\n    id\n    week\n    scheduledAt\n    state\n    ...SeriesScore\n    division {\n      id\n      name\n      discriminator\n      seasonId\n    }\n    home {\n      ...TeamLogo\n    }\n    away {\n      ...TeamLogo\n    }\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      name\n    }\n  }\n}": typeof types.ReportableSeriesDocument,
    "mutation ReportSeries($input: ReportSeriesInput!) {\n  reportSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DeclareWalkover($input: WalkoverInput!) {\n  declareWalkover(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ResetSeries($input: ResetSeriesInput!) {\n  resetSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation AttachGameAccount($input: AttachGameAccountInput!) {\n  attachGameAccount(input: $input) {\n    __typename\n    ... on GameAccount {\n      id\n      playerId\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.ReportSeriesDocument,
    "query SeriesReport($seriesId: Int!) {\n  seriesReport(seriesId: $seriesId) {\n    ...SeriesReportForm\n  }\n}\n\nfragment SeriesReportForm on SeriesReport {\n  seriesId\n  version\n  isOwnTeam\n  mayReport\n  replayDigests\n  home {\n    ...ReportPlayer\n  }\n  away {\n    ...ReportPlayer\n  }\n  series {\n    ...ReportHeader\n    games {\n      number\n      homeGoals\n      awayGoals\n      home {\n        ...StoredRow\n      }\n      away {\n        ...StoredRow\n      }\n    }\n  }\n}\n\nfragment ReportPlayer on ReportRosterPlayer {\n  playerId\n  nickname\n  isOnRoster\n}\n\nfragment ReportHeader on Series {\n  id\n  week\n  scheduledAt\n  state\n  format\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}\n\nfragment StoredRow on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}": typeof types.SeriesReportDocument,
    "query CurrentTable($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    standings {\n      ...PreviewRow\n    }\n  }\n}\n\nquery TablePreview($seriesId: Int!, $outcome: SeriesOutcomeInput!) {\n  standingsPreview(seriesId: $seriesId, outcome: $outcome) {\n    ...PreviewRow\n  }\n}\n\nfragment PreviewRow on StandingsRow {\n  position\n  diff\n  points\n  team {\n    ...TeamLogo\n  }\n}": typeof types.CurrentTableDocument,
    "fragment AdminSeason on Season {\n  id\n  name\n  startsOn\n  endsOn\n  format\n  isCurrent\n  divisions {\n    id\n  }\n}\n\nmutation CreateSeason($input: SeasonInput!) {\n  createSeason(input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ChangeSeason($id: Int!, $input: SeasonInput!) {\n  changeSeason(id: $id, input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation MakeSeasonCurrent($id: Int!) {\n  makeSeasonCurrent(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation CloseSeason($id: Int!) {\n  closeSeason(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.AdminSeasonFragmentDoc,
    "query AdminSeasons {\n  seasons {\n    ...AdminSeason\n  }\n}": typeof types.AdminSeasonsDocument,
    "mutation SaveLeagueSwitches($input: LeagueSwitchesInput!) {\n  saveLeagueSwitches(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      registrationOpen\n      transferOpen\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation SaveStartPage($input: StartPageInput!) {\n  saveStartPage(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      startType\n      startContent\n      startContentEng\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.SaveLeagueSwitchesDocument,
    "query SettingsPage {\n  settings {\n    registrationOpen\n    transferOpen\n  }\n}": typeof types.SettingsPageDocument,
    "query StartSettingsPage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n}": typeof types.StartSettingsPageDocument,
    "fragment FormGuide on StandingsRow {\n  form\n}": typeof types.FormGuideFragmentDoc,
    "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}": typeof types.PlacementLegendFragmentDoc,
    "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}": typeof types.PlayerLinkFragmentDoc,
    "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.WaitingRequestFragmentDoc,
    "fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}": typeof types.SeriesRowFragmentDoc,
    "fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}": typeof types.SeriesScoreFragmentDoc,
    "fragment PlayerNumbers on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}": typeof types.PlayerNumbersFragmentDoc,
    "fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}": typeof types.TeamLogoFragmentDoc,
    "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}": typeof types.ProblemPartsFragmentDoc,
    "query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}": typeof types.SessionDocument,
};
const documents: Documents = {
    "query ReportableSeries($filter: ReportableSeriesFilter) {\n  reportableSeries(filter: $filter) {\n    id\n    week\n    scheduledAt\n    state\n    ...SeriesScore\n    division {\n      id\n      name\n      discriminator\n      seasonId\n    }\n    home {\n      ...TeamLogo\n    }\n    away {\n      ...TeamLogo\n    }\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      name\n    }\n  }\n}": types.ReportableSeriesDocument,
    "mutation ReportSeries($input: ReportSeriesInput!) {\n  reportSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DeclareWalkover($input: WalkoverInput!) {\n  declareWalkover(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ResetSeries($input: ResetSeriesInput!) {\n  resetSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation AttachGameAccount($input: AttachGameAccountInput!) {\n  attachGameAccount(input: $input) {\n    __typename\n    ... on GameAccount {\n      id\n      playerId\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.ReportSeriesDocument,
    "query SeriesReport($seriesId: Int!) {\n  seriesReport(seriesId: $seriesId) {\n    ...SeriesReportForm\n  }\n}\n\nfragment SeriesReportForm on SeriesReport {\n  seriesId\n  version\n  isOwnTeam\n  mayReport\n  replayDigests\n  home {\n    ...ReportPlayer\n  }\n  away {\n    ...ReportPlayer\n  }\n  series {\n    ...ReportHeader\n    games {\n      number\n      homeGoals\n      awayGoals\n      home {\n        ...StoredRow\n      }\n      away {\n        ...StoredRow\n      }\n    }\n  }\n}\n\nfragment ReportPlayer on ReportRosterPlayer {\n  playerId\n  nickname\n  isOnRoster\n}\n\nfragment ReportHeader on Series {\n  id\n  week\n  scheduledAt\n  state\n  format\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}\n\nfragment StoredRow on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}": types.SeriesReportDocument,
    "query CurrentTable($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    standings {\n      ...PreviewRow\n    }\n  }\n}\n\nquery TablePreview($seriesId: Int!, $outcome: SeriesOutcomeInput!) {\n  standingsPreview(seriesId: $seriesId, outcome: $outcome) {\n    ...PreviewRow\n  }\n}\n\nfragment PreviewRow on StandingsRow {\n  position\n  diff\n  points\n  team {\n    ...TeamLogo\n  }\n}": types.CurrentTableDocument,
    "fragment AdminSeason on Season {\n  id\n  name\n  startsOn\n  endsOn\n  format\n  isCurrent\n  divisions {\n    id\n  }\n}\n\nmutation CreateSeason($input: SeasonInput!) {\n  createSeason(input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ChangeSeason($id: Int!, $input: SeasonInput!) {\n  changeSeason(id: $id, input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation MakeSeasonCurrent($id: Int!) {\n  makeSeasonCurrent(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation CloseSeason($id: Int!) {\n  closeSeason(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.AdminSeasonFragmentDoc,
    "query AdminSeasons {\n  seasons {\n    ...AdminSeason\n  }\n}": types.AdminSeasonsDocument,
    "mutation SaveLeagueSwitches($input: LeagueSwitchesInput!) {\n  saveLeagueSwitches(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      registrationOpen\n      transferOpen\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation SaveStartPage($input: StartPageInput!) {\n  saveStartPage(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      startType\n      startContent\n      startContentEng\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.SaveLeagueSwitchesDocument,
    "query SettingsPage {\n  settings {\n    registrationOpen\n    transferOpen\n  }\n}": types.SettingsPageDocument,
    "query StartSettingsPage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n}": types.StartSettingsPageDocument,
    "fragment FormGuide on StandingsRow {\n  form\n}": types.FormGuideFragmentDoc,
    "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}": types.PlacementLegendFragmentDoc,
    "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}": types.PlayerLinkFragmentDoc,
    "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.WaitingRequestFragmentDoc,
    "fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}": types.SeriesRowFragmentDoc,
    "fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}": types.SeriesScoreFragmentDoc,
    "fragment PlayerNumbers on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}": types.PlayerNumbersFragmentDoc,
    "fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}": types.TeamLogoFragmentDoc,
    "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}": types.ProblemPartsFragmentDoc,
    "query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}": types.SessionDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportableSeries($filter: ReportableSeriesFilter) {\n  reportableSeries(filter: $filter) {\n    id\n    week\n    scheduledAt\n    state\n    ...SeriesScore\n    division {\n      id\n      name\n      discriminator\n      seasonId\n    }\n    home {\n      ...TeamLogo\n    }\n    away {\n      ...TeamLogo\n    }\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      name\n    }\n  }\n}"): (typeof documents)["query ReportableSeries($filter: ReportableSeriesFilter) {\n  reportableSeries(filter: $filter) {\n    id\n    week\n    scheduledAt\n    state\n    ...SeriesScore\n    division {\n      id\n      name\n      discriminator\n      seasonId\n    }\n    home {\n      ...TeamLogo\n    }\n    away {\n      ...TeamLogo\n    }\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      name\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReportSeries($input: ReportSeriesInput!) {\n  reportSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DeclareWalkover($input: WalkoverInput!) {\n  declareWalkover(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ResetSeries($input: ResetSeriesInput!) {\n  resetSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation AttachGameAccount($input: AttachGameAccountInput!) {\n  attachGameAccount(input: $input) {\n    __typename\n    ... on GameAccount {\n      id\n      playerId\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation ReportSeries($input: ReportSeriesInput!) {\n  reportSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DeclareWalkover($input: WalkoverInput!) {\n  declareWalkover(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ResetSeries($input: ResetSeriesInput!) {\n  resetSeries(input: $input) {\n    __typename\n    ... on SeriesReport {\n      seriesId\n      version\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation AttachGameAccount($input: AttachGameAccountInput!) {\n  attachGameAccount(input: $input) {\n    __typename\n    ... on GameAccount {\n      id\n      playerId\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeriesReport($seriesId: Int!) {\n  seriesReport(seriesId: $seriesId) {\n    ...SeriesReportForm\n  }\n}\n\nfragment SeriesReportForm on SeriesReport {\n  seriesId\n  version\n  isOwnTeam\n  mayReport\n  replayDigests\n  home {\n    ...ReportPlayer\n  }\n  away {\n    ...ReportPlayer\n  }\n  series {\n    ...ReportHeader\n    games {\n      number\n      homeGoals\n      awayGoals\n      home {\n        ...StoredRow\n      }\n      away {\n        ...StoredRow\n      }\n    }\n  }\n}\n\nfragment ReportPlayer on ReportRosterPlayer {\n  playerId\n  nickname\n  isOnRoster\n}\n\nfragment ReportHeader on Series {\n  id\n  week\n  scheduledAt\n  state\n  format\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}\n\nfragment StoredRow on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}"): (typeof documents)["query SeriesReport($seriesId: Int!) {\n  seriesReport(seriesId: $seriesId) {\n    ...SeriesReportForm\n  }\n}\n\nfragment SeriesReportForm on SeriesReport {\n  seriesId\n  version\n  isOwnTeam\n  mayReport\n  replayDigests\n  home {\n    ...ReportPlayer\n  }\n  away {\n    ...ReportPlayer\n  }\n  series {\n    ...ReportHeader\n    games {\n      number\n      homeGoals\n      awayGoals\n      home {\n        ...StoredRow\n      }\n      away {\n        ...StoredRow\n      }\n    }\n  }\n}\n\nfragment ReportPlayer on ReportRosterPlayer {\n  playerId\n  nickname\n  isOnRoster\n}\n\nfragment ReportHeader on Series {\n  id\n  week\n  scheduledAt\n  state\n  format\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}\n\nfragment StoredRow on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CurrentTable($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    standings {\n      ...PreviewRow\n    }\n  }\n}\n\nquery TablePreview($seriesId: Int!, $outcome: SeriesOutcomeInput!) {\n  standingsPreview(seriesId: $seriesId, outcome: $outcome) {\n    ...PreviewRow\n  }\n}\n\nfragment PreviewRow on StandingsRow {\n  position\n  diff\n  points\n  team {\n    ...TeamLogo\n  }\n}"): (typeof documents)["query CurrentTable($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    standings {\n      ...PreviewRow\n    }\n  }\n}\n\nquery TablePreview($seriesId: Int!, $outcome: SeriesOutcomeInput!) {\n  standingsPreview(seriesId: $seriesId, outcome: $outcome) {\n    ...PreviewRow\n  }\n}\n\nfragment PreviewRow on StandingsRow {\n  position\n  diff\n  points\n  team {\n    ...TeamLogo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AdminSeason on Season {\n  id\n  name\n  startsOn\n  endsOn\n  format\n  isCurrent\n  divisions {\n    id\n  }\n}\n\nmutation CreateSeason($input: SeasonInput!) {\n  createSeason(input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ChangeSeason($id: Int!, $input: SeasonInput!) {\n  changeSeason(id: $id, input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation MakeSeasonCurrent($id: Int!) {\n  makeSeasonCurrent(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation CloseSeason($id: Int!) {\n  closeSeason(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["fragment AdminSeason on Season {\n  id\n  name\n  startsOn\n  endsOn\n  format\n  isCurrent\n  divisions {\n    id\n  }\n}\n\nmutation CreateSeason($input: SeasonInput!) {\n  createSeason(input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ChangeSeason($id: Int!, $input: SeasonInput!) {\n  changeSeason(id: $id, input: $input) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation MakeSeasonCurrent($id: Int!) {\n  makeSeasonCurrent(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation CloseSeason($id: Int!) {\n  closeSeason(id: $id) {\n    __typename\n    ... on Season {\n      ...AdminSeason\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminSeasons {\n  seasons {\n    ...AdminSeason\n  }\n}"): (typeof documents)["query AdminSeasons {\n  seasons {\n    ...AdminSeason\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveLeagueSwitches($input: LeagueSwitchesInput!) {\n  saveLeagueSwitches(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      registrationOpen\n      transferOpen\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation SaveStartPage($input: StartPageInput!) {\n  saveStartPage(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      startType\n      startContent\n      startContentEng\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation SaveLeagueSwitches($input: LeagueSwitchesInput!) {\n  saveLeagueSwitches(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      registrationOpen\n      transferOpen\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation SaveStartPage($input: StartPageInput!) {\n  saveStartPage(input: $input) {\n    __typename\n    ... on LeagueSettings {\n      startType\n      startContent\n      startContentEng\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettingsPage {\n  settings {\n    registrationOpen\n    transferOpen\n  }\n}"): (typeof documents)["query SettingsPage {\n  settings {\n    registrationOpen\n    transferOpen\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StartSettingsPage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n}"): (typeof documents)["query StartSettingsPage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FormGuide on StandingsRow {\n  form\n}"): (typeof documents)["fragment FormGuide on StandingsRow {\n  form\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}"): (typeof documents)["fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}"): (typeof documents)["fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}"): (typeof documents)["fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}"): (typeof documents)["fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerNumbers on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}"): (typeof documents)["fragment PlayerNumbers on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}"): (typeof documents)["fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}"): (typeof documents)["fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}"): (typeof documents)["query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;