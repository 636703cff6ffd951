/** The pages' queries with every field that they can show, as the site and its partners send them. */

const TEAM = '{ id name logo }';
const PLAYER = '{ id nickname avatar nationality }';
const NUMBERS = 'games score goals assists saves shots';
const AVERAGES = 'scorePerGame goalsPerGame assistsPerGame savesPerGame shotsPerGame shootingPercent rating';
const PLAYER_STATS = `{ player ${PLAYER} team ${TEAM} ${NUMBERS} ${AVERAGES} }`;
const DIVISION_REF = '{ id name discriminator rank seasonId }';
const SERIES = `id week division ${DIVISION_REF} season { id name } home ${TEAM} away ${TEAM} scheduledAt isStreamed state
  homeGames awayGames walkover isOvertime reportedAt format`;
const SEASON = `{ id name startsOn endsOn format isCurrent divisions ${DIVISION_REF} }`;
const STANDINGS_ROW = `{ position team ${TEAM} color isDisqualified seriesPlayed wins overtimeWins overtimeLosses losses
  gamesWon gamesLost diff goalsFor goalsAgainst points adjustment adjustmentReason form
  trace { criterion ownValue aboveValue teams ${TEAM} } placesWon }`;
const GAME_ROWS = `{ player ${PLAYER} score goals assists saves shots }`;
const TRANSFER = `{ id player ${PLAYER} team ${TEAM} previousTeam ${TEAM} validFrom validTo sortOrder }`;

const PREVIEW_TEAM = `{ standing { position points seriesPlayed wins overtimeWins overtimeLosses losses diff form }
  players { player ${PLAYER} games goalsPerGame assistsPerGame savesPerGame rating } }`;
const SIDE_COUNTS = '{ home away }';
const MEETING_SUM = `{ played series ${SIDE_COUNTS} games ${SIDE_COUNTS} goals ${SIDE_COUNTS} walkovers annulled }`;
const SIDE_STANDINGS = '{ home { position points } away { position points } }';

const TEAM_NUMBERS = `seriesWon seriesLost gamesWon gamesLost goalsPerGame goalsAgainstPerGame shotsPerGame savesPerGame
  shootingPercent rating`;
const PERCENTILE = '{ number value place better others percent }';
const MILESTONE = '{ count mark seriesId playedAt }';
const HONOUR = `{ place number season { id name } division ${DIVISION_REF} team ${TEAM} }`;
const STREAK = '{ isWon length fromSeriesId toSeriesId from to }';
const LEAGUE_SUMS = '{ players teams series games goals }';

