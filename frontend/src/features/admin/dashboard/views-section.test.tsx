import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageViewPeriod } from '../../../lib/schema.generated';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { PageViewsDocument } from './page-views.generated';
import { ViewsSection } from './views-section';

const daysOf = (length: number, views: number) =>
  Array.from({ length }, (_, at) => ({
    date: new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10),
    views: at === length - 1 ? views : 0,
  }));
const page = (title: string, path: string | null, views: number) => ({ title, path, views });
const answer = (period: PageViewPeriod, pageViews: object) =>
  answerTo(PageViewsDocument, { pageViews }, { variables: { period, language: 'se' } });
const views = (length: number, total: number, pages: object[]) => ({
  total,
  days: daysOf(length, total),
  pages,
});
const draw = (...answers: MockLink.MockedResponse[]) =>
  renderStaffPart(<ViewsSection />, {
    answers,
    namespaces: ['admin', 'admin-dashboard'],
  });

test('the days are a chart with a table beside it, and the pages that are read most lead to themselves', async () => {
  await draw(answer('WEEK', views(7, 12, [page('I kväll', '/tonight', 9), page('Laginställningar', null, 3)])));
  expect(await screen.findByText('12 sidvisningar')).toBeVisible();
  const days = screen.getByRole('table', { name: 'Sidvisningar dag för dag', hidden: true });
  expect(within(days).getAllByRole('row', { hidden: true })).toHaveLength(8);
  const pages = screen.getByRole('table', { name: 'Mest lästa sidor' });
  expect(within(pages).getByRole('link', { name: 'I kväll' })).toHaveAttribute('href', '/tonight');
  expect(within(pages).queryByRole('link', { name: 'Laginställningar' })).toBeNull();
});

test('the period is one press, and says which it is', async () => {
  await draw(answer('WEEK', views(7, 12, [])), answer('MONTH', views(30, 345, [])));
  await screen.findByText('12 sidvisningar');
  expect(screen.getByRole('button', { name: '7 dagar', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '30 dagar', pressed: false }));
  expect(await screen.findByText('345 sidvisningar')).toBeVisible();
  expect(screen.getByRole('button', { name: '30 dagar', pressed: true })).toBeVisible();
});

test('a period without views says when there will be some', async () => {
  await draw(answer('WEEK', views(7, 0, [])));
  expect(await screen.findByText(/Inga sidor har räknats under perioden/)).toBeVisible();
});

test('numbers that do not come are asked for again by a press', async () => {
  await draw(noAnswerTo(PageViewsDocument));
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeVisible();
});
