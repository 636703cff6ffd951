/** Calls that show private columns to those whom they are for, beside admins. */
export const SHOWN: readonly { why: string; calls: RegExp; columns: readonly string[] }[] = [
  {
    why: 'division admins decide requests, and see what is asked for and by whom',
    calls:
      /^(query requests|mutation (acceptRequest|decideRequests|denyRequest|putRequestAside|takeRequestBack)|GET \/api\/admin\/\{accessToken\}\/requests)$/,
    columns: [
      'approval_request.payload',
      'approval_request.reason',
      'approval_request.aside_reason',
      'approval_request.old_nickname',
      'app_user.discord_id',
      'app_user.discord_avatar',
    ],
  },
  {
    why: 'a claim is compared with the accounts of players without a login',
    calls: /^query (requestFacts|claimCandidates)$/,
    columns: ['game_account.account_id'],
  },
  {
    why: 'the documented rows of users have the login and the address of the account',
    calls: /^(query adminUsers?|mutation saveUser|GET \/api\/admin\/\{accessToken\}\/usersOuterJoinedWithPlayers)$/,
    columns: ['app_user.discord_id', 'app_user.email', 'player.steam'],
  },
  {
    why: 'writers work with drafts',
    calls: /^(query admin(News|NewsPost)|mutation changeNews|GET \/api\/admin\/news\/get)$/,
    columns: ['slug', 'title', 'description', 'content', 'thumbnail', 'image'].map((column) => `news_post.${column}`),
  },
  {
    why: 'staff see why a tie was broken so',
    calls:
      /^(query adminDivision|mutation (saveDivision|saveDivisionTeams|savePlacementBands|createSchedule|decideDivisionTeam))$/,
    columns: ['division_team.decider_reason'],
  },
  {
    why: 'a new version of the game can stop the reading of all files',
    calls: /^(query (replayFiles|seriesReplays)|mutation rereadReplayFile)$/,
    columns: ['replay_file.build', 'replay_file.problem'],
  },
  {
    why: 'staff see what captains were told',
    calls: /^(query captainMessages|mutation messageCaptains)$/,
    columns: ['captain_message.text_sv', 'captain_message.text_en'],
  },
];