export const PAGES = {
  start: `{
    settings { currentSeasonId registrationOpen transferOpen startType startContent startContentEng }
    currentSeason ${SEASON}
    upcomingTopSeries(first: 10) { ${SERIES} }
    upcomingSeries(first: 10) { ${SERIES} }
    latestSeries(first: 10) { ${SERIES} }
  }`,
  seasons: `{ seasons ${SEASON} }`,
  seasonHonours: `{ seasons { id honours { titles { title team ${TEAM} } bestPlayers { number value } } } }`,
  seasonMovements: `query ($seasonId: Int!) { seasonMovements(seasonId: $seasonId) {
    from { id name } to { id name } fromDivisions ${DIVISION_REF} toDivisions ${DIVISION_REF}
    moves { team ${TEAM} movement from { id } place to { id } qualifier ${DIVISION_REF} hasQualified }
  } }`,
  division: `query ($discriminator: String!, $seasonId: Int!) {
    division(discriminator: $discriminator, seasonId: $seasonId) {
      id name discriminator rank season { id name } format admin { playerId nickname }
      bands { fromPosition toPosition hex descriptionSv descriptionEn }
      standings ${STANDINGS_ROW}
      placesByWeek { week places { teamId position points goalDifference } }
      series { ${SERIES} }
      playerStats ${PLAYER_STATS}
      teamStats { team ${TEAM} ${NUMBERS} ${AVERAGES} }
      weeks currentWeek
    }
  }`,
  standingsIf: `query ($divisionId: Int!, $results: [WhatIfResultInput!]!) {
    standingsIf(divisionId: $divisionId, results: $results) ${STANDINGS_ROW}
  }`,
  series: `query ($id: Int!) {
    series(id: $id) {
      ${SERIES} homeTotals ${PLAYER_STATS} awayTotals ${PLAYER_STATS}
      games { number homeGoals awayGoals home ${GAME_ROWS} away ${GAME_ROWS}
        goals { side scorer { id nickname } homeGoals awayGoals } }
    }
  }`,
  preview: `query ($seriesId: Int!) { seriesPreview(seriesId: $seriesId) {
    home ${PREVIEW_TEAM} away ${PREVIEW_TEAM}
    chance { home away game records { home { won lost } away { won lost } } scores { home away chance } }
    comparisons { measure home away } meetingSum ${MEETING_SUM}
    meetingSeasons { season { id name } sum ${MEETING_SUM} }
    meetings { seriesId season { id } playedAt homeTeamId homeGames awayGames homeGoals awayGoals walkover isAnnulled }
    effects { homeGames awayGames standings ${SIDE_STANDINGS} }
  } }`,
  verdict: `query ($seriesId: Int!) { seriesVerdict(seriesId: $seriesId) {
    best { player ${PLAYER} side games rating reasons { number total isMost timesMean } }
    before ${SIDE_STANDINGS} after ${SIDE_STANDINGS}
  } }`,
  seriesRecords: `query ($seriesId: Int!) { seriesRecords(seriesId: $seriesId) {
    kind value divisionName standing
    holders { player ${PLAYER} team ${TEAM} opponent ${TEAM} game goalsFor goalsAgainst }
  } }`,
  team: `query ($id: Int!) {
    team(id: $id) {
      id name logo banner isActive
      roster { player ${PLAYER} mmr sortOrder isCaptain since }
      seasons { season { id name } division ${DIVISION_REF} name position roster ${PLAYER} series { ${SERIES} }
                playerStats ${PLAYER_STATS} }
    }
  }`,
  player: `query ($id: Int!) {
    player(id: $id) {
      id nickname displayName avatar banner nationality mmr discordName roles twitter instagram twitch tiktok youtube
      team ${TEAM}
      seasons { season { id name } division ${DIVISION_REF} team ${TEAM} currentTeamName placement stats ${PLAYER_STATS} }
      transfers ${TRANSFER}
    }
  }`,
  playerCareer: `query ($id: Int!) { playerCareer(playerId: $id) {
    divisions { season { id name } division ${DIVISION_REF} games rating leastGames percentiles ${PERCENTILE} }
    games { seriesId playedAt number isWon opponent ${TEAM} ${NUMBERS.replace('games ', '')} rating }
    mates { player ${PLAYER} games wins } milestones ${MILESTONE} honours ${HONOUR}
  } }`,
  teamCareer: `query ($id: Int!) { teamCareer(teamId: $id) {
    divisions { season { id name } division ${DIVISION_REF} position teams leaguePlace percentiles ${PERCENTILE} }
    series { seriesId playedAt ownGames otherGames walkover opponent ${TEAM} }
    longestWon ${STREAK} longestLost ${STREAK} present ${STREAK} milestones ${MILESTONE} honours ${HONOUR}
  } }`,
  week: `query ($divisionId: Int!, $week: Int!) { divisionWeekSeries(divisionId: $divisionId, week: $week) { ${SERIES} } }`,
  transfers: `{ transfers(first: 25) { items ${TRANSFER} nextAfter } }`,
  matches: `query ($week: String, $divisionId: Int, $teamId: Int) {
    calendarWeek(week: $week, divisionId: $divisionId, teamId: $teamId) {
      week monday currentWeek previousWeek nextWeek previousWithSeries nextWithSeries total series { ${SERIES} }
      divisions ${DIVISION_REF} teams { id name }
    }
  }`,
  tonight: `{ tonight { day series { ${SERIES} places ${SIDE_COUNTS} form ${SIDE_COUNTS} chance ${SIDE_COUNTS} } unconfirmed next }
    leagueVersion }`,
  leaders: `query ($seasonId: Int, $divisionId: Int) {
    leaders(seasonId: $seasonId, divisionId: $divisionId) {
      seasonId divisionId mostGames leastGames
      lists { number others leaders { place value games player ${PLAYER} team ${TEAM} } }
    }
  }`,
  records: `query ($seasonId: Int, $level: Int, $divisionName: String) {
    records(seasonId: $seasonId, level: $level, divisionName: $divisionName) {
      seasonId level divisionName
      records {
        kind scope value others
        holders {
          player ${PLAYER} team ${TEAM} opponent ${TEAM} seriesId game goalsFor goalsAgainst playedAt
          season { id name } division ${DIVISION_REF}
        }
      }
    }
  }`,
  teamHeadToHead: `query ($homeId: Int!, $awayId: Int!) {
    teamHeadToHead(homeId: $homeId, awayId: $awayId) {
      home { team ${TEAM} ${TEAM_NUMBERS} seasons { season { id name } division ${DIVISION_REF} team ${TEAM} position ${TEAM_NUMBERS} } }
      away { team ${TEAM} ${TEAM_NUMBERS} seasons { season { id name } position rating } }
      meetingSum ${MEETING_SUM} meetingSeasons { season { id name } sum ${MEETING_SUM} }
      meetings { seriesId season { id name } playedAt homeTeamId homeGames awayGames homeGoals awayGoals walkover isAnnulled }
    }
  }`,
  playerHeadToHead: `query ($homeId: Int!, $awayId: Int!) {
    playerHeadToHead(homeId: $homeId, awayId: $awayId) {
      home { player ${PLAYER} team ${TEAM} games goalsPerGame rating
             seasons { season { id name } division ${DIVISION_REF} team ${TEAM} games scorePerGame goalsPerGame rating } }
      away { player ${PLAYER} team ${TEAM} games goalsPerGame rating seasons { season { id name } games rating } }
      against { seriesCount games won goals { home away } assists { home away } saves { home away } }
      together { seriesCount games won }
      meetings { seriesId season { id name } home ${TEAM} away ${TEAM} playedAt isTogether games won goals { home away } }
    }
  }`,
  numbers: `{ leagueNumbers { season { id name } ofSeason ${LEAGUE_SUMS} allTime ${LEAGUE_SUMS} } }`,
  search: `query ($text: String!) {
    searchPlayers(text: $text) { total items { player ${PLAYER} team ${TEAM} discordName } }
    searchTeams(text: $text) ${TEAM}
  }`,
} as const;

export type Page = keyof typeof PAGES;
