import { HONOUR_NAME_MAX, HONOUR_TEXT_MAX } from '../features/admin/season-end/honours/honour-form';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_MAX } from '../features/admin/chat/week-rooms-form';
import {
  NAME_MAX as DIVISION_NAME_MAX,
  REASON_MAX as DECISION_REASON_MAX,
} from '../features/admin/divisions/division-limits';
import { NAME_MAX as CATEGORY_MAX } from '../features/admin/news/category-form';
import { MESSAGE_MAX as CAPTAIN_MESSAGE_MAX } from '../features/admin/messages/message-form';
import { DESCRIPTION_MAX, TITLE_MAX } from '../features/admin/news/post-schema';
import { CONTACT_MAX, LIMIT_MAX, NAME_MAX as KEY_NAME_MAX } from '../features/admin/partners/key-form';
import { REASON_MAX as PARTNER_REASON_MAX } from '../features/admin/partners/end-dialog';
import { LARGEST, MOST_GAMES, ROWS_A_SIDE, USUAL } from '../features/report/model/grid-shape';
import { MOST_MEGABYTES } from '../features/report/replays/send-replays';
import { REASON_MAX } from '../features/admin/requests/decide/reason-dialog';
import { NOTE_MAX, REASON_MAX as SANCTION_REASON_MAX, SERIES_MAX } from '../features/admin/sanctions/sanction-form';
import { NAME_MAX as SEASON_NAME_MAX, QUALIFIERS_MAX, WEEKS_MAX } from '../features/admin/seasons/season-form';
import { TEAM_NAME_MAX as STAFFS_TEAM_NAME_MAX } from '../features/admin/teams/team-form-schema';
import { MOST_TIMES } from '../features/admin/times/typed-rows';
import { NOTE_MAX as PERSON_NOTE_MAX } from '../features/admin/users/person/note-form';
import { NICKNAME_MAX as STAFFS_NICKNAME_MAX } from '../features/admin/users/user-form';
import { EMAIL_MAX } from '../features/auth/membership/applicant';
import { LINE_MAX } from '../features/auth/membership/membership-schema';
import {
  CONTACT_MAX as PARTNER_CONTACT_MAX,
  NAME_MAX as PARTNER_NAME_MAX,
  PURPOSE_MAX,
} from '../features/partners/access/application';
import { AGE_MAX, AGE_MIN } from '../features/players/registration/age';
import { HELP_TEXT_MAX, NICKNAME_MAX, PLATFORM_ID_MAX } from '../features/players/registration/details-schema';
import { TEAM_NAME_MAX } from '../features/teams/team-name';

/** The server's tests compare its own limits with the same file. */
const contract: unknown = JSON.parse(readFileSync(join(__dirname, '../../../docs/contracts/limits.json'), 'utf8'));

test('the forms have the limits of the server', () => {
  expect({
    postTitle: TITLE_MAX,
    postDescription: DESCRIPTION_MAX,
    newsCategory: CATEGORY_MAX,
    divisionName: DIVISION_NAME_MAX,
    decisionReason: DECISION_REASON_MAX,
    memberLine: LINE_MAX,
    email: EMAIL_MAX,
    seasonName: SEASON_NAME_MAX,
    seasonWeeks: WEEKS_MAX,
    qualifiers: QUALIFIERS_MAX,
    teamName: TEAM_NAME_MAX,
    nickname: NICKNAME_MAX,
    platformId: PLATFORM_ID_MAX,
    explanation: HELP_TEXT_MAX,
    ageFrom: AGE_MIN,
    ageTo: AGE_MAX,
    chatMessage: MESSAGE_MAX,
    gamesOfSeries: MOST_GAMES,
    rowsOfSide: ROWS_A_SIDE,
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
    replayMegabytes: MOST_MEGABYTES,
    timesAtOnce: MOST_TIMES,
    honourName: HONOUR_NAME_MAX,
    honourText: HONOUR_TEXT_MAX,
    sanctionReason: SANCTION_REASON_MAX,
    sanctionNote: NOTE_MAX,
    sanctionSeries: SERIES_MAX,
    personNote: PERSON_NOTE_MAX,
    captainMessage: CAPTAIN_MESSAGE_MAX,
    apiKeyName: KEY_NAME_MAX,
    apiKeyContact: CONTACT_MAX,
    apiKeyUnits: LIMIT_MAX,
    partnerName: PARTNER_NAME_MAX,
    partnerPurpose: PURPOSE_MAX,
    partnerContact: PARTNER_CONTACT_MAX,
    partnerReason: PARTNER_REASON_MAX,
  }).toEqual(contract);
});

test('staff write as much as people themselves', () => {
  expect([STAFFS_TEAM_NAME_MAX, STAFFS_NICKNAME_MAX, REASON_MAX]).toEqual([TEAM_NAME_MAX, NICKNAME_MAX, HELP_TEXT_MAX]);
});
