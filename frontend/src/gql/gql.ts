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
    "query SearchPalette($text: String!) {\n  search(text: $text) {\n    players {\n      ...PlayerLink\n    }\n    teams {\n      ...TeamLogo\n    }\n    divisions {\n      division {\n        id\n        name\n        discriminator\n        seasonId\n      }\n      season {\n        id\n        name\n      }\n    }\n    news {\n      title\n      slug\n    }\n  }\n}": typeof types.SearchPaletteDocument,
    "query Shell {\n  settings {\n    currentSeasonId\n    registrationOpen\n    signupClosesAt\n    transferOpen\n  }\n  currentSeason {\n    id\n    name\n    divisions {\n      id\n      name\n      discriminator\n      seasonId\n    }\n  }\n}": typeof types.ShellDocument,
    "query SignupBanner {\n  signup {\n    season {\n      id\n      name\n      signupClosesAt\n    }\n    team {\n      ...TeamLogo\n    }\n    isCaptain\n    isSignedUp\n  }\n}": typeof types.SignupBannerDocument,
    "subscription UnreadChanges {\n  unreadNotifications\n}": typeof types.UnreadChangesDocument,
    "query Unread {\n  unreadNotifications\n}": typeof types.UnreadDocument,
    "query DivisionPage($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    name\n    format\n    currentWeek\n    season {\n      id\n      name\n    }\n    admin {\n      playerId\n      nickname\n    }\n    bands {\n      ...PlacementLegend\n    }\n    standings {\n      ...StandingsTable\n    }\n    series {\n      ...SeriesRow\n    }\n    playerStats {\n      ...PlayerStatistics\n    }\n    teamStats {\n      ...TeamStatistics\n    }\n  }\n}": typeof types.DivisionPageDocument,
    "fragment PlayerStatistics on PlayerStats {\n  ...PlayerNumbers\n  team {\n    ...TeamLogo\n  }\n}": typeof types.PlayerStatisticsFragmentDoc,
    "fragment StandingsExplanation on StandingsRow {\n  position\n  team {\n    id\n    name\n  }\n  trace {\n    criterion\n    ownValue\n    aboveValue\n    teams {\n      id\n      name\n    }\n  }\n}": typeof types.StandingsExplanationFragmentDoc,
    "fragment StandingsTable on StandingsRow {\n  position\n  team {\n    ...TeamLogo\n  }\n  color\n  isDisqualified\n  seriesPlayed\n  wins\n  overtimeWins\n  overtimeLosses\n  losses\n  gamesWon\n  gamesLost\n  diff\n  points\n  adjustment\n  adjustmentReason\n  ...FormGuide\n  ...StandingsExplanation\n}": typeof types.StandingsTableFragmentDoc,
    "fragment TeamStatistics on TeamStats {\n  team {\n    ...TeamLogo\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}": typeof types.TeamStatisticsFragmentDoc,
    "query HomePage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n  upcomingTopSeries(first: 10) {\n    ...SeriesRow\n  }\n  upcomingSeries(first: 10) {\n    ...SeriesRow\n  }\n  latestSeries(first: 10) {\n    ...SeriesRow\n  }\n  news(first: 2) {\n    items {\n      ...NewsCard\n    }\n  }\n  myNextSeries {\n    ...SeriesRow\n  }\n}": typeof types.HomePageDocument,
    "query LiveStream {\n  liveStream {\n    channel\n    isLive\n    title\n  }\n}": typeof types.LiveStreamDocument,
    "fragment Notice on Notification {\n  id\n  createdAt\n  descriptionSv\n  descriptionEn\n  isRead\n  invite {\n    id\n    status\n    withRequest\n    team {\n      ...TeamLogo\n    }\n  }\n  place {\n    kind\n    id\n    discriminator\n    seasonId\n  }\n}": typeof types.NoticeFragmentDoc,
    "mutation MarkNotificationsRead {\n  markNotificationsRead {\n    __typename\n    ... on NotificationsRead {\n      count\n    }\n  }\n}\n\nmutation AcceptInvite($inviteId: Int!) {\n  acceptInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DenyInvite($inviteId: Int!) {\n  denyInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.MarkNotificationsReadDocument,
    "query NotificationsPage($before: Int) {\n  notifications(first: 25, before: $before) {\n    items {\n      ...Notice\n    }\n    nextBefore\n    unread\n  }\n}": typeof types.NotificationsPageDocument,
    "fragment PlayerHit on PlayerHit {\n  player {\n    ...PlayerLink\n  }\n  discordName\n  team {\n    ...TeamLogo\n  }\n}": typeof types.PlayerHitFragmentDoc,
    "query PlayerPage($id: Int!) {\n  player(id: $id) {\n    id\n    displayName\n    avatar\n    banner\n    ...PlayerProfile\n    sixMans {\n      ...PlayerSixMans\n    }\n    seasons {\n      ...PlayerSeason\n    }\n    transfers {\n      ...PlayerTransfer\n    }\n  }\n}": typeof types.PlayerPageDocument,
    "fragment PlayerProfile on Player {\n  nationality\n  mmr\n  discordName\n  roles\n  sixMans {\n    rank\n  }\n  team {\n    ...TeamLogo\n  }\n  twitter\n  instagram\n  twitch\n  tiktok\n  youtube\n}": typeof types.PlayerProfileFragmentDoc,
    "fragment PlayerSeason on PlayerSeason {\n  season {\n    id\n    name\n  }\n  team {\n    ...TeamLogo\n  }\n  currentTeamName\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  placement\n  stats {\n    ...PlayerNumbers\n    team {\n      ...TeamLogo\n    }\n  }\n}": typeof types.PlayerSeasonFragmentDoc,
    "fragment PlayerSixMans on SixMansStanding {\n  rank\n  elo\n  peak\n  games\n  wins\n}\n\nquery EloCurve($playerId: Int!) {\n  sixMansCurve(playerId: $playerId) {\n    playedAt\n    elo\n  }\n}": typeof types.PlayerSixMansFragmentDoc,
    "fragment PlayerTransfer on Transfer {\n  id\n  validFrom\n  validTo\n  team {\n    ...TeamLogo\n  }\n  previousTeam {\n    id\n    name\n  }\n}": typeof types.PlayerTransferFragmentDoc,
    "query PlayersPage($text: String!, $offset: Int!, $hasTeams: Boolean!) {\n  searchPlayers(text: $text, first: 20, offset: $offset) {\n    total\n    items {\n      ...PlayerHit\n    }\n  }\n  searchTeams(text: $text, first: 6) @include(if: $hasTeams) {\n    ...TeamLogo\n  }\n}": typeof types.PlayersPageDocument,
    "query SeasonsPage {\n  seasons {\n    id\n    name\n    startsOn\n    endsOn\n    isCurrent\n    ...SeasonFacts\n    divisions {\n      id\n      name\n      discriminator\n      rank\n      seasonId\n    }\n  }\n}": typeof types.SeasonsPageDocument,
    "fragment SeriesGame on Game {\n  number\n  homeGoals\n  awayGoals\n  home {\n    ...GamePlayer\n  }\n  away {\n    ...GamePlayer\n  }\n}\n\nfragment GamePlayer on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}": typeof types.SeriesGameFragmentDoc,
    "fragment SeriesHeader on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  isAnnulled\n  state\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}": typeof types.SeriesHeaderFragmentDoc,
    "query SeriesPage($id: Int!) {\n  series(id: $id) {\n    ...SeriesHeader\n    homeTotals {\n      ...SeriesTotals\n    }\n    awayTotals {\n      ...SeriesTotals\n    }\n    games {\n      ...SeriesGame\n    }\n  }\n}": typeof types.SeriesPageDocument,
    "fragment SeriesTotals on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n}": typeof types.SeriesTotalsFragmentDoc,
    "mutation SignUpTeam($input: SignUpTeamInput!) {\n  signUpTeam(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.SignUpTeamDocument,
    "query SignupPage {\n  signup {\n    obstacle\n    season {\n      id\n      name\n      ...SeasonFacts\n    }\n    team {\n      ...TeamLogo\n    }\n    players\n    swedish\n  }\n}": typeof types.SignupPageDocument,
    "fragment SixMansSeriesRow on SixMansSeries {\n  id\n  playedAt\n  loserGames\n  winners {\n    ...SixMansChange\n  }\n  losers {\n    ...SixMansChange\n  }\n}\n\nfragment SixMansChange on SixMansChange {\n  name\n  player {\n    ...PlayerLink\n  }\n  eloBefore\n  eloAfter\n}": typeof types.SixMansSeriesRowFragmentDoc,
    "query SixMansPage {\n  sixMansLeaderboard {\n    ...SixMansTier\n  }\n  sixMansSeries(first: 5) {\n    items {\n      ...SixMansSeriesRow\n    }\n  }\n}": typeof types.SixMansPageDocument,
    "fragment SixMansTier on SixMansTier {\n  rank\n  floor\n  entries {\n    position\n    name\n    player {\n      ...PlayerLink\n    }\n    elo\n    peak\n    games\n    wins\n    streak\n    bestStreak\n  }\n}": typeof types.SixMansTierFragmentDoc,
    "query CreateTeamPage {\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n  }\n}": typeof types.CreateTeamPageDocument,
    "mutation RequestTeam($input: RequestTeamInput!) {\n  requestTeam(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.RequestTeamDocument,
    "fragment NextSeasonPlace on NextSeasonPlace {\n  state\n  season {\n    id\n    name\n  }\n  nextSeason {\n    id\n    name\n  }\n  remaining\n  isSettled\n  canDecline\n}\n\nmutation DeclineNextSeasonPlace {\n  declineNextSeasonPlace {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.NextSeasonPlaceFragmentDoc,
    "query InvitablePlayers($text: String!) {\n  invitablePlayers(text: $text) {\n    player {\n      ...PlayerLink\n    }\n    userId\n    discordName\n  }\n}": typeof types.InvitablePlayersDocument,
    "fragment TeamIdentity on Team {\n  id\n  name\n  logo\n  banner\n}": typeof types.TeamIdentityFragmentDoc,
    "fragment TeamMembers on Team {\n  roster {\n    player {\n      ...PlayerLink\n    }\n    isCaptain\n  }\n  invites {\n    id\n    player {\n      ...PlayerLink\n    }\n    withRequest\n    createdAt\n  }\n}": typeof types.TeamMembersFragmentDoc,
    "mutation SaveTeamInfo($input: SaveTeamInfoInput!) {\n  saveTeamInfo(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation HandOverCaptaincy($playerId: Int!) {\n  handOverCaptaincy(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation KickPlayer($playerId: Int!) {\n  kickPlayer(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation InvitePlayer($input: InvitePlayerInput!) {\n  invitePlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation RemoveInvite($inviteId: Int!) {\n  removeInvite(inviteId: $inviteId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeam {\n  leaveTeam {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeamByRequest {\n  leaveTeamByRequest {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.SaveTeamInfoDocument,
    "query TeamSettingsPage($id: Int!) {\n  team(id: $id) {\n    ...TeamIdentity\n    ...TeamMembers\n    id\n    isMine\n    viewerCan {\n      invite\n      kick\n      rename\n      handOverCaptaincy\n      leave\n      leaveByRequest\n    }\n    openRequest\n  }\n  settings {\n    registrationOpen\n    transferOpen\n  }\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n    banner\n  }\n}": typeof types.TeamSettingsPageDocument,
    "query TeamNameFree($name: String!, $ownTeamId: Int) {\n  isTeamNameFree(name: $name, ownTeamId: $ownTeamId)\n}": typeof types.TeamNameFreeDocument,
    "query TeamPage($id: Int!) {\n  nextSeasonPlace(teamId: $id) {\n    ...NextSeasonPlace\n  }\n  team(id: $id) {\n    id\n    name\n    logo\n    banner\n    isActive\n    isMine\n    roster {\n      ...RosterMember\n    }\n    seasons {\n      ...TeamSeason\n    }\n  }\n}": typeof types.TeamPageDocument,
    "fragment RosterMember on RosterMember {\n  player {\n    ...PlayerLink\n  }\n  isCaptain\n  mmr\n  since\n}": typeof types.RosterMemberFragmentDoc,
    "fragment TeamSeason on TeamSeason {\n  season {\n    id\n    name\n  }\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  name\n  position\n  roster {\n    ...PlayerLink\n  }\n  series {\n    ...SeriesRow\n  }\n  playerStats {\n    ...PlayerNumbers\n  }\n}": typeof types.TeamSeasonFragmentDoc,
    "query TransfersPage($after: Int) {\n  transfers(first: 25, after: $after) {\n    nextAfter\n    items {\n      id\n      validFrom\n      player {\n        ...PlayerLink\n      }\n      team {\n        ...TeamLogo\n      }\n      previousTeam {\n        ...TeamLogo\n      }\n    }\n  }\n}": typeof types.TransfersPageDocument,
    "fragment FormGuide on StandingsRow {\n  form\n}": typeof types.FormGuideFragmentDoc,
    "fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}": typeof types.NewsCardFragmentDoc,
    "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}": typeof types.PlacementLegendFragmentDoc,
    "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}": typeof types.PlayerLinkFragmentDoc,
    "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.WaitingRequestFragmentDoc,
    "fragment SeasonFacts on Season {\n  id\n  startsOn\n  endsOn\n  signupClosesAt\n  weeks\n  transferFrom\n  transferTo\n  qualifiers {\n    name\n    nameEng\n    from\n    to\n  }\n}": typeof types.SeasonFactsFragmentDoc,
    "fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}": typeof types.SeriesRowFragmentDoc,
    "fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}": typeof types.SeriesScoreFragmentDoc,
    "fragment PlayerNumbers on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}": typeof types.PlayerNumbersFragmentDoc,
    "fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}": typeof types.TeamLogoFragmentDoc,
    "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}": typeof types.ProblemPartsFragmentDoc,
    "query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}": typeof types.SessionDocument,
};
const documents: Documents = {
    "query SearchPalette($text: String!) {\n  search(text: $text) {\n    players {\n      ...PlayerLink\n    }\n    teams {\n      ...TeamLogo\n    }\n    divisions {\n      division {\n        id\n        name\n        discriminator\n        seasonId\n      }\n      season {\n        id\n        name\n      }\n    }\n    news {\n      title\n      slug\n    }\n  }\n}": types.SearchPaletteDocument,
    "query Shell {\n  settings {\n    currentSeasonId\n    registrationOpen\n    signupClosesAt\n    transferOpen\n  }\n  currentSeason {\n    id\n    name\n    divisions {\n      id\n      name\n      discriminator\n      seasonId\n    }\n  }\n}": types.ShellDocument,
    "query SignupBanner {\n  signup {\n    season {\n      id\n      name\n      signupClosesAt\n    }\n    team {\n      ...TeamLogo\n    }\n    isCaptain\n    isSignedUp\n  }\n}": types.SignupBannerDocument,
    "subscription UnreadChanges {\n  unreadNotifications\n}": types.UnreadChangesDocument,
    "query Unread {\n  unreadNotifications\n}": types.UnreadDocument,
    "query DivisionPage($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    name\n    format\n    currentWeek\n    season {\n      id\n      name\n    }\n    admin {\n      playerId\n      nickname\n    }\n    bands {\n      ...PlacementLegend\n    }\n    standings {\n      ...StandingsTable\n    }\n    series {\n      ...SeriesRow\n    }\n    playerStats {\n      ...PlayerStatistics\n    }\n    teamStats {\n      ...TeamStatistics\n    }\n  }\n}": types.DivisionPageDocument,
    "fragment PlayerStatistics on PlayerStats {\n  ...PlayerNumbers\n  team {\n    ...TeamLogo\n  }\n}": types.PlayerStatisticsFragmentDoc,
    "fragment StandingsExplanation on StandingsRow {\n  position\n  team {\n    id\n    name\n  }\n  trace {\n    criterion\n    ownValue\n    aboveValue\n    teams {\n      id\n      name\n    }\n  }\n}": types.StandingsExplanationFragmentDoc,
    "fragment StandingsTable on StandingsRow {\n  position\n  team {\n    ...TeamLogo\n  }\n  color\n  isDisqualified\n  seriesPlayed\n  wins\n  overtimeWins\n  overtimeLosses\n  losses\n  gamesWon\n  gamesLost\n  diff\n  points\n  adjustment\n  adjustmentReason\n  ...FormGuide\n  ...StandingsExplanation\n}": types.StandingsTableFragmentDoc,
    "fragment TeamStatistics on TeamStats {\n  team {\n    ...TeamLogo\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}": types.TeamStatisticsFragmentDoc,
    "query HomePage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n  upcomingTopSeries(first: 10) {\n    ...SeriesRow\n  }\n  upcomingSeries(first: 10) {\n    ...SeriesRow\n  }\n  latestSeries(first: 10) {\n    ...SeriesRow\n  }\n  news(first: 2) {\n    items {\n      ...NewsCard\n    }\n  }\n  myNextSeries {\n    ...SeriesRow\n  }\n}": types.HomePageDocument,
    "query LiveStream {\n  liveStream {\n    channel\n    isLive\n    title\n  }\n}": types.LiveStreamDocument,
    "fragment Notice on Notification {\n  id\n  createdAt\n  descriptionSv\n  descriptionEn\n  isRead\n  invite {\n    id\n    status\n    withRequest\n    team {\n      ...TeamLogo\n    }\n  }\n  place {\n    kind\n    id\n    discriminator\n    seasonId\n  }\n}": types.NoticeFragmentDoc,
    "mutation MarkNotificationsRead {\n  markNotificationsRead {\n    __typename\n    ... on NotificationsRead {\n      count\n    }\n  }\n}\n\nmutation AcceptInvite($inviteId: Int!) {\n  acceptInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DenyInvite($inviteId: Int!) {\n  denyInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.MarkNotificationsReadDocument,
    "query NotificationsPage($before: Int) {\n  notifications(first: 25, before: $before) {\n    items {\n      ...Notice\n    }\n    nextBefore\n    unread\n  }\n}": types.NotificationsPageDocument,
    "fragment PlayerHit on PlayerHit {\n  player {\n    ...PlayerLink\n  }\n  discordName\n  team {\n    ...TeamLogo\n  }\n}": types.PlayerHitFragmentDoc,
    "query PlayerPage($id: Int!) {\n  player(id: $id) {\n    id\n    displayName\n    avatar\n    banner\n    ...PlayerProfile\n    sixMans {\n      ...PlayerSixMans\n    }\n    seasons {\n      ...PlayerSeason\n    }\n    transfers {\n      ...PlayerTransfer\n    }\n  }\n}": types.PlayerPageDocument,
    "fragment PlayerProfile on Player {\n  nationality\n  mmr\n  discordName\n  roles\n  sixMans {\n    rank\n  }\n  team {\n    ...TeamLogo\n  }\n  twitter\n  instagram\n  twitch\n  tiktok\n  youtube\n}": types.PlayerProfileFragmentDoc,
    "fragment PlayerSeason on PlayerSeason {\n  season {\n    id\n    name\n  }\n  team {\n    ...TeamLogo\n  }\n  currentTeamName\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  placement\n  stats {\n    ...PlayerNumbers\n    team {\n      ...TeamLogo\n    }\n  }\n}": types.PlayerSeasonFragmentDoc,
    "fragment PlayerSixMans on SixMansStanding {\n  rank\n  elo\n  peak\n  games\n  wins\n}\n\nquery EloCurve($playerId: Int!) {\n  sixMansCurve(playerId: $playerId) {\n    playedAt\n    elo\n  }\n}": types.PlayerSixMansFragmentDoc,
    "fragment PlayerTransfer on Transfer {\n  id\n  validFrom\n  validTo\n  team {\n    ...TeamLogo\n  }\n  previousTeam {\n    id\n    name\n  }\n}": types.PlayerTransferFragmentDoc,
    "query PlayersPage($text: String!, $offset: Int!, $hasTeams: Boolean!) {\n  searchPlayers(text: $text, first: 20, offset: $offset) {\n    total\n    items {\n      ...PlayerHit\n    }\n  }\n  searchTeams(text: $text, first: 6) @include(if: $hasTeams) {\n    ...TeamLogo\n  }\n}": types.PlayersPageDocument,
    "query SeasonsPage {\n  seasons {\n    id\n    name\n    startsOn\n    endsOn\n    isCurrent\n    ...SeasonFacts\n    divisions {\n      id\n      name\n      discriminator\n      rank\n      seasonId\n    }\n  }\n}": types.SeasonsPageDocument,
    "fragment SeriesGame on Game {\n  number\n  homeGoals\n  awayGoals\n  home {\n    ...GamePlayer\n  }\n  away {\n    ...GamePlayer\n  }\n}\n\nfragment GamePlayer on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}": types.SeriesGameFragmentDoc,
    "fragment SeriesHeader on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  isAnnulled\n  state\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}": types.SeriesHeaderFragmentDoc,
    "query SeriesPage($id: Int!) {\n  series(id: $id) {\n    ...SeriesHeader\n    homeTotals {\n      ...SeriesTotals\n    }\n    awayTotals {\n      ...SeriesTotals\n    }\n    games {\n      ...SeriesGame\n    }\n  }\n}": types.SeriesPageDocument,
    "fragment SeriesTotals on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n}": types.SeriesTotalsFragmentDoc,
    "mutation SignUpTeam($input: SignUpTeamInput!) {\n  signUpTeam(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.SignUpTeamDocument,
    "query SignupPage {\n  signup {\n    obstacle\n    season {\n      id\n      name\n      ...SeasonFacts\n    }\n    team {\n      ...TeamLogo\n    }\n    players\n    swedish\n  }\n}": types.SignupPageDocument,
    "fragment SixMansSeriesRow on SixMansSeries {\n  id\n  playedAt\n  loserGames\n  winners {\n    ...SixMansChange\n  }\n  losers {\n    ...SixMansChange\n  }\n}\n\nfragment SixMansChange on SixMansChange {\n  name\n  player {\n    ...PlayerLink\n  }\n  eloBefore\n  eloAfter\n}": types.SixMansSeriesRowFragmentDoc,
    "query SixMansPage {\n  sixMansLeaderboard {\n    ...SixMansTier\n  }\n  sixMansSeries(first: 5) {\n    items {\n      ...SixMansSeriesRow\n    }\n  }\n}": types.SixMansPageDocument,
    "fragment SixMansTier on SixMansTier {\n  rank\n  floor\n  entries {\n    position\n    name\n    player {\n      ...PlayerLink\n    }\n    elo\n    peak\n    games\n    wins\n    streak\n    bestStreak\n  }\n}": types.SixMansTierFragmentDoc,
    "query CreateTeamPage {\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n  }\n}": types.CreateTeamPageDocument,
    "mutation RequestTeam($input: RequestTeamInput!) {\n  requestTeam(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.RequestTeamDocument,
    "fragment NextSeasonPlace on NextSeasonPlace {\n  state\n  season {\n    id\n    name\n  }\n  nextSeason {\n    id\n    name\n  }\n  remaining\n  isSettled\n  canDecline\n}\n\nmutation DeclineNextSeasonPlace {\n  declineNextSeasonPlace {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.NextSeasonPlaceFragmentDoc,
    "query InvitablePlayers($text: String!) {\n  invitablePlayers(text: $text) {\n    player {\n      ...PlayerLink\n    }\n    userId\n    discordName\n  }\n}": types.InvitablePlayersDocument,
    "fragment TeamIdentity on Team {\n  id\n  name\n  logo\n  banner\n}": types.TeamIdentityFragmentDoc,
    "fragment TeamMembers on Team {\n  roster {\n    player {\n      ...PlayerLink\n    }\n    isCaptain\n  }\n  invites {\n    id\n    player {\n      ...PlayerLink\n    }\n    withRequest\n    createdAt\n  }\n}": types.TeamMembersFragmentDoc,
    "mutation SaveTeamInfo($input: SaveTeamInfoInput!) {\n  saveTeamInfo(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation HandOverCaptaincy($playerId: Int!) {\n  handOverCaptaincy(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation KickPlayer($playerId: Int!) {\n  kickPlayer(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation InvitePlayer($input: InvitePlayerInput!) {\n  invitePlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation RemoveInvite($inviteId: Int!) {\n  removeInvite(inviteId: $inviteId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeam {\n  leaveTeam {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeamByRequest {\n  leaveTeamByRequest {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.SaveTeamInfoDocument,
    "query TeamSettingsPage($id: Int!) {\n  team(id: $id) {\n    ...TeamIdentity\n    ...TeamMembers\n    id\n    isMine\n    viewerCan {\n      invite\n      kick\n      rename\n      handOverCaptaincy\n      leave\n      leaveByRequest\n    }\n    openRequest\n  }\n  settings {\n    registrationOpen\n    transferOpen\n  }\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n    banner\n  }\n}": types.TeamSettingsPageDocument,
    "query TeamNameFree($name: String!, $ownTeamId: Int) {\n  isTeamNameFree(name: $name, ownTeamId: $ownTeamId)\n}": types.TeamNameFreeDocument,
    "query TeamPage($id: Int!) {\n  nextSeasonPlace(teamId: $id) {\n    ...NextSeasonPlace\n  }\n  team(id: $id) {\n    id\n    name\n    logo\n    banner\n    isActive\n    isMine\n    roster {\n      ...RosterMember\n    }\n    seasons {\n      ...TeamSeason\n    }\n  }\n}": types.TeamPageDocument,
    "fragment RosterMember on RosterMember {\n  player {\n    ...PlayerLink\n  }\n  isCaptain\n  mmr\n  since\n}": types.RosterMemberFragmentDoc,
    "fragment TeamSeason on TeamSeason {\n  season {\n    id\n    name\n  }\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  name\n  position\n  roster {\n    ...PlayerLink\n  }\n  series {\n    ...SeriesRow\n  }\n  playerStats {\n    ...PlayerNumbers\n  }\n}": types.TeamSeasonFragmentDoc,
    "query TransfersPage($after: Int) {\n  transfers(first: 25, after: $after) {\n    nextAfter\n    items {\n      id\n      validFrom\n      player {\n        ...PlayerLink\n      }\n      team {\n        ...TeamLogo\n      }\n      previousTeam {\n        ...TeamLogo\n      }\n    }\n  }\n}": types.TransfersPageDocument,
    "fragment FormGuide on StandingsRow {\n  form\n}": types.FormGuideFragmentDoc,
    "fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}": types.NewsCardFragmentDoc,
    "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}": types.PlacementLegendFragmentDoc,
    "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}": types.PlayerLinkFragmentDoc,
    "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.WaitingRequestFragmentDoc,
    "fragment SeasonFacts on Season {\n  id\n  startsOn\n  endsOn\n  signupClosesAt\n  weeks\n  transferFrom\n  transferTo\n  qualifiers {\n    name\n    nameEng\n    from\n    to\n  }\n}": types.SeasonFactsFragmentDoc,
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
export function graphql(source: "query SearchPalette($text: String!) {\n  search(text: $text) {\n    players {\n      ...PlayerLink\n    }\n    teams {\n      ...TeamLogo\n    }\n    divisions {\n      division {\n        id\n        name\n        discriminator\n        seasonId\n      }\n      season {\n        id\n        name\n      }\n    }\n    news {\n      title\n      slug\n    }\n  }\n}"): (typeof documents)["query SearchPalette($text: String!) {\n  search(text: $text) {\n    players {\n      ...PlayerLink\n    }\n    teams {\n      ...TeamLogo\n    }\n    divisions {\n      division {\n        id\n        name\n        discriminator\n        seasonId\n      }\n      season {\n        id\n        name\n      }\n    }\n    news {\n      title\n      slug\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Shell {\n  settings {\n    currentSeasonId\n    registrationOpen\n    signupClosesAt\n    transferOpen\n  }\n  currentSeason {\n    id\n    name\n    divisions {\n      id\n      name\n      discriminator\n      seasonId\n    }\n  }\n}"): (typeof documents)["query Shell {\n  settings {\n    currentSeasonId\n    registrationOpen\n    signupClosesAt\n    transferOpen\n  }\n  currentSeason {\n    id\n    name\n    divisions {\n      id\n      name\n      discriminator\n      seasonId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignupBanner {\n  signup {\n    season {\n      id\n      name\n      signupClosesAt\n    }\n    team {\n      ...TeamLogo\n    }\n    isCaptain\n    isSignedUp\n  }\n}"): (typeof documents)["query SignupBanner {\n  signup {\n    season {\n      id\n      name\n      signupClosesAt\n    }\n    team {\n      ...TeamLogo\n    }\n    isCaptain\n    isSignedUp\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription UnreadChanges {\n  unreadNotifications\n}"): (typeof documents)["subscription UnreadChanges {\n  unreadNotifications\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Unread {\n  unreadNotifications\n}"): (typeof documents)["query Unread {\n  unreadNotifications\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DivisionPage($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    name\n    format\n    currentWeek\n    season {\n      id\n      name\n    }\n    admin {\n      playerId\n      nickname\n    }\n    bands {\n      ...PlacementLegend\n    }\n    standings {\n      ...StandingsTable\n    }\n    series {\n      ...SeriesRow\n    }\n    playerStats {\n      ...PlayerStatistics\n    }\n    teamStats {\n      ...TeamStatistics\n    }\n  }\n}"): (typeof documents)["query DivisionPage($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    id\n    name\n    format\n    currentWeek\n    season {\n      id\n      name\n    }\n    admin {\n      playerId\n      nickname\n    }\n    bands {\n      ...PlacementLegend\n    }\n    standings {\n      ...StandingsTable\n    }\n    series {\n      ...SeriesRow\n    }\n    playerStats {\n      ...PlayerStatistics\n    }\n    teamStats {\n      ...TeamStatistics\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerStatistics on PlayerStats {\n  ...PlayerNumbers\n  team {\n    ...TeamLogo\n  }\n}"): (typeof documents)["fragment PlayerStatistics on PlayerStats {\n  ...PlayerNumbers\n  team {\n    ...TeamLogo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment StandingsExplanation on StandingsRow {\n  position\n  team {\n    id\n    name\n  }\n  trace {\n    criterion\n    ownValue\n    aboveValue\n    teams {\n      id\n      name\n    }\n  }\n}"): (typeof documents)["fragment StandingsExplanation on StandingsRow {\n  position\n  team {\n    id\n    name\n  }\n  trace {\n    criterion\n    ownValue\n    aboveValue\n    teams {\n      id\n      name\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment StandingsTable on StandingsRow {\n  position\n  team {\n    ...TeamLogo\n  }\n  color\n  isDisqualified\n  seriesPlayed\n  wins\n  overtimeWins\n  overtimeLosses\n  losses\n  gamesWon\n  gamesLost\n  diff\n  points\n  adjustment\n  adjustmentReason\n  ...FormGuide\n  ...StandingsExplanation\n}"): (typeof documents)["fragment StandingsTable on StandingsRow {\n  position\n  team {\n    ...TeamLogo\n  }\n  color\n  isDisqualified\n  seriesPlayed\n  wins\n  overtimeWins\n  overtimeLosses\n  losses\n  gamesWon\n  gamesLost\n  diff\n  points\n  adjustment\n  adjustmentReason\n  ...FormGuide\n  ...StandingsExplanation\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TeamStatistics on TeamStats {\n  team {\n    ...TeamLogo\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}"): (typeof documents)["fragment TeamStatistics on TeamStats {\n  team {\n    ...TeamLogo\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n  scorePerGame\n  goalsPerGame\n  assistsPerGame\n  savesPerGame\n  shotsPerGame\n  shootingPercent\n  rating\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomePage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n  upcomingTopSeries(first: 10) {\n    ...SeriesRow\n  }\n  upcomingSeries(first: 10) {\n    ...SeriesRow\n  }\n  latestSeries(first: 10) {\n    ...SeriesRow\n  }\n  news(first: 2) {\n    items {\n      ...NewsCard\n    }\n  }\n  myNextSeries {\n    ...SeriesRow\n  }\n}"): (typeof documents)["query HomePage {\n  settings {\n    startType\n    startContent\n    startContentEng\n  }\n  upcomingTopSeries(first: 10) {\n    ...SeriesRow\n  }\n  upcomingSeries(first: 10) {\n    ...SeriesRow\n  }\n  latestSeries(first: 10) {\n    ...SeriesRow\n  }\n  news(first: 2) {\n    items {\n      ...NewsCard\n    }\n  }\n  myNextSeries {\n    ...SeriesRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LiveStream {\n  liveStream {\n    channel\n    isLive\n    title\n  }\n}"): (typeof documents)["query LiveStream {\n  liveStream {\n    channel\n    isLive\n    title\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Notice on Notification {\n  id\n  createdAt\n  descriptionSv\n  descriptionEn\n  isRead\n  invite {\n    id\n    status\n    withRequest\n    team {\n      ...TeamLogo\n    }\n  }\n  place {\n    kind\n    id\n    discriminator\n    seasonId\n  }\n}"): (typeof documents)["fragment Notice on Notification {\n  id\n  createdAt\n  descriptionSv\n  descriptionEn\n  isRead\n  invite {\n    id\n    status\n    withRequest\n    team {\n      ...TeamLogo\n    }\n  }\n  place {\n    kind\n    id\n    discriminator\n    seasonId\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkNotificationsRead {\n  markNotificationsRead {\n    __typename\n    ... on NotificationsRead {\n      count\n    }\n  }\n}\n\nmutation AcceptInvite($inviteId: Int!) {\n  acceptInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DenyInvite($inviteId: Int!) {\n  denyInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation MarkNotificationsRead {\n  markNotificationsRead {\n    __typename\n    ... on NotificationsRead {\n      count\n    }\n  }\n}\n\nmutation AcceptInvite($inviteId: Int!) {\n  acceptInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation DenyInvite($inviteId: Int!) {\n  denyInvite(inviteId: $inviteId) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NotificationsPage($before: Int) {\n  notifications(first: 25, before: $before) {\n    items {\n      ...Notice\n    }\n    nextBefore\n    unread\n  }\n}"): (typeof documents)["query NotificationsPage($before: Int) {\n  notifications(first: 25, before: $before) {\n    items {\n      ...Notice\n    }\n    nextBefore\n    unread\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerHit on PlayerHit {\n  player {\n    ...PlayerLink\n  }\n  discordName\n  team {\n    ...TeamLogo\n  }\n}"): (typeof documents)["fragment PlayerHit on PlayerHit {\n  player {\n    ...PlayerLink\n  }\n  discordName\n  team {\n    ...TeamLogo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlayerPage($id: Int!) {\n  player(id: $id) {\n    id\n    displayName\n    avatar\n    banner\n    ...PlayerProfile\n    sixMans {\n      ...PlayerSixMans\n    }\n    seasons {\n      ...PlayerSeason\n    }\n    transfers {\n      ...PlayerTransfer\n    }\n  }\n}"): (typeof documents)["query PlayerPage($id: Int!) {\n  player(id: $id) {\n    id\n    displayName\n    avatar\n    banner\n    ...PlayerProfile\n    sixMans {\n      ...PlayerSixMans\n    }\n    seasons {\n      ...PlayerSeason\n    }\n    transfers {\n      ...PlayerTransfer\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerProfile on Player {\n  nationality\n  mmr\n  discordName\n  roles\n  sixMans {\n    rank\n  }\n  team {\n    ...TeamLogo\n  }\n  twitter\n  instagram\n  twitch\n  tiktok\n  youtube\n}"): (typeof documents)["fragment PlayerProfile on Player {\n  nationality\n  mmr\n  discordName\n  roles\n  sixMans {\n    rank\n  }\n  team {\n    ...TeamLogo\n  }\n  twitter\n  instagram\n  twitch\n  tiktok\n  youtube\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerSeason on PlayerSeason {\n  season {\n    id\n    name\n  }\n  team {\n    ...TeamLogo\n  }\n  currentTeamName\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  placement\n  stats {\n    ...PlayerNumbers\n    team {\n      ...TeamLogo\n    }\n  }\n}"): (typeof documents)["fragment PlayerSeason on PlayerSeason {\n  season {\n    id\n    name\n  }\n  team {\n    ...TeamLogo\n  }\n  currentTeamName\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  placement\n  stats {\n    ...PlayerNumbers\n    team {\n      ...TeamLogo\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerSixMans on SixMansStanding {\n  rank\n  elo\n  peak\n  games\n  wins\n}\n\nquery EloCurve($playerId: Int!) {\n  sixMansCurve(playerId: $playerId) {\n    playedAt\n    elo\n  }\n}"): (typeof documents)["fragment PlayerSixMans on SixMansStanding {\n  rank\n  elo\n  peak\n  games\n  wins\n}\n\nquery EloCurve($playerId: Int!) {\n  sixMansCurve(playerId: $playerId) {\n    playedAt\n    elo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerTransfer on Transfer {\n  id\n  validFrom\n  validTo\n  team {\n    ...TeamLogo\n  }\n  previousTeam {\n    id\n    name\n  }\n}"): (typeof documents)["fragment PlayerTransfer on Transfer {\n  id\n  validFrom\n  validTo\n  team {\n    ...TeamLogo\n  }\n  previousTeam {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlayersPage($text: String!, $offset: Int!, $hasTeams: Boolean!) {\n  searchPlayers(text: $text, first: 20, offset: $offset) {\n    total\n    items {\n      ...PlayerHit\n    }\n  }\n  searchTeams(text: $text, first: 6) @include(if: $hasTeams) {\n    ...TeamLogo\n  }\n}"): (typeof documents)["query PlayersPage($text: String!, $offset: Int!, $hasTeams: Boolean!) {\n  searchPlayers(text: $text, first: 20, offset: $offset) {\n    total\n    items {\n      ...PlayerHit\n    }\n  }\n  searchTeams(text: $text, first: 6) @include(if: $hasTeams) {\n    ...TeamLogo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeasonsPage {\n  seasons {\n    id\n    name\n    startsOn\n    endsOn\n    isCurrent\n    ...SeasonFacts\n    divisions {\n      id\n      name\n      discriminator\n      rank\n      seasonId\n    }\n  }\n}"): (typeof documents)["query SeasonsPage {\n  seasons {\n    id\n    name\n    startsOn\n    endsOn\n    isCurrent\n    ...SeasonFacts\n    divisions {\n      id\n      name\n      discriminator\n      rank\n      seasonId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeriesGame on Game {\n  number\n  homeGoals\n  awayGoals\n  home {\n    ...GamePlayer\n  }\n  away {\n    ...GamePlayer\n  }\n}\n\nfragment GamePlayer on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}"): (typeof documents)["fragment SeriesGame on Game {\n  number\n  homeGoals\n  awayGoals\n  home {\n    ...GamePlayer\n  }\n  away {\n    ...GamePlayer\n  }\n}\n\nfragment GamePlayer on PlayerGameStats {\n  player {\n    id\n    nickname\n  }\n  score\n  goals\n  assists\n  saves\n  shots\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeriesHeader on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  isAnnulled\n  state\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}"): (typeof documents)["fragment SeriesHeader on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  isAnnulled\n  state\n  ...SeriesScore\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  season {\n    id\n    name\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeriesPage($id: Int!) {\n  series(id: $id) {\n    ...SeriesHeader\n    homeTotals {\n      ...SeriesTotals\n    }\n    awayTotals {\n      ...SeriesTotals\n    }\n    games {\n      ...SeriesGame\n    }\n  }\n}"): (typeof documents)["query SeriesPage($id: Int!) {\n  series(id: $id) {\n    ...SeriesHeader\n    homeTotals {\n      ...SeriesTotals\n    }\n    awayTotals {\n      ...SeriesTotals\n    }\n    games {\n      ...SeriesGame\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeriesTotals on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n}"): (typeof documents)["fragment SeriesTotals on PlayerStats {\n  player {\n    id\n    nickname\n  }\n  games\n  score\n  goals\n  assists\n  saves\n  shots\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignUpTeam($input: SignUpTeamInput!) {\n  signUpTeam(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation SignUpTeam($input: SignUpTeamInput!) {\n  signUpTeam(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignupPage {\n  signup {\n    obstacle\n    season {\n      id\n      name\n      ...SeasonFacts\n    }\n    team {\n      ...TeamLogo\n    }\n    players\n    swedish\n  }\n}"): (typeof documents)["query SignupPage {\n  signup {\n    obstacle\n    season {\n      id\n      name\n      ...SeasonFacts\n    }\n    team {\n      ...TeamLogo\n    }\n    players\n    swedish\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SixMansSeriesRow on SixMansSeries {\n  id\n  playedAt\n  loserGames\n  winners {\n    ...SixMansChange\n  }\n  losers {\n    ...SixMansChange\n  }\n}\n\nfragment SixMansChange on SixMansChange {\n  name\n  player {\n    ...PlayerLink\n  }\n  eloBefore\n  eloAfter\n}"): (typeof documents)["fragment SixMansSeriesRow on SixMansSeries {\n  id\n  playedAt\n  loserGames\n  winners {\n    ...SixMansChange\n  }\n  losers {\n    ...SixMansChange\n  }\n}\n\nfragment SixMansChange on SixMansChange {\n  name\n  player {\n    ...PlayerLink\n  }\n  eloBefore\n  eloAfter\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SixMansPage {\n  sixMansLeaderboard {\n    ...SixMansTier\n  }\n  sixMansSeries(first: 5) {\n    items {\n      ...SixMansSeriesRow\n    }\n  }\n}"): (typeof documents)["query SixMansPage {\n  sixMansLeaderboard {\n    ...SixMansTier\n  }\n  sixMansSeries(first: 5) {\n    items {\n      ...SixMansSeriesRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SixMansTier on SixMansTier {\n  rank\n  floor\n  entries {\n    position\n    name\n    player {\n      ...PlayerLink\n    }\n    elo\n    peak\n    games\n    wins\n    streak\n    bestStreak\n  }\n}"): (typeof documents)["fragment SixMansTier on SixMansTier {\n  rank\n  floor\n  entries {\n    position\n    name\n    player {\n      ...PlayerLink\n    }\n    elo\n    peak\n    games\n    wins\n    streak\n    bestStreak\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CreateTeamPage {\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n  }\n}"): (typeof documents)["query CreateTeamPage {\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestTeam($input: RequestTeamInput!) {\n  requestTeam(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation RequestTeam($input: RequestTeamInput!) {\n  requestTeam(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment NextSeasonPlace on NextSeasonPlace {\n  state\n  season {\n    id\n    name\n  }\n  nextSeason {\n    id\n    name\n  }\n  remaining\n  isSettled\n  canDecline\n}\n\nmutation DeclineNextSeasonPlace {\n  declineNextSeasonPlace {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["fragment NextSeasonPlace on NextSeasonPlace {\n  state\n  season {\n    id\n    name\n  }\n  nextSeason {\n    id\n    name\n  }\n  remaining\n  isSettled\n  canDecline\n}\n\nmutation DeclineNextSeasonPlace {\n  declineNextSeasonPlace {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitablePlayers($text: String!) {\n  invitablePlayers(text: $text) {\n    player {\n      ...PlayerLink\n    }\n    userId\n    discordName\n  }\n}"): (typeof documents)["query InvitablePlayers($text: String!) {\n  invitablePlayers(text: $text) {\n    player {\n      ...PlayerLink\n    }\n    userId\n    discordName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TeamIdentity on Team {\n  id\n  name\n  logo\n  banner\n}"): (typeof documents)["fragment TeamIdentity on Team {\n  id\n  name\n  logo\n  banner\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TeamMembers on Team {\n  roster {\n    player {\n      ...PlayerLink\n    }\n    isCaptain\n  }\n  invites {\n    id\n    player {\n      ...PlayerLink\n    }\n    withRequest\n    createdAt\n  }\n}"): (typeof documents)["fragment TeamMembers on Team {\n  roster {\n    player {\n      ...PlayerLink\n    }\n    isCaptain\n  }\n  invites {\n    id\n    player {\n      ...PlayerLink\n    }\n    withRequest\n    createdAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveTeamInfo($input: SaveTeamInfoInput!) {\n  saveTeamInfo(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation HandOverCaptaincy($playerId: Int!) {\n  handOverCaptaincy(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation KickPlayer($playerId: Int!) {\n  kickPlayer(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation InvitePlayer($input: InvitePlayerInput!) {\n  invitePlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation RemoveInvite($inviteId: Int!) {\n  removeInvite(inviteId: $inviteId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeam {\n  leaveTeam {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeamByRequest {\n  leaveTeamByRequest {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation SaveTeamInfo($input: SaveTeamInfoInput!) {\n  saveTeamInfo(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation HandOverCaptaincy($playerId: Int!) {\n  handOverCaptaincy(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation KickPlayer($playerId: Int!) {\n  kickPlayer(playerId: $playerId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation InvitePlayer($input: InvitePlayerInput!) {\n  invitePlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation RemoveInvite($inviteId: Int!) {\n  removeInvite(inviteId: $inviteId) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeam {\n  leaveTeam {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation LeaveTeamByRequest {\n  leaveTeamByRequest {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamSettingsPage($id: Int!) {\n  team(id: $id) {\n    ...TeamIdentity\n    ...TeamMembers\n    id\n    isMine\n    viewerCan {\n      invite\n      kick\n      rename\n      handOverCaptaincy\n      leave\n      leaveByRequest\n    }\n    openRequest\n  }\n  settings {\n    registrationOpen\n    transferOpen\n  }\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n    banner\n  }\n}"): (typeof documents)["query TeamSettingsPage($id: Int!) {\n  team(id: $id) {\n    ...TeamIdentity\n    ...TeamMembers\n    id\n    isMine\n    viewerCan {\n      invite\n      kick\n      rename\n      handOverCaptaincy\n      leave\n      leaveByRequest\n    }\n    openRequest\n  }\n  settings {\n    registrationOpen\n    transferOpen\n  }\n  myRequests {\n    ...WaitingRequest\n    teamName\n    logo\n    banner\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamNameFree($name: String!, $ownTeamId: Int) {\n  isTeamNameFree(name: $name, ownTeamId: $ownTeamId)\n}"): (typeof documents)["query TeamNameFree($name: String!, $ownTeamId: Int) {\n  isTeamNameFree(name: $name, ownTeamId: $ownTeamId)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamPage($id: Int!) {\n  nextSeasonPlace(teamId: $id) {\n    ...NextSeasonPlace\n  }\n  team(id: $id) {\n    id\n    name\n    logo\n    banner\n    isActive\n    isMine\n    roster {\n      ...RosterMember\n    }\n    seasons {\n      ...TeamSeason\n    }\n  }\n}"): (typeof documents)["query TeamPage($id: Int!) {\n  nextSeasonPlace(teamId: $id) {\n    ...NextSeasonPlace\n  }\n  team(id: $id) {\n    id\n    name\n    logo\n    banner\n    isActive\n    isMine\n    roster {\n      ...RosterMember\n    }\n    seasons {\n      ...TeamSeason\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RosterMember on RosterMember {\n  player {\n    ...PlayerLink\n  }\n  isCaptain\n  mmr\n  since\n}"): (typeof documents)["fragment RosterMember on RosterMember {\n  player {\n    ...PlayerLink\n  }\n  isCaptain\n  mmr\n  since\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TeamSeason on TeamSeason {\n  season {\n    id\n    name\n  }\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  name\n  position\n  roster {\n    ...PlayerLink\n  }\n  series {\n    ...SeriesRow\n  }\n  playerStats {\n    ...PlayerNumbers\n  }\n}"): (typeof documents)["fragment TeamSeason on TeamSeason {\n  season {\n    id\n    name\n  }\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  name\n  position\n  roster {\n    ...PlayerLink\n  }\n  series {\n    ...SeriesRow\n  }\n  playerStats {\n    ...PlayerNumbers\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransfersPage($after: Int) {\n  transfers(first: 25, after: $after) {\n    nextAfter\n    items {\n      id\n      validFrom\n      player {\n        ...PlayerLink\n      }\n      team {\n        ...TeamLogo\n      }\n      previousTeam {\n        ...TeamLogo\n      }\n    }\n  }\n}"): (typeof documents)["query TransfersPage($after: Int) {\n  transfers(first: 25, after: $after) {\n    nextAfter\n    items {\n      id\n      validFrom\n      player {\n        ...PlayerLink\n      }\n      team {\n        ...TeamLogo\n      }\n      previousTeam {\n        ...TeamLogo\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FormGuide on StandingsRow {\n  form\n}"): (typeof documents)["fragment FormGuide on StandingsRow {\n  form\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}"): (typeof documents)["fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}"];
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
export function graphql(source: "fragment SeasonFacts on Season {\n  id\n  startsOn\n  endsOn\n  signupClosesAt\n  weeks\n  transferFrom\n  transferTo\n  qualifiers {\n    name\n    nameEng\n    from\n    to\n  }\n}"): (typeof documents)["fragment SeasonFacts on Season {\n  id\n  startsOn\n  endsOn\n  signupClosesAt\n  weeks\n  transferFrom\n  transferTo\n  qualifiers {\n    name\n    nameEng\n    from\n    to\n  }\n}"];
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