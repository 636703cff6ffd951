import type { MockLink } from '@apollo/client/testing';
import type { Role } from '../../../lib/schema.generated';
import { SessionDocument } from '../../../lib/session/session.generated';
import { CurrentTableDocument, TablePreviewDocument } from '../../admin/report/preview/table-preview.generated';
import { answerTo } from '../../../test/answer-to';
import { SeriesReportDocument, type SeriesReportQuery } from '../../admin/report/series-report.generated';

type StaffReport = NonNullable<SeriesReportQuery['seriesReport']>;
type Answer = MockLink.MockedResponse;

/** The viewer of the page. */
export const viewerWith = (...roles: Role[]): Answer =>
  answerTo(SessionDocument, {
    me: {
      userId: 1,
      displayName: 'Ligans admin',
      isMember: true,
      isStaff: roles.length > 0,
      nationality: 'SE',
      roles,
    },
  });

/** A series between Tallmo and Isviken with one player each, reported or not. */
export function reportOf(overrides: Partial<StaffReport> = {}): StaffReport {
  return {
    seriesId: 5,
    version: 3,
    isOwnTeam: false,
    isReportedByOwnTeam: false,
    isContested: false,
    mayChange: true,
    replayDigests: [],
    captains: [],
    home: [{ playerId: 7, nickname: 'Åsa', isOnRoster: true, lastSlot: null, namedSlot: null, suspended: null }],
    away: [{ playerId: 8, nickname: 'Bo', isOnRoster: true, lastSlot: null, namedSlot: null, suspended: null }],
    series: {
      id: 5,
      week: 2,
      scheduledAt: '2026-11-20T18:00:00.000Z',
      state: 'TIME_SET',
      isStreamed: false,
      hasPlayerNumbers: true,
      format: 'FIRST_TO_3',
      homeGames: null,
      awayGames: null,
      walkover: null,
      isOvertime: false,
      division: { id: 1, name: 'Division 1', nameEng: null, discriminator: 'division-1', seasonId: 10 },
      season: { id: 10, name: 'Säsong 10' },
      home: { id: 1, name: 'Tallmo', logo: null },
      away: { id: 2, name: 'Isviken', logo: null },
      games: [],
    },
    ...overrides,
  };
}

/** The reports that the server returns, one for each reading; the last one stays. */
export function reportsAnswer(...given: StaffReport[]): Answer {
  let asked = 0;
  return answerTo(SeriesReportDocument, () => ({
    seriesReport: given[Math.min(asked++, given.length - 1)] ?? reportOf(),
  }));
}

const row = (position: number, id: number, name: string, points: number) => ({
  ...{ position, diff: points, points },
  team: { id, name },
});

/** The present table, and the preview for every outcome: Isviken passes Tallmo. */
export const tables: Answer[] = [
  answerTo(CurrentTableDocument, {
    division: { id: 1, standings: [row(1, 1, 'Tallmo', 3), row(2, 2, 'Isviken', 2)] },
  }),
  answerTo(TablePreviewDocument, { standingsPreview: [row(1, 2, 'Isviken', 5), row(2, 1, 'Tallmo', 3)] }),
];
