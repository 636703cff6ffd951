import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  NextToReportDocument,
  type NextToReportQueryVariables,
} from '../../admin/report/next/next-to-report.generated';
import { answerTo } from '../../../test/answer-to';
import { ReportSeriesDocument, type ReportSeriesMutationVariables } from '../report-actions.generated';

type Answer = MockLink.MockedResponse;

const series = {
  id: 5,
  scheduledAt: '2026-11-20T18:00:00.000Z',
  isStreamed: false,
  state: 'REPORTED',
  homeGames: 3,
  awayGames: 1,
  walkover: null,
  isOvertime: false,
};

/** The server's answer to a save of the series between Tallmo and Isviken: 3–1. */
export const saved = { seriesId: 5, version: 4, series };

/** The server's answers to saves, and the inputs that were sent. */
export function onSave(...outcomes: object[]) {
  const sent: ReportSeriesMutationVariables['input'][] = [];
  const answer: Answer = answerTo(
    ReportSeriesDocument,
    ({ input }) => {
      sent.push(input);
      return { reportSeries: outcomes[sent.length - 1] ?? saved };
    },
    { times: 5 },
  );
  return { answer, sent };
}

/** The series that wait for a result, by id, and the filters that were asked for. */
export function waitingReport(
  ...items: { id: number; mayChange?: boolean; isContested?: boolean; scheduledAt?: string | null }[]
) {
  const asked: NextToReportQueryVariables['filter'][] = [];
  const team = (id: number, name: string) => ({ id, name });
  const rows = items.map(({ id, mayChange = true, isContested = false, scheduledAt = '2025-11-20T19:30:00.000Z' }) => ({
    mayChange,
    isContested,
    series: {
      id,
      scheduledAt,
      division: { id: 1, name: 'Division 1', nameEng: null },
      home: team(3, `Hemma ${id}`),
      away: team(4, `Borta ${id}`),
    },
  }));
  const answer: Answer = answerTo(
    NextToReportDocument,
    ({ filter }) => {
      asked.push(filter);
      return { adminSeries: { items: rows } };
    },
    { times: 5 },
  );
  return { answer, asked };
}

/** A field of the report. */
export const gridCell = (id: string) => document.getElementById(id) as HTMLInputElement;

/** The form is there. */
export const readyForm = () => screen.findByRole('heading', { level: 3, name: 'Match 1' });

/** One player a side, and two goals at home. */
export async function fillOneGame(user: UserEvent) {
  await readyForm();
  await user.selectOptions(gridCell('game-0-home-0-player'), '7');
  await user.selectOptions(gridCell('game-0-away-0-player'), '8');
  await user.type(gridCell('game-0-home-0-goals'), '2');
}
