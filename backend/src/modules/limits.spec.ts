import { readFileSync } from 'node:fs';
import * as Division from '../domain/competition/division.ts';
import * as Season from '../domain/competition/season.ts';
import { CAPTAIN_MESSAGE_MAX } from '../domain/messages/captain-message.ts';
import * as Chat from '../domain/messages/chat.ts';
import * as ApiKey from '../domain/partners/api-key.ts';
import * as Partner from '../domain/partners/partner.ts';
import * as Applicant from '../domain/people/applicant.ts';
import * as Member from '../domain/people/member-application.ts';
import { PERSON_NOTE_MAX } from '../domain/people/person-note.ts';
import { HONOUR_NAME_MAX, HONOUR_TEXT_MAX } from '../domain/competition/season-end/given-honour.ts';
import * as Sanction from '../domain/people/sanction.ts';
import * as News from '../domain/publishing/news.ts';
import { EXPLANATION_MAX } from '../domain/requests/approval.ts';
import { MAX_GAMES } from '../domain/series/series-format.ts';
import { MAX_ROWS_A_SIDE } from '../domain/series/series-report.ts';
import { MOST_TIMES } from '../domain/series/series-times.ts';
import { LARGEST, USUAL } from '../domain/series/usual-numbers.ts';
import { TEAM_NAME_MAX } from '../domain/teams/team-name.ts';
import { MAX_REPLAY_BYTES } from './series/report/replays/replay-reader.ts';

/** The tests of the page's forms read the same file, so that forms and server have the same limits. */
const contract: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/contracts/limits.json', import.meta.url), 'utf8'),
);

test('the limits are those that the forms have', () => {
  expect({
    postTitle: News.TITLE_MAX,
    postDescription: News.DESCRIPTION_MAX,
    newsCategory: News.CATEGORY_MAX,
    divisionName: Division.NAME_MAX,
    decisionReason: Division.REASON_MAX,
    memberLine: Member.LINE_MAX,
    email: Member.EMAIL_MAX,
    seasonName: Season.SEASON_NAME_MAX,
    seasonWeeks: Season.WEEKS_MAX,
    qualifiers: Season.QUALIFIERS_MAX,
    teamName: TEAM_NAME_MAX,
    nickname: Applicant.NICKNAME_MAX,
    platformId: Applicant.PLATFORM_ID_MAX,
    explanation: EXPLANATION_MAX,
    ageFrom: Applicant.AGE_MIN,
    ageTo: Applicant.AGE_MAX,
    chatMessage: Chat.MESSAGE_MAX,
    gamesOfSeries: MAX_GAMES,
    rowsOfSide: MAX_ROWS_A_SIDE,
    usualScore: USUAL.score,
    usualGoals: USUAL.goals,
    usualAssists: USUAL.assists,
    usualSaves: USUAL.saves,
    usualShots: USUAL.shots,
    largestScore: LARGEST.score,
    largestGoals: LARGEST.goals,
    largestAssists: LARGEST.assists,
    largestSaves: LARGEST.saves,
    largestShots: LARGEST.shots,
    replayMegabytes: MAX_REPLAY_BYTES / 1024 / 1024,
    timesAtOnce: MOST_TIMES,
    honourName: HONOUR_NAME_MAX,
    honourText: HONOUR_TEXT_MAX,
    sanctionReason: Sanction.SANCTION_REASON_MAX,
    sanctionNote: Sanction.SANCTION_NOTE_MAX,
    sanctionSeries: Sanction.SANCTION_SERIES_MAX,
    personNote: PERSON_NOTE_MAX,
    captainMessage: CAPTAIN_MESSAGE_MAX,
    apiKeyName: ApiKey.KEY_NAME_MAX,
    apiKeyContact: ApiKey.KEY_CONTACT_MAX,
    apiKeyUnits: ApiKey.KEY_LIMIT_MAX,
    partnerName: Partner.PARTNER_NAME_MAX,
    partnerPurpose: Partner.PARTNER_PURPOSE_MAX,
    partnerContact: Partner.PARTNER_CONTACT_MAX,
    partnerReason: Partner.PARTNER_REASON_MAX,
  }).toEqual(contract);
});
