import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  NextToReportDocument,
  type NextToReportQueryVariables,
} from '../../admin/report/next/next-to-report.generated';
import { ReportSeriesDocument, type ReportSeriesMutationVariables } from '../report-actions.generated';

type Answer = MockLink.MockedResponse;

const series = {
  __typename: 'Series',
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
export const saved = { __typename: 'SeriesReport', seriesId: 5, version: 4, series };

/** The server's answers to saves, and the inputs that were sent. */
export function onSave(...outcomes: object[]) {
  const sent: ReportSeriesMutationVariables['input'][] = [];
  const answer: Answer = {
    request: { query: ReportSeriesDocument, variables: () => true },
    result: ({ input }) => {
      sent.push(input as ReportSeriesMutationVariables['input']);
      return { data: { reportSeries: outcomes[sent.length - 1] ?? saved } };
    },
    maxUsageCount: 5,
  };
  return { answer, sent };
}

/** The series that wait for a result, by id, and the filters that were asked for. */
export function waiting(
  ...items: { id: number; mayChange?: boolean; isContested?: boolean; scheduledAt?: string | null }[]
) {
  const asked: NextToReportQueryVariables['filter'][] = [];
  const team = (id: number, name: string) => ({ __typename: 'TeamRef', id, name });
  const rows = items.map(({ id, mayChange = true, isContested = false, scheduledAt = '2025-11-20T19:30:00.000Z' }) => ({
    __typename: 'AdminSeries',
    mayChange,
    isContested,
    series: {
      __typename: 'Series',
      id,
      scheduledAt,
      division: { __typename: 'DivisionRef', id: 1, name: 'Division 1' },
      home: team(3, `Hemma ${id}`),
      away: team(4, `Borta ${id}`),
    },
  }));
  const answer: Answer = {
    request: { query: NextToReportDocument, variables: () => true },
    result: ({ filter }) => {
      asked.push(filter as NextToReportQueryVariables['filter']);
      return { data: { adminSeries: { __typename: 'AdminSeriesPage', items: rows } } };
    },
    maxUsageCount: 5,
  };
  return { answer, asked };
}

/** A field of the report. */
export const cell = (id: string) => document.getElementById(id) as HTMLInputElement;

/** The form is there. */
export const ready = () => screen.findByRole('heading', { level: 3, name: 'Match 1' });

/** One player a side, and two goals at home. */
export async function fillOneGame(user: UserEvent) {
  await ready();
  await user.selectOptions(cell('game-0-home-0-player'), '7');
  await user.selectOptions(cell('game-0-away-0-player'), '8');
  await user.type(cell('game-0-home-0-goals'), '2');
}
